/** The word: what is loose stands on the bar, what was laid stands on the tray, which the waiter carries on their head. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying } from '@spelrijk/game-kit/mechanics/leggen';
import { isGuided, isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import {
  bump,
  cheer,
  drawKeuzeRand,
  drawOptiebord,
  easeInOut,
  between,
  isGlad,
  isOwn,
  placeInRijen,
  popIn,
  progress01,
  shake,
  stemmingOf,
  sway,
  vakbeeldOf,
} from '@spelrijk/game-kit/stage';
import type { Optielook, Plek } from '@spelrijk/game-kit/stage';
import { ding, HOOG } from './dingen.ts';
import { layRows, lettersFor, maatFor } from './rijen.ts';
import type { Rijtjes } from './rijen.ts';
import { isOrdening, isZinOpBlad, terrasOf } from './state.ts';
import type { DienbladState } from './state.ts';

/** From row to row on the tray, and on the bar. */
const ETAGE = 132;
const BARRIJ = 106;
const VILTJE = 66;
/** A coaster lies on the tray, below the middle of a glass. */
const VILTJE_LAGER = 30;
const HOP = { periode: 36, hoogte: 12 } as const;
const SCHOK = { periode: 12, demping: 26, uitslag: 9 } as const;
const VLUCHT = 20;
/** From cake to cake in the finale. */
const TOETJE = 92;
const BORDJE: Optielook = { pick: 'optie', letters: 52, rand: { w: 78, h: 34 }, plaat: { krimp: 26 }, gloed: { w: 40, h: 36 }, klank: 22 };
const GLAASJE: Optielook = { ...BORDJE, letters: 46, rand: { w: 26, h: 30 } };

export function drawWoord(state: DienbladState): Item[] {
  const op = isOrdening(state) ? drawGelegd(state) : drawKeuzes(state);
  return [
    ...drawServeerder(state),
    ...drawBar(state),
    ...op,
    ...(isOrdening(state) ? [...drawLos(state), ...drawKnoppen(state)] : []),
    ...drawHartjes(state),
  ];
}

/** Off to the table and back: how far everything on the tray is shifted now. */
const wiebel = (state: DienbladState): number =>
  state.run.fase === 'uitleg'
    ? shake(state, ticksInFase(state), SCHOK)
    : shake(state, state.tick - state.misOp, { periode: 8, demping: 8, uitslag: 5 });

/** How high the tray is lifted: a little when something is put on it, and for joy. */
const til = (state: DienbladState): number =>
  cheer(state, HOP) - (state.rustig ? 0 : bump(state.tick, { van: state.letterOp, duur: 14 }) * 8);

function drawServeerder(state: DienbladState): Item[] {
  const [x, y] = terrasOf(state).blad;
  const op = til(state);
  const [bx, by]: Plek = [x, y + 92 - op * 0.6];
  return [ding('serveerder', [bx, by], { toon: stemmingOf(state.run.fase) }), ding('strik', [bx, by + 46])];
}

export function drawBar(state: DienbladState): Item[] {
  const { bar } = terrasOf(state);
  const { w, h } = state.stand === 'liggend' ? { w: 1280, h: 720 } : { w: 720, h: 960 };
  return [ding('bar', [w / 2, (bar + h) / 2], { w, h: h - bar, art: `bar-${state.stand}` })];
}

/** Trays above each other, as wide as what stands on them; rods between them. */
function drawPlateaus(state: DienbladState, { breed }: Rijtjes, op: number): Item[] {
  const [x, y] = terrasOf(state).blad;
  const n = breed.length;
  const breedst = Math.max(...breed);
  return breed.flatMap((w, rij) => {
    const hoog = y - (n - 1 - rij) * ETAGE - op;
    const plateau = ding('plateau', [x, hoog + 10], { w: Math.max(260, w + 76) }, rij);
    return rij === n - 1
      ? [plateau]
      : [
          ding('stang', [x - breedst / 2 - 18, hoog + 70], {}, rij * 2),
          ding('stang', [x + breedst / 2 + 18, hoog + 70], {}, rij * 2 + 1),
          plateau,
        ];
  });
}

/** Middle of what stands in row `rij` of `n` on the tray. */
function onTray(state: DienbladState, { dx, rij }: { readonly dx: number; readonly rij: number }, n: number): Plek {
  const [x, y] = terrasOf(state).blad;
  return [x + dx, y - HOOG / 2 - (n - 1 - rij) * ETAGE];
}

/** What was laid, in its order, and a coaster for what is still to come: always with its middle above the waiter. */
function drawGelegd(state: DienbladState): Item[] {
  const { breed } = terrasOf(state);
  const { doel, inhoud } = state.vakken;
  const breedtes = doel.map((_, i) => (inhoud[i] === undefined ? VILTJE : maatFor(inhoud[i]).w));
  const rijtjes = layRows(breedtes, { breed, rijen: 2 });
  const n = rijtjes.breed.length;
  const op = til(state);
  const schok = wiebel(state);
  const stukken = rijtjes.plekken.map((plaats, i) => {
    const { vol, nu, label, labelToon } = vakbeeldOf(state, i);
    const [x, y] = onTray(state, plaats, n);
    if (!vol)
      return ding(
        'viltje',
        [x + (nu ? schok : 0), y + VILTJE_LAGER - op],
        { toon: nu ? 'nu' : '', ...(label === undefined ? {} : { label, labelSize: lettersFor(label, 92), labelToon }) },
        i,
      );
    const stuk = inhoud[i] ?? '';
    const nieuw = i === inhoud.length - 1 ? popIn(state.tick, { van: state.letterOp, duur: 16 }) : 1;
    return ding(
      'stuk',
      [x + schok, y - op + (1 - nieuw) * 30],
      { w: plaats.w, sx: nieuw, sy: nieuw, art: maatFor(stuk).art, label: label ?? stuk, labelSize: lettersFor(stuk, plaats.w), labelToon },
      i,
    );
  });
  return [...drawPlateaus(state, rijtjes, op), ...(state.run.fase === 'klaar' ? drawToetje(state) : stukken)];
}

/** At the end the waiter treats everybody. */
function drawToetje(state: DienbladState): Item[] {
  const [x, y] = terrasOf(state).blad;
  return [-1, 0, 1].map((kant) => {
    const op = popIn(ticksInFase(state), { van: 10 + kant * 8, duur: 20 });
    return ding('gerecht', [x + kant * TOETJE, y - 58 - til(state)], { toon: '2', sx: op, sy: op }, kant + 1);
  });
}

/** What is loose stands where it stood from the start; what was laid leaves its place free. */
function drawLos(state: DienbladState): Item[] {
  if (isGlad(state)) return [];
  const { rij, breed, blad } = terrasOf(state);
  const speelt = isPlaying(state.run);
  const { plekken, breed: rijen } = layRows(
    state.band.map(({ stuk }) => maatFor(stuk).w),
    { breed: breed + 60, rijen: state.stand === 'liggend' ? 1 : 2, kier: 14 },
  );
  const midden = rijen.length === 1 ? rij : rij + BARRIJ / 2 - 20;
  return state.band.flatMap(({ id, stuk }, i): Item[] => {
    const plaats = plekken[i];
    if (plaats === undefined || state.gelegd.includes(id)) return [];
    const kijk = voorbeeldOf(state) === stuk;
    const hier = speelt && state.keus === id;
    const op = hier ? 1 + Math.abs(sway(state, { periode: 44, uitslag: 0.05 })) : 1;
    const plek: Plek = [blad[0] + plaats.dx, midden + (plaats.rij - (rijen.length - 1) / 2) * BARRIJ];
    return [
      ...(kijk || hier ? [ding('rand', plek, { w: plaats.w + 20, h: HOOG + 18, toon: kijk ? 'kijk' : '' }, id)] : []),
      ding(
        'stuk',
        plek,
        {
          w: plaats.w,
          sx: op,
          sy: op,
          art: maatFor(stuk).art,
          label: stuk,
          labelSize: lettersFor(stuk, plaats.w),
          pick: `stuk:${id}`,
          name: `Zet ${stuk} op het blad`,
          uit: !speelt,
        },
        `los${id}`,
      ),
    ];
  });
}

/** Options: dishes on the bar, or the words of a sentence on the tray. What was chosen goes to the tray, or is lifted off it. */
function drawKeuzes(state: DienbladState): Item[] {
  const zin = isZinOpBlad(state);
  const rijtjes = layRows(zin ? state.opties.map((optie) => maatFor(optie).w) : [220], { breed: terrasOf(state).breed, rijen: 2 });
  const plateaus = drawPlateaus(state, rijtjes, til(state));
  if (state.run.fase === 'klaar') return [...plateaus, ...drawToetje(state)];
  return [...plateaus, ...state.opties.flatMap((_, i) => (zin ? drawZinswoord(state, rijtjes, i) : drawBordje(state, i)))];
}

function drawZinswoord(state: DienbladState, rijtjes: Rijtjes, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const plaats = rijtjes.plekken[i] ?? { dx: 0, rij: 0, w: 98 };
  const [x, y] = onTray(state, plaats, rijtjes.breed.length);
  const eigen = isOwn(state, optie);
  const op = eigen ? 46 * easeInOut(progress01(state.run.fase === 'wacht' ? ticksInFase(state) : VLUCHT, { van: 0, duur: VLUCHT })) : 0;
  const vlak = { x: x + wiebel(state), y: y - op - til(state), w: plaats.w, h: HOOG };
  const open = !state.weg.includes(optie) && isPlaying(state.run);
  return [
    ...drawKeuzeRand(state, i, { vlak, om: 18, z: 5 }),
    ...drawOptiebord(state, i, { vlak, bord: { art: maatFor(optie).art, z: 6, uit: !open }, look: GLAASJE }),
  ];
}

function drawBordje(state: DienbladState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { optie: maat, blad } = terrasOf(state);
  const thuis = placeInRijen({ x: blad[0], y: maat.y, w: maat.w, h: maat.h, perRij: maat.perRij, kier: 24 }, i, state.opties.length);
  const eigen = isOwn(state, optie);
  if (!eigen && isGlad(state)) return [];
  const t = eigen ? easeInOut(progress01(state.run.fase === 'wacht' ? ticksInFase(state) : VLUCHT, { van: 0, duur: VLUCHT })) : 0;
  const op = popIn(ticksInFase(state), { van: i * 4, duur: isPlaying(state.run) ? 18 : 1 });
  const schok = eigen ? wiebel(state) : 0;
  const vlak = {
    ...thuis,
    x: between(thuis.x, blad[0], t) + schok,
    y: between(thuis.y, blad[1] - maat.h / 2 + 12 - til(state), t),
    sx: op,
    sy: op,
  };
  const open = !state.weg.includes(optie) && isPlaying(state.run);
  return [
    ...drawKeuzeRand(state, i, { vlak, om: 22, z: 5 }),
    ...drawOptiebord(state, i, { vlak, bord: { art: 'bordje', z: 6, uit: !open }, look: BORDJE }),
  ];
}

/** Hearts from the guests when it tastes. */
function drawHartjes(state: DienbladState): Item[] {
  if (state.run.fase !== 'goed') return [];
  const [x, y] = terrasOf(state).blad;
  const ver = state.stand === 'liggend' ? 190 : 120;
  return [-1, 0, 1].flatMap((kant, i) => {
    const t = progress01(ticksInFase(state), { van: 6 + i * 10, duur: 54 });
    return t <= 0 || t >= 1
      ? []
      : [
          ding(
            'damp',
            [x + kant * ver + sway(state, { periode: 40, uitslag: 10, verschil: i * 0.3 }), y - 130 - t * 120],
            { alpha: 1 - t * t, sx: 0.7 + t * 0.5, sy: 0.7 + t * 0.5 },
            i,
          ),
        ];
  });
}

function drawKnoppen(state: DienbladState): Item[] {
  if (!isPlaying(state.run) || isGuided(state.run)) return [];
  const { terug, klaar } = terrasOf(state);
  const leeg = state.gelegd.length === 0;
  const af = isDoneLaying(state);
  const vast = { labelSize: 38, labelToon: 'wit' } as const;
  return [
    ding(
      'knop',
      terug,
      {
        ...vast,
        label: 'Terug',
        toon: 'stil',
        pick: 'af',
        name: 'Terug: haal het laatste van het blad',
        uit: leeg,
        alpha: leeg ? 0.55 : 1,
      },
      'af',
    ),
    ding('knop', klaar, { ...vast, label: 'Klaar', pick: 'klaar', name: 'Mijn woord is klaar', uit: !af, alpha: af ? 1 : 0.55 }, 'klaar'),
  ];
}
