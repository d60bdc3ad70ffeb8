import { boog, clamp01, deining, inUit, kromme, loop01, tussen, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { kolomOf, rijOf } from '@spelrijk/game-kit/raster';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { LETTER, ROND, STAP, geheimWoord, speelt } from './state.ts';
import type { DoolhofState } from './state.ts';
import { celXY, poortBord, tuinOf } from './tuin.ts';

type Plek = readonly [x: number, y: number];

export function scene(state: DoolhofState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...heggen(state),
    ...poorten(state),
    ...mol(state),
    ...loper(state),
    ...vraag(state),
    ...kaart(state),
    ...vuurvliegen(state),
    ...viering(state),
  ];
}

/** Pieces of hedge inside the room; they grow when one comes in. The top row is one drawing. */
function heggen(state: DoolhofState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const { raster, cel, x, y } = tuinOf(state.stand);
  const breed = raster.kolommen * cel;
  const nieuw = state.run.fase === 'spelen' && state.run.poging === 1;
  const binnen = state.kamer.muren.filter((vak) => rijOf(raster, vak) > 0);
  return [
    {
      key: 'bovenheg',
      x: x + breed / 2,
      y: y + cel / 2,
      w: breed,
      h: cel,
      art: `heg-${state.stand}`,
      toon: String(state.opties.length),
      z: 1,
    },
    ...binnen.map((vak, i): Item => {
      const [hx, hy] = celXY(state.stand, vak);
      const op = nieuw ? veer(loop01(state.tick, state.sinds + (i % 5) * 3, 20)) : 1;
      return {
        key: `heg${vak}`,
        x: hx,
        y: hy - 8 + (1 - op) * 30,
        w: cel + 6,
        h: cel + 18,
        sy: Math.max(0.05, op),
        art: 'struik',
        toon: String((vak * 7) % 3),
        z: 2 + rijOf(raster, vak) * 2,
      };
    }),
  ];
}

function poorten(state: DoolhofState): Item[] {
  if (state.run.fase === 'klaar') return [];
  return state.opties.flatMap((optie, i) => poort(state, optie, i));
}

function poort(state: DoolhofState, optie: string, i: number): Item[] {
  const { stand } = state;
  const n = state.opties.length;
  const { cel } = tuinOf(stand);
  const [px, py] = celXY(stand, state.kamer.deuren[i] ?? 0);
  const [x, y, w, h] = poortBord(stand, i, n);
  const opgave = currentOpgave(state.run);
  const goed = state.poort === i && state.run.fase === 'goed';
  const plaatjes = opgave?.plaatjes === true;
  const kijk = isVoorgedaan(state.run) && speelt(state) && optie === opgave?.antwoord;
  const kies = state.doel !== null && state.doel === state.kamer.deuren[i];
  const paal: Item[] =
    y < py - cel * 1.4 || Math.abs(x - px) > 40
      ? [{ key: `paal${i}`, x: px, y: (y + py - cel * 0.4) / 2 + 14, w: 14, h: Math.max(10, py - cel * 0.4 - y), art: 'paal', z: 2 }]
      : [];
  return [
    {
      key: `boog${i}`,
      x: px,
      y: py - 4,
      w: cel * 1.5,
      h: cel * 1.24,
      art: 'boog',
      toon: goed || state.run.fase === 'klaar' ? 'aan' : '',
      z: 3,
    },
    ...(goed ? [{ key: 'licht', x: px, y: py, w: cel * 3, h: cel * 3, alpha: loop01(ticksInFase(state), 4, 16), art: 'licht', z: 2 }] : []),
    ...paal,
    ...(kijk ? [{ key: 'kijk', x, y, w: w + 26, h: h + 26, art: 'gloed', z: 13 }] : []),
    {
      key: `poort${i}`,
      x,
      y,
      w,
      h,
      art: 'bord',
      toon: kies ? 'kies' : '',
      ...(plaatjes ? {} : fitTekst(optie, w - 46, h - 20, 52)),
      pick: `poort:${i}`,
      name: optie,
      nummer: i + 1,
      uit: !speelt(state),
      z: 14,
    },
    ...(plaatjes ? [{ key: `plaat${i}`, x, y, w: h - 12, h: h - 12, art: 'kit:plaatje', toon: optie, z: 15 }] : []),
  ];
}

/** Where the child is: walking, on through the gate, or led round and back. */
function loperPlek(state: DoolhofState): { readonly plek: Plek; readonly alpha: number } {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const [x, y] = celXY(state.stand, state.vak);
  const [vx, vy] = celXY(state.stand, state.vorig);
  const { cel, raster } = tuinOf(state.stand);
  if (fase === 'goed') return { plek: [x, y - loop01(t, 10, 40) * cel * 0.9], alpha: 1 - loop01(t, 40, 24) };
  if (fase === 'uitleg') {
    if (t < ROND * 0.4) return { plek: [x, y - loop01(t, 0, ROND * 0.4) * cel * 0.7], alpha: 1 - loop01(t, 6, 14) };
    const [bx, by] = celXY(state.stand, state.kamer.begin);
    const kom = inUit(loop01(t, ROND, 26));
    return { plek: [bx, by + (1 - kom) * cel], alpha: loop01(t, ROND, 12) };
  }
  const stap = state.rustig ? 1 : clamp01((state.tick - state.stapOp) / (STAP / state.tempo));
  return { plek: [tussen(vx, x, stap), tussen(vy, y, stap) - (raster.kolommen > 0 ? boog(stap) * 10 : 0)], alpha: 1 };
}

function loper(state: DoolhofState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const { raster, cel } = tuinOf(state.stand);
  const { plek, alpha } = loperPlek(state);
  const { fase } = state.run;
  const duizelt = fase === 'uitleg' && ticksInFase(state) > ROND && !state.rustig ? deining(state.tick, 40) * 9 : 0;
  const kant = state.rustig
    ? 0
    : (kolomOf(raster, state.vak) - kolomOf(raster, state.vorig)) * 6 * (state.tick - state.stapOp < STAP ? 1 : 0);
  const mood = fase === 'goed' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const z = 3 + rijOf(raster, state.vak) * 2;
  return [
    { key: 'schaduw', x: plek[0], y: plek[1] + cel * 0.36, w: cel * 0.7, h: 20, alpha: alpha * 0.8, art: 'schaduw', z },
    {
      key: 'blob',
      x: plek[0],
      y: plek[1] - 12,
      w: cel * 0.92,
      h: cel * 1.01,
      rot: kant + duizelt,
      alpha,
      art: 'kit:blob',
      toon: mood,
      z: fase === 'uitleg' ? 12 : z,
    },
  ];
}

/** It comes up beside the wrong gate, with the map upside down. */
function mol(state: DoolhofState): Item[] {
  const t = ticksInFase(state);
  if (state.run.fase !== 'uitleg' || t < ROND * 0.5) return [];
  const { raster, cel } = tuinOf(state.stand);
  const deur = state.kamer.deuren[state.poort ?? 0] ?? 0;
  const [x, y] = celXY(state.stand, deur + raster.kolommen);
  const kant = kolomOf(raster, deur) < raster.kolommen / 2 ? 1 : -1;
  const op = veer(loop01(t, ROND * 0.5, 20));
  return [{ key: 'mol', x: x + kant * cel * 0.2, y: y - 6 + (1 - op) * 40, w: 124, h: 120, sy: Math.max(0.05, op), art: 'mol', z: 12 }];
}

function vraag(state: DoolhofState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const [x, y, breed, h] = tuinOf(state.stand).vraag;
  const { tekst, zin, plaatje } = vraagVan(opgave, state.run.fase === 'goed');
  const w = zin ? breed : tekst === null ? 200 : 480;
  const common = { key: 'vraag', x, y, w, h, art: zin ? `vraag-${state.stand}` : tekst === null ? 'vraag-oor' : 'vraag-woord', z: 16 };
  if (tekst !== null) return [{ ...common, ...fitTekst(tekst, w - 64, h - 26, zin ? 44 : 62) }];
  if (plaatje === null) return [common];
  return [
    { ...common, toon: 'leeg' },
    { key: 'vraagplaat', x, y, w: 82, h: 82, art: 'kit:plaatje', toon: plaatje, z: 17 },
  ];
}

/** The secret word as far as it was found. */
function kaart(state: DoolhofState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const [x, y, w, h] = tuinOf(state.stand).kaart;
  const woord = geheimWoord(state.run.opgaven.length);
  const vast = state.run.fase === 'goed' && ticksInFase(state) < LETTER ? state.letters - 1 : state.letters;
  const label = [...woord].map((letter, i) => (i < vast ? letter : '•')).join(' ');
  const plof = state.run.fase === 'goed' ? boog(loop01(ticksInFase(state), LETTER, 14)) * 0.06 : 0;
  return [
    {
      key: 'kaart',
      x,
      y,
      w,
      h,
      sx: 1 + plof,
      sy: 1 + plof,
      art: 'kaart',
      label,
      labelSize: Math.min(46, ((w - 84) / woord.length) * 1.15),
      z: 16,
    },
  ];
}

/** A letter flies from the gate to the map. */
function viering(state: DoolhofState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  if (fase === 'klaar') return schat(state, t);
  const { stand } = state;
  if (fase === 'uitleg') {
    const [x, y] = celXY(stand, state.kamer.deuren[state.poort ?? 0] ?? 0);
    return t < 20 ? [] : [oordeelRing(false, x, y + 24, 170)];
  }
  if (fase !== 'goed') return [];
  const [px, py] = celXY(stand, state.kamer.deuren[state.poort ?? 0] ?? 0);
  const [kx, ky] = tuinOf(stand).kaart;
  const vlieg = inUit(loop01(t, 14, LETTER - 14));
  const [lx, ly] = kromme([px, py], [(px + kx) / 2, Math.min(py, ky) - 80], [kx, ky], vlieg);
  const letter: Item[] =
    t >= 8 && t < LETTER
      ? [
          {
            key: 'letter',
            x: lx,
            y: ly,
            w: 84,
            h: 84,
            sx: veer(loop01(t, 8, 12)),
            sy: veer(loop01(t, 8, 12)),
            art: 'sleutel',
            label: geheimWoord(state.run.opgaven.length)[state.letters - 1] ?? '',
            labelSize: 46,
            z: 30,
          },
        ]
      : [];
  return [
    ...letter,
    oordeelRing(true, px, py + 24, 176, veer(loop01(t, 2, 16)), 1 - loop01(t, 58, 14)),
    ...feest({
      key: 'ster',
      x: px,
      y: py - 20,
      aantal: 12,
      leeftijd: t - 4,
      duur: 50,
      seed: state.kans,
      kracht: 8,
      rustig: state.rustig,
      art: 'vonk',
      tonen: [''],
      maat: [24, 24],
    }),
  ];
}

function vuurvliegen(state: DoolhofState): Item[] {
  if (state.rustig) return [];
  const { w, h } = maatOf(state.stand);
  return [0, 1, 2, 3, 4].map((i): Item => ({
    key: `vlieg${i}`,
    x: w * (0.1 + 0.2 * i) + deining(state.tick, 310, i * 0.3) * 70,
    y: h * (0.5 + 0.12 * ((i * 2) % 4)) + deining(state.tick, 230, i * 0.21) * 40,
    w: 30,
    h: 30,
    alpha: 0.45 + 0.45 * deining(state.tick, 90, i * 0.27),
    art: 'vonk',
    z: 13,
  }));
}

/** The treasure room: the chest opens, the secret word rises out of it. The mole has found it too. */
function schat(state: DoolhofState, t: number): Item[] {
  const { w, h } = maatOf(state.stand);
  const y = h * 0.66;
  const open = t > 24;
  const op = veer(loop01(t, 30, 30));
  const woord = geheimWoord(state.run.opgaven.length);
  const hop = state.rustig ? 0 : Math.abs(deining(state.tick, 42)) * 22;
  const breed = Math.min(w - 60, 620);
  return [
    { key: 'gloor', x: w / 2, y: y - 40, w: 700, h: 700, alpha: op * 0.9, art: 'licht', z: 3 },
    { key: 'kist', x: w / 2, y, w: 300, h: 250, art: 'kist', toon: open ? 'open' : '', z: 5 },
    {
      key: 'woord',
      x: w / 2,
      y: tussen(y - 40, h * 0.26, op),
      w: breed,
      h: 120,
      sx: Math.max(0.05, op),
      sy: Math.max(0.05, op),
      art: 'kaart',
      label: woord,
      labelSize: Math.min(76, (breed - 100) / (woord.length * 0.58)),
      labelToon: 'vet',
      z: 8,
    },
    { key: 'blob', x: w / 2 - 230, y: y + 20 - hop, w: 140, h: 154, art: 'kit:blob', toon: 'trots', z: 6 },
    { key: 'mol', x: w / 2 + 230, y: y + 46, w: 150, h: 145, art: 'mol', toon: 'blij', z: 6 },
    ...feest({
      key: 'slot',
      x: w / 2,
      y: y - 80,
      aantal: 26,
      leeftijd: t - 24,
      duur: 126,
      seed: 2,
      kracht: 13,
      rustig: state.rustig,
      art: 'munt',
      tonen: ['', 'g', 'p'],
      maat: [34, 34],
    }),
  ];
}
