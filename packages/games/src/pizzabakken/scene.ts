import { boog, deining, inUit, loop01, tussen, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { countGespeeld, currentOpgave } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { keukenOf } from './keuken.ts';
import { band, beleg } from './beleg.ts';
import { GAAR, SCHUIF, kanBakken, speelt } from './state.ts';
import type { PizzaState } from './state.ts';

export function scene(state: PizzaState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...band(state),
    ...oven(state),
    ...gast(state),
    ...kok(state),
    ...pizza(state),
    ...bonnen(state),
    ...viering(state),
  ];
}

/** Where the pizza is: on the counter, sliding into the oven, or handed back. */
function pizzaPlek(state: PizzaState): { readonly x: number; readonly y: number; readonly schaal: number } {
  const { pizza: plek, mond } = keukenOf(state.stand);
  const t = ticksInFase(state);
  const naar = state.run.fase === 'goed' ? inUit(loop01(t, 0, SCHUIF)) : 0;
  const terug = state.run.fase === 'uitleg' && !state.rustig ? 1 - veer(loop01(t, 8, 26)) : 0;
  const weg = Math.max(naar, terug);
  return { x: tussen(plek[0], mond[0], weg), y: tussen(plek[1], mond[1], weg), schaal: tussen(1, 0.24, weg) };
}

function pizza(state: PizzaState): Item[] {
  const { fase } = state.run;
  const [px, py, r] = keukenOf(state.stand).pizza;
  const plank: Item = { key: 'plank', x: px, y: py + 10, w: r * 2.2, h: r * 2.2, art: 'plank', z: 3 };
  if (fase === 'klaar') return [plank, ...groot(state)];
  if (fase === 'goed' && ticksInFase(state) >= SCHUIF) return [plank];
  const { x, y, schaal } = pizzaPlek(state);
  const deeg: Item = { key: 'pizza', x, y, w: r * 2, h: r * 2, sx: schaal, sy: schaal, art: 'pizza', z: 4 };
  return schaal < 0.9 ? [plank, deeg] : [plank, deeg, ...beleg(state)];
}

/** The pizza of the day: with a star for every word. */
function groot(state: PizzaState): Item[] {
  const [x, y, r] = keukenOf(state.stand).pizza;
  const op = veer(loop01(ticksInFase(state), 0, 30));
  const draai = state.rustig ? 0 : ticksInFase(state) * 0.5;
  const n = Math.max(1, countGespeeld(state.run));
  const sterren = Array.from({ length: n }, (_, i): Item => {
    const rad = ((i * 360) / n + draai) * (Math.PI / 180);
    return {
      key: `top${i}`,
      x: x + Math.cos(rad) * r * 0.62 * op,
      y: y + Math.sin(rad) * r * 0.62 * op,
      w: 66,
      h: 66,
      art: 'kit:ster',
      z: 6,
    };
  });
  return [{ key: 'pizza', x, y, w: r * 2, h: r * 2, rot: draai, sx: op, sy: op, art: 'pizza', toon: 'gaar', z: 4 }, ...sterren];
}

/** The oven has a face: it eats what it gets, beams when it is good and burps when it is not. */
function oven(state: PizzaState): Item[] {
  const { oven: plek, mond } = keukenOf(state.stand);
  const [x, y, w, h] = plek;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const kauwt = fase === 'goed' && t >= SCHUIF && t < GAAR && !state.rustig;
  const puf = kauwt ? 1 + deining(t, 12) * 0.02 : 1;
  const toon =
    fase === 'goed' || fase === 'klaar' ? (kauwt ? 'kauw' : 'blij') : fase === 'uitleg' ? 'boer' : kanBakken(state) ? 'honger' : '';
  const rook: Item[] = Array.from({ length: 3 }, (_, i): Item => {
    const u = ((state.tick + i * 50) % 150) / 150;
    return {
      key: `rook${i}`,
      x: x + w * 0.2 + Math.sin(u * 5 + i) * 12,
      y: y - h / 2 - 6 - u * 80,
      // Grows by its scale: another size would be laid out and drawn anew in every frame.
      w: 84,
      h: 84,
      sx: (44 + u * 40) / 84,
      sy: (44 + u * 40) / 84,
      alpha: state.rustig ? 0 : (1 - u) * 0.4,
      art: 'kit:stofje',
      z: 1,
    };
  });
  const open = kanBakken(state);
  const wenk = open && !state.rustig ? 1 + Math.abs(deining(state.tick, 80)) * 0.06 : 1;
  const knop: Item[] = speelt(state)
    ? [
        {
          key: 'bak',
          x: mond[0],
          y: mond[1] + 8,
          w: 196,
          h: 112,
          sx: wenk,
          sy: wenk,
          art: 'bak',
          toon: open ? 'aan' : '',
          label: 'Bak!',
          labelSize: 42,
          labelToon: 'wit',
          pick: 'klaar',
          name: 'Bak de pizza',
          uit: !open,
          alpha: open ? 1 : 0.6,
          z: 6,
        },
      ]
    : [];
  return [...rook, { key: 'oven', x, y, w, h, sx: puf, sy: 2 - puf, art: 'oven', toon, z: 2 }, ...knop];
}

/** The guest and what it orders: by ear, with the picture when there is one. */
function gast(state: PizzaState): Item[] {
  const { gast: plek, wolk } = keukenOf(state.stand);
  const { fase, rij } = state.run;
  const blij = fase === 'klaar' || (fase === 'goed' && ticksInFase(state) >= GAAR);
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 42)) * 22 : 0;
  const binnen = speelt(state) && state.run.poging === 1 && !state.rustig ? 1 - veer(loop01(state.tick, state.sinds, 24)) : 0;
  const wie: Item = {
    key: 'gast',
    x: plek[0] - binnen * 150,
    y: plek[1] - hop,
    w: 138,
    h: 152,
    art: 'kit:publiek',
    toon: `${(rij[0] ?? 3) * 29 + 11} ${blij ? 'trots' : fase === 'uitleg' ? 'denkt' : 'blij'}`,
    z: 2,
  };
  const opgave = currentOpgave(state.run);
  const punt: Item[] = blij ? [{ key: 'punt', x: plek[0] + 62, y: plek[1] + 8 - hop, w: 72, h: 66, rot: -20, art: 'punt', z: 3 }] : [];
  if (opgave === undefined || fase !== 'spelen') return [wie, ...punt];
  const { plaatje } = vraagVan(opgave, false);
  const op = veer(loop01(state.tick, state.sinds + 14, 18));
  const inhoud: Item =
    plaatje === null
      ? { key: 'wens', x: wolk[0], y: wolk[1] - 8, w: 84, h: 76, sx: op, sy: op, art: 'oor', z: 5 }
      : { key: 'wens', x: wolk[0], y: wolk[1] - 8, w: 92, h: 92, sx: op, sy: op, art: 'kit:plaatje', toon: plaatje, z: 5 };
  return [wie, { key: 'wolk', x: wolk[0], y: wolk[1], w: 170, h: 136, sx: op, sy: op, art: 'wolk', z: 4 }, inhoud];
}

function kok(state: PizzaState): Item[] {
  const [x, y] = keukenOf(state.stand).kok;
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 46)) * 18 : 0;
  const t = ticksInFase(state);
  const muts = fase === 'uitleg' && !state.rustig ? boog(loop01(t, 8, 40)) * 120 : 0;
  return [
    { key: 'blob', x, y: y - hop, w: 150, h: 165, art: 'kit:blob', toon: blij ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij', z: 7 },
    { key: 'muts', x: x - 2, y: y - 78 - hop - muts, w: 96, h: 88, rot: muts * 0.6, art: 'muts', z: 8 },
  ];
}

/** A slip for every order; done ones have a bite out of them. */
function bonnen(state: PizzaState): Item[] {
  const [x, y, dx] = keukenOf(state.stand).bonnen;
  const { uitslag, rij, fase } = state.run;
  return uitslag.map((u, i): Item => ({
    key: `bon${i}`,
    x: x - (uitslag.length > 1 && state.stand === 'liggend' ? (uitslag.length - 1 - i) * dx - 60 : -i * dx),
    y,
    w: 30,
    h: 44,
    art: 'bon',
    toon: u !== null ? 'klaar' : rij[0] === i && fase !== 'klaar' ? 'nu' : '',
    z: 3,
  }));
}

function viering(state: PizzaState): Item[] {
  const { mond, stoom } = keukenOf(state.stand);
  const [px, py, pr] = keukenOf(state.stand).pizza;
  const t = ticksInFase(state);
  const { rustig } = state;
  if (state.run.fase === 'uitleg') {
    const boer = loop01(t, 0, 40);
    const ring: Item = {
      key: 'boer',
      x: mond[0] - boer * 120,
      y: mond[1] - boer * 60,
      w: 150,
      h: 150,
      sx: 0.4 + boer * 0.6,
      sy: 0.4 + boer * 0.6,
      alpha: rustig ? 0 : (1 - boer) * 0.9,
      art: 'kring',
      z: 9,
    };
    return [ring, oordeelRing(false, px, py - pr, 104)];
  }
  if (state.run.fase === 'klaar')
    return feest({
      key: 'slot',
      x: px,
      y: py,
      aantal: 24,
      leeftijd: t,
      duur: 150,
      seed: 9,
      kracht: 14,
      rustig,
      art: 'hapje',
      tonen: ['0', '1', '2'],
      maat: [36, 36],
    });
  if (state.run.fase !== 'goed') return [];
  const ring = oordeelRing(true, mond[0], mond[1], 170, veer(loop01(t, SCHUIF, 16)), 1 - loop01(t, GAAR + 20, 14));
  return [...(t >= SCHUIF && t < GAAR + 34 ? [ring] : []), ...stoomwoord(state, stoom, t)];
}

/** The word leaves the chimney letter by letter. */
function stoomwoord(state: PizzaState, [x, y]: readonly [number, number], t: number): Item[] {
  const woord = [...(currentOpgave(state.run)?.woord.woord ?? '')];
  const { w } = maatOf(state.stand);
  const stap = Math.min(50, (Math.min(w - x, x) * 2 - 30) / Math.max(1, woord.length));
  return woord.flatMap((letter, i): Item[] => {
    const u = loop01(t, GAAR + i * 3, 20);
    if (u === 0) return [];
    const zweef = state.rustig ? 0 : deining(state.tick, 70, i * 0.12) * 5;
    return [
      {
        key: `stoom${i}`,
        x: x + (i - (woord.length - 1) / 2) * stap,
        y: y + (1 - veer(u)) * 70 + zweef,
        w: 62,
        h: 62,
        alpha: u,
        art: 'stoom',
        label: letter,
        labelSize: Math.min(48, stap * 1.05),
        z: 12,
      },
    ];
  });
}
