import { boog, deining, inUit, kromme, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitLabel, fitLetters, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import { inBak } from '@spelrijk/game-kit/sorteer/bakken';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { oever } from './oever.ts';
import { PER_BLAD, RONDJE, TOON_TICKS, ZWEM, alsGeleid, isTypen, speelt } from './state.ts';
import type { VijverState } from './state.ts';
import { bladMaat, bladPlek, uitDeel, vijverOf } from './vijver.ts';
import type { Plek } from './vijver.ts';

export function scene(state: VijverState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...planten(state),
    ...bladen(state),
    ...bewoners(state),
    ...vis(state),
    ...oever(state),
    ...schrijven(state),
    ...viering(state),
  ];
}

function planten(state: VijverState): Item[] {
  return state.planten.map((plant, i): Item => {
    const [x, y] = uitDeel(state.stand, plant);
    const groei = veer(loop01(state.tick, plant.op, 26));
    const wieg = state.rustig ? 0 : deining(state.tick, 210, i * 0.3) * 3;
    return { key: `plant${i}`, x, y, w: 104, h: 96, sx: groei, sy: groei, rot: wieg, art: 'plant', toon: String(i % 4), z: 1 };
  });
}

const isOpen = (state: VijverState): boolean => state.run.fase !== 'klaar' && !isTypen(state);

function bladen(state: VijverState): Item[] {
  if (!isOpen(state)) return [];
  const n = state.bladen.length;
  const [w, h] = bladMaat(state.stand, n);
  const antwoord = currentOpgave(state.run)?.antwoord;
  return state.bladen.flatMap((blad, i): Item[] => {
    const [x, y] = bladPlek(state.stand, i, n);
    const drijf = state.rustig ? 0 : deining(state.tick, 260, i * 0.27) * 5;
    const kijk = isVoorgedaan(state.run) && speelt(state) && blad === antwoord;
    const keus = state.keus === i && speelt(state);
    const duik = state.gekozen === blad && state.run.fase === 'goed' ? boog(loop01(ticksInFase(state), ZWEM - 4, 20)) * 0.08 : 0;
    const rand: Item[] =
      kijk || keus ? [{ key: `rand${i}`, x, y: y + drijf, w: w + 34, h: h + 30, art: 'rand', toon: kijk ? 'kijk' : '', z: 2 }] : [];
    return [
      ...rand,
      {
        key: `blad${i}`,
        x,
        y: y + drijf,
        w,
        h,
        sx: 1 + duik,
        sy: 1 - duik,
        art: 'blad',
        toon: String(i % 2),
        ...fitLabel(blad, w * 0.68, 76),
        labelToon: 'wit',
        pick: `blad:${i}`,
        name: blad,
        nummer: i + 1,
        uit: !speelt(state),
        z: 3,
      },
    ];
  });
}

/** The fish that have found their pad go round it; three at most, the others are below. */
function bewoners(state: VijverState): Item[] {
  if (!isOpen(state)) return [];
  const n = state.bladen.length;
  const [w, h] = bladMaat(state.stand, n);
  return state.bladen.flatMap((blad, i): Item[] => {
    const [x, y] = bladPlek(state.stand, i, n);
    const onderweg = state.gekozen === blad && state.run.fase === 'goed' && ticksInFase(state) < ZWEM ? 1 : 0;
    const count = Math.min(PER_BLAD, inBak(state.bakken, blad) - onderweg);
    return Array.from({ length: count }, (_, k): Item => {
      const hoek = (state.rustig ? 0 : state.tick / 130) + (k * Math.PI * 2) / PER_BLAD + i + 0.6;
      return {
        key: `bewoner${i}-${k}`,
        x: x + Math.cos(hoek) * (w * 0.5 + 14),
        y: y + Math.sin(hoek) * (h * 0.5 + 10),
        w: 82,
        h: 46,
        sx: Math.sin(hoek) > 0 ? 1 : -1,
        rot: Math.cos(hoek) * 16,
        art: 'koi',
        toon: String((k + i) % 3),
        z: Math.sin(hoek) > 0 ? 4 : 2,
      };
    });
  });
}

/** Where the fish is now: coming up, held by a finger, on its way, or on its round. */
function visPlek(state: VijverState): { readonly plek: Plek; readonly kant: number; readonly rot: number } {
  const thuis = vijverOf(state.stand).vis;
  const t = ticksInFase(state);
  if (state.sleep !== null && speelt(state))
    return { plek: [state.sleep.x, state.sleep.y], kant: state.sleep.x < thuis[0] ? 1 : -1, rot: 0 };
  const i = state.bladen.indexOf(state.gekozen ?? '');
  const doel: Plek = i < 0 ? thuis : bladPlek(state.stand, i, state.bladen.length);
  const kant = doel[0] <= thuis[0] ? 1 : -1;
  if (state.run.fase === 'goed')
    return { plek: kromme(thuis, [thuis[0], doel[1] + 60], doel, inUit(loop01(t, 0, ZWEM))), kant, rot: kant * 22 };
  if (state.run.fase === 'uitleg' && !state.rustig) {
    const hoek = uitloop(loop01(t, 0, RONDJE)) * Math.PI * 2;
    const straal = boog(loop01(t, 0, RONDJE)) * 120;
    return {
      plek: [thuis[0] + Math.sin(hoek) * straal * kant, thuis[1] - (1 - Math.cos(hoek)) * straal * 0.6],
      kant,
      rot: Math.sin(hoek) * 24,
    };
  }
  const bob = state.rustig ? 0 : deining(state.tick, 150) * 6;
  const op = speelt(state) && state.run.poging === 1 && !state.rustig ? 1 - veer(loop01(state.tick, state.sinds, 30)) : 0;
  return { plek: [thuis[0], thuis[1] + bob + op * 120], kant: 1, rot: 0 };
}

function vis(state: VijverState): Item[] {
  if (!isOpen(state) || state.kikker) return [];
  const t = ticksInFase(state);
  const er = state.run.fase === 'goed' && t > ZWEM;
  const { plek, kant, rot } = visPlek(state);
  const [x, y] = plek;
  const klein = state.run.fase === 'goed' ? tussen(1, 0.42, inUit(loop01(t, 0, ZWEM))) : 1;
  if (er) return [];
  const staart = state.rustig ? 0 : deining(state.tick, 34) * 3;
  return [
    { key: 'schaduw', x, y: y + 60, w: 200, h: 40, sx: klein, sy: klein, art: 'schaduw', z: 4 },
    {
      key: 'vis',
      x,
      y,
      w: 210,
      h: 118,
      sx: kant * klein,
      sy: klein,
      rot: rot + staart,
      art: 'koi',
      toon: state.run.fase === 'goed' ? '0' : 'wit',
      z: 6,
    },
    ...woordbord(state, x, y - 108 * klein, klein),
  ];
}

/** The word on its bubble: to be read, or an ear (and the picture) when it has to be heard. */
function woordbord(state: VijverState, x: number, y: number, klein: number): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const { tekst, plaatje } = vraagVan(opgave, state.run.fase === 'goed');
  const alpha = state.run.fase === 'goed' ? 1 - loop01(ticksInFase(state), ZWEM - 14, 12) : 1;
  const common = { sx: klein, sy: klein, alpha };
  const breed = tekst === null ? 180 : Math.max(220, Math.min(430, 110 + tekst.length * 36)) + (plaatje === null ? 0 : 84);
  const midden = plaatje === null ? x : x + 42;
  const picture: Item[] =
    plaatje === null
      ? []
      : [{ key: 'plaatje', ...common, x: x - breed / 2 + 66, y, w: 74, h: 74, art: 'kit:plaatje', toon: plaatje, z: 8 }];
  const wat: Item =
    tekst === null
      ? { key: 'woord', ...common, x: midden, y, w: 76, h: 68, art: 'oor', z: 8 }
      : {
          key: 'woord',
          ...common,
          x: midden,
          y,
          w: breed - 40,
          h: 96,
          label: tekst,
          labelSize: fitLetters(tekst, breed - 70 - (plaatje === null ? 0 : 84), 64),
          z: 8,
        };
  return [{ key: 'bel', ...common, x, y, w: breed, h: 106, art: 'bel', z: 7 }, ...picture, wat];
}

/** The frog's leaf: the row of letters for dictation and for the encore. */
function schrijven(state: VijverState): Item[] {
  const typt = isTypen(state) && state.run.fase !== 'klaar';
  if (!typt && !state.kikker) return [];
  const { strook: waar, knop } = vijverOf(state.stand);
  const [x, y, breed] = waar;
  const shown = state.kikker ? alsGeleid(state) : state;
  const op = state.kikker ? veer(loop01(ticksInFase(state), ZWEM, 22)) : 1;
  const rol: Item = { key: 'rol', x, y, w: breed + 60, h: 190, sx: op, sy: op, art: 'lelierol', z: 12 };
  if (op < 0.6) return [rol];
  const letters = strook(shown, { x, y: y + 4, breed: breed - 40, hoog: 104, vak: 74, art: 'vak', z: 13 });
  return [rol, ...letters, ...voorbeeld(state, x, y), ...knoppen(state, knop)];
}

/** The frog holds the word up for a moment, then it has to be remembered. */
function voorbeeld(state: VijverState, x: number, y: number): Item[] {
  const t = ticksInFase(state) - ZWEM;
  if (!state.kikker || t > TOON_TICKS || state.vakken.inhoud.length > 0) return [];
  const woord = currentOpgave(state.run)?.woord.woord ?? '';
  return [
    {
      key: 'toon',
      x,
      y: y + 4,
      w: 620,
      h: 120,
      art: 'bel',
      label: woord,
      labelSize: fitLetters(woord, 540, 76),
      alpha: 1 - loop01(t, TOON_TICKS - 16, 16),
      z: 14,
    },
  ];
}

function knoppen(state: VijverState, [x, y]: Plek): Item[] {
  const common = { x, y, w: 230, h: 96, art: 'knop', labelSize: 38, labelToon: 'wit', z: 13 } as const;
  if (state.kikker) return [{ key: 'later', ...common, label: 'Verder', pick: 'later', name: 'Verder, zonder te schrijven' }];
  const leeg = state.vakken.inhoud.length === 0;
  if (!speelt(state) || state.run.poging > 1) return [];
  return [{ key: 'klaar', ...common, label: 'Klaar!', pick: 'klaar', name: 'Mijn woord is klaar', uit: leeg, alpha: leeg ? 0.55 : 1 }];
}

function viering(state: VijverState): Item[] {
  const t = ticksInFase(state);
  const { stand, rustig } = state;
  if (state.run.fase === 'uitleg') {
    const { plek } = visPlek(state);
    return [isTypen(state) ? oordeelRing(false, ...schrijfPlek(state), 110) : oordeelRing(false, plek[0], plek[1] + 26, 196)];
  }
  if (state.run.fase === 'klaar') return slot(state, t);
  if (state.run.fase !== 'goed' || t < ZWEM) return [];
  const i = state.bladen.indexOf(state.gekozen ?? '');
  const [x, y] = i < 0 ? schrijfPlek(state) : bladPlek(stand, i, state.bladen.length);
  const kringen = [0, 1, 2].map((k): Item => {
    const groei = loop01(t, ZWEM + k * 9, 46);
    return { key: `kring${k}`, x, y, w: 420, h: 240, sx: 0.3 + groei, sy: 0.3 + groei, alpha: (1 - groei) * 0.8, art: 'kring', z: 2 };
  });
  const ring = oordeelRing(true, x, y, 150, veer(loop01(t, ZWEM, 16)), 1 - loop01(t, ZWEM + 34, 12));
  const bloesem = feest({
    key: 'bloesem',
    x,
    y,
    aantal: 12,
    leeftijd: t - ZWEM,
    duur: 50,
    seed: state.kans,
    kracht: 9,
    rustig,
    art: 'bloesem',
    tonen: ['0', '1'],
    maat: [26, 26],
  });
  return [...kringen, ...bloesem, ...(t < ZWEM + 46 ? [ring] : [])];
}

const schrijfPlek = (state: VijverState): Plek => [vijverOf(state.stand).strook[0], vijverOf(state.stand).strook[1] - 118];

/** At the end all koi swim their round and every shell that was left becomes a flower. */
function slot(state: VijverState, t: number): Item[] {
  const { stand, rustig } = state;
  const [l, top, r, b] = vijverOf(stand).water;
  const [mx, my] = [(l + r) / 2, (top + b) / 2];
  const ronde = Array.from({ length: 6 }, (_, k): Item => {
    const hoek = (rustig ? 0 : t / 70) + (k * Math.PI) / 3;
    const op = veer(loop01(t, k * 6, 24));
    return {
      key: `dans${k}`,
      x: mx + Math.cos(hoek) * (r - l) * 0.3,
      y: my + Math.sin(hoek) * (b - top) * 0.2,
      w: 120,
      h: 68,
      sx: (Math.sin(hoek) > 0 ? 1 : -1) * op,
      sy: op,
      rot: Math.cos(hoek) * 18,
      art: 'koi',
      toon: String(k % 3),
      z: 4,
    };
  });
  const bloei = Array.from({ length: Math.min(8, state.schelpen) }, (_, k): Item => {
    const op = veer(loop01(t, 20 + k * 8, 24));
    return {
      key: `bloei${k}`,
      x: tussen(l + 120, r - 120, (k + 0.5) / 8),
      y: my + (k % 2 === 0 ? -20 : 60),
      w: 104,
      h: 96,
      sx: op,
      sy: op,
      art: 'plant',
      toon: String(k % 4),
      z: 3,
    };
  });
  const bloesem = { key: 'bloesem', x: mx, y: my - 120, aantal: 18, leeftijd: t, duur: 150, seed: 6, kracht: 13, rustig };
  return [...ronde, ...bloei, ...feest({ ...bloesem, art: 'bloesem', tonen: ['0', '1'], maat: [30, 30] })];
}
