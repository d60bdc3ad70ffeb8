/** The rocket on its pad: the window in which words flash, the flame that grows, the lamps, and who came along. */
import type { Item } from '@spelrijk/game-kit/contract';
import { beeldOf, isAnswerable, isVertoning, shownTekst } from '@spelrijk/game-kit/mechanics/flits';
import { countPlayed, currentOpgave, isDemonstrated, isPlaying, ticksInFase, vraagOf } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawPluim,
  drawRijtje,
  easeInOut,
  fitLetters,
  fitTekst,
  hopUp,
  isGlad,
  placeInRij,
  progress01,
  shake,
  stemmingOf,
  sway,
} from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { basisOf, ding, NEUS, RAAM, RAKET_HOOG, raketOf } from './state.ts';
import type { RaketState } from './state.ts';

/** What happens when, in ticks of its phase. */
const TIJD = { duik: { van: 4, duur: 22 }, tril: { van: 0, duur: 40 }, op: { van: 34, duur: 112 } } as const;
const SCHOK = { periode: 8, demping: 22, uitslag: 7 } as const;
/** The flame with no word and with all of them, as a share of the width of the rocket. */
const VLAM = { klein: 0.16, groot: 0.62 } as const;
const STIJGT = 900;
const MEEST = 8;
const ROOK = 5;

/** Where the rocket is: it crouches and jumps with the fuel, trembles before the end and then lifts off. */
function raketPlek(state: RaketState): { readonly plek: Plek; readonly w: number; readonly sx: number; readonly sy: number } {
  const {
    plek: [x, y],
    w,
  } = raketOf(state);
  const t = ticksInFase(state);
  const { fase } = state.run;
  const duik = fase === 'goed' && !state.rustig ? bump(t, TIJD.duik) * 0.05 : 0;
  const hop = fase === 'goed' && !state.rustig ? bump(t, { van: 24, duur: 26 }) * 26 : 0;
  const tril = fase === 'uitleg' ? shake(state, t, SCHOK) : fase === 'klaar' && !state.rustig && t < TIJD.op.van ? Math.sin(t * 2) * 3 : 0;
  const weg = fase === 'klaar' ? easeInOut(progress01(t, TIJD.op)) ** 1.6 * STIJGT : 0;
  return { plek: [x + tril, y - hop - weg + duik * w * RAKET_HOOG * 0.5], w, sx: 1 + duik, sy: 1 - duik };
}

export function drawRaket(state: RaketState): Item[] {
  const { plek, w, sx, sy } = raketPlek(state);
  const [x, y] = plek;
  const h = w * RAKET_HOOG;
  const toon = isGlad(state) ? 'blij' : state.run.fase === 'uitleg' ? 'schrik' : '';
  return [
    ...drawVlam(state, [x, y + h * 0.47], w),
    ding('raket', plek, { w, h, sx, sy, toon }),
    ...drawNeus(state, [x, y - h * NEUS], w * 0.25),
    ...drawRaam(state, [x, y - h * RAAM.op], w),
  ];
}

/** The flame under it is as large as the words that are in; smoke when it lifts off. */
function drawVlam(state: RaketState, [x, y]: Plek, w: number): Item[] {
  const { uitslag, fase } = state.run;
  const t = ticksInFase(state);
  const deel = (countPlayed(state.run) + (fase === 'goed' ? progress01(t, { van: 30, duur: 20 }) : 0)) / Math.max(1, uitslag.length);
  const maat = w * between(VLAM.klein, VLAM.groot, Math.min(1, deel)) * (fase === 'klaar' ? 1.2 : 1);
  const flakkert = 1 + sway(state, { periode: 11, uitslag: 0.07 });
  const vlam = ding('vlam', [x, y + maat * 0.5], { w: maat * 0.8, h: maat * 1.25, sy: flakkert, sx: 2 - flakkert });
  if (fase !== 'klaar') return [vlam];
  const [, grond] = raketOf(state).plek;
  return [
    vlam,
    ...Array.from({ length: ROOK }, (_, i) => {
      const leeft = ((t + i * 17) % 60) / 60;
      return drawPluim(ding('rook', [x + placeInRij(i, ROOK, 130), grond + w * 0.66], {}, i), leeft, placeInRij(i, ROOK, 60), -20);
    }),
  ];
}

/** The pupil's own blob looks out of the nose. */
const drawNeus = (state: RaketState, [x, y]: Plek, w: number): Item[] => [
  ding('blob', [x, y + w * 0.06 + sway(state, { periode: 130, uitslag: 2 })], {
    w: w * 0.74,
    h: w * 0.8,
    toon: stemmingOf(state.run.fase),
  }),
  ding('neusraam', [x, y], { w, h: w }),
];

function drawRaam(state: RaketState, plek: Plek, raket: number): Item[] {
  const w = raket * RAAM.w;
  const h = raket * RAAM.h;
  const kijkt = isVertoning(state) && isPlaying(state.run) && (!isAnswerable(state) || isDemonstrated(state.run));
  return [ding('raam', plek, { w, h, toon: kijkt ? 'open' : isGlad(state) ? 'blij' : 'dicht' }), ...drawBeeld(state, plek, { w, h })];
}

/** What is in the window: lights that count down, the word, stars that wipe it out of the eye, an ear, or nothing. */
function drawBeeld(state: RaketState, plek: Plek, { w, h }: { readonly w: number; readonly h: number }): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined || !isPlaying(state.run)) return drawGoed(state, plek, w);
  const vlak = { w: w * 0.86, h: h * 0.7 };
  if (!isVertoning(state)) {
    const { tekst, plaatje } = vraagOf(opgave, false);
    if (tekst !== null) return [ding('beeld', plek, { ...vlak, art: undefined, ...fitTekst(tekst, w * 0.74, h * 0.6, 54) })];
    return [ding('beeld', plek, { w: h * 0.66, h: h * 0.66, art: plaatje === null ? 'oor' : 'kit:plaatje', toon: plaatje ?? '' })];
  }
  const label = shownTekst(state);
  if (label !== null) return [ding('beeld', plek, { ...vlak, art: undefined, label, labelSize: fitLetters(label, w * 0.8, h * 0.5) })];
  if (beeldOf(state) !== 'aanloop') return [ding('beeld', plek, { w: h * 0.62, h: h * 0.62, art: 'vraag' })];
  const t = state.tick - state.flitsOp;
  return [0, 1, 2].map((i) =>
    ding(
      'beeld',
      [plek[0] + placeInRij(i, 3, w * 0.2), plek[1]],
      { w: h * 0.3, h: h * 0.3, art: 'lampje', toon: t > i * 26 ? 'aan' : '' },
      i,
    ),
  );
}

/** Right: the word once more, to read. */
function drawGoed(state: RaketState, plek: Plek, w: number): Item[] {
  const woord = currentOpgave(state.run)?.woord.woord;
  if (state.run.fase !== 'goed' || woord === undefined) return [];
  return [ding('beeld', plek, { w: w * 0.86, h: 90, art: undefined, label: woord, labelSize: fitLetters(woord, w * 0.78, 66) })];
}

/** A lamp on the pad for every word, and who came along, in a row beside it. */
export function drawPlatform(state: RaketState): Item[] {
  const { lampen, vriend } = basisOf(state);
  const n = state.run.uitslag.length;
  const stap = Math.min(lampen.stap, 560 / Math.max(1, n));
  const tonen = { gehaald: 'aan', later: 'half', nu: 'nu', straks: '' } as const;
  const look = { key: 'lamp', art: 'lampje', w: 36, h: 36, z: 3, tonen, van: 44, sprong: { van: 44, duur: 20, groei: 0.5 } };
  const mee = state.vrienden.slice(-MEEST);
  return [
    ...drawRijtje(state, look, (i) => [lampen.x + placeInRij(i, n, stap), lampen.y]),
    ...mee.map((wie, i) => {
      const hop = isGlad(state)
        ? hopUp(state, { periode: 34 + i * 3, hoogte: 12 })
        : Math.max(0, sway(state, { periode: 260, uitslag: 3, verschil: i * 0.2 }));
      const links = i % 2 === 0;
      const ver = Math.floor(i / 2) * vriend.stap;
      return ding('vriend', [links ? vriend.x + ver : lampen.x * 2 - vriend.x - ver, vriend.y - hop], { toon: `${wie}` }, i);
    }),
  ];
}

/** To see the word once more. */
export function drawKijker(state: RaketState, typt: boolean): Item[] {
  if (!isVertoning(state) || !isAnswerable(state) || isDemonstrated(state.run)) return [];
  const { kijker, kijkerTyp } = basisOf(state);
  return [ding('kijker', typt ? kijkerTyp : kijker, { pick: 'terug', name: 'Laat het woord nog eens zien', uit: false })];
}
