/** What is seen of the play after a right word: who runs, who was seen, the feet that stick out, and how often one can look. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { NOOIT } from '@spelrijk/game-kit/run';
import { arch, bend, between, bump, drawToeschouwer, easeInOut, popIn, progress01, sway, type Plek } from '@spelrijk/game-kit/stage';
import { loopbeeldOf } from './koekoek.ts';
import { ding, AANTAL, bankPlek, plaatsenOf, vlakOf } from './plaatsen.ts';
import type { Loper, ZoekState } from './state.ts';
import { laagOf, MAX_FOTO } from './woord.ts';

const TEKST = { gewoon: 'Kijk om als er iemand rent!', rustig: 'Kijk waar voeten uitsteken!' } as const;
const NAMEN = ['de kraam', 'de struik', 'de kist', 'de hooikar', 'het hondenhok', 'de roeiboot'] as const;
/** Who was seen stands still, and then goes to the bench. */
const VERSTEEND = 20;
export const AANKOMST = 46;
/** Ticks before a run at which somebody peeps. */
const GLUUR = 24;
const HOP = { lang: 90, hoog: 26 } as const;
const LOPER = 88;
const LIJF = { blob: 1.1, dier: 0.92 } as const;

export function drawKoekoek(state: ZoekState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  return [
    ...drawSchuilplaatsen(state),
    ...state.koekoek.lopers.flatMap((loper, i) => drawLoper(state, loper, i)),
    ...drawVoeten(state),
    ...drawBlikken(state),
    ...drawBeurtbord(state, { tekst: TEKST[state.rustig ? 'rustig' : 'gewoon'], plek: beurtbord, w: 540, verder }),
  ];
}

/** All six, with a shutter where a picture stood; in calm mode one looks behind them. */
function drawSchuilplaatsen(state: ZoekState): Item[] {
  const { koekoek, rustig } = state;
  return Array.from({ length: AANTAL }, (_, spot) => {
    const { x, y } = vlakOf(state, spot);
    const z = laagOf(spot);
    const schrik = koekoek.open.at(-1) === spot ? bump(state.tick, { van: koekoek.kijkOp, duur: 16 }) * 0.08 : 0;
    const vorm = { sx: 1 + schrik, sy: 1 - schrik, z };
    const dicht = !isOpen(state) || koekoek.open.includes(spot) || koekoek.blikken === 0;
    const kies = { pick: `schuil:${spot}`, name: `Kijk achter ${NAMEN[spot] ?? ''}`, nummer: spot + 1, uit: dicht };
    const plaats = ding('schuil', [x, y], { ...vorm, toon: String(spot), ...(rustig && kies) }, spot);
    const luik = ding('luik', [x, y], { ...vorm, z: z + 1 }, spot);
    const hier = rustig && !dicht && koekoek.mik === spot;
    return hier ? [plaats, luik, ding('loep', [x + 124, y + 62])] : [plaats, luik];
  }).flat();
}

interface Figuur {
  readonly plek: Plek;
  readonly z: number;
  readonly stemming: string;
  readonly rot?: number;
  readonly maat?: number;
}

/** A blob with its face, or an animal. */
export function drawFiguur(key: string, wie: number, { plek: [x, y], z, stemming, rot = 0, maat = LOPER }: Figuur): Item {
  if (wie < 0) return { ...ding('dier', [x, y], { w: maat * 1.1, h: maat, toon: String(-1 - wie), rot, z }), key };
  return { ...drawToeschouwer({ key, wie, x, y, w: maat, stemming, z }), h: maat * LIJF.blob, rot };
}

function drawLoper(state: ZoekState, loper: Loper, i: number): Item[] {
  if (loper.gezienOp !== null) return drawGezien(state, loper, i);
  if (state.rustig) return [];
  const beeld = loopbeeldOf(state, loper);
  if (beeld.deel >= 1) return drawGluurder(state, loper, { i, spot: beeld.naar, straks: beeld.straks });
  const [plek, hop] = runPlek(state, beeld);
  const rot = sway(state, { periode: 18, uitslag: 9, verschil: i * 0.2 });
  return [drawFiguur(`loper${i}`, loper.wie, { plek: [plek[0], plek[1] - hop], z: 20, stemming: 'blij', rot })];
}

/** Somebody that is going to run looks over its hiding place first. */
function drawGluurder(state: ZoekState, { wie }: Loper, { i, spot, straks }: { i: number; spot: number; straks: number }): Item[] {
  if (straks > GLUUR || !isOpen(state)) return [];
  const { x, y, h } = vlakOf(state, spot);
  const op = bump(GLUUR - straks, { van: 0, duur: GLUUR });
  return [drawFiguur(`loper${i}`, wie, { plek: [x - 60 + i * 40, y - h / 2 + 44 - op * 50], z: laagOf(spot) - 1, stemming: 'blij' })];
}

/** On the grass between two places, and how high it hops there. */
function runPlek(state: ZoekState, { van, naar, deel }: { van: number; naar: number; deel: number }): readonly [Plek, number] {
  const [a, b] = [vlakOf(state, van), vlakOf(state, naar)];
  const ver = Math.hypot(a.x - b.x, a.y - b.y) * deel;
  const hop = arch((ver % HOP.lang) / HOP.lang) * HOP.hoog;
  return [[between(a.x, b.x, deel), between(a.y, b.y, deel) + 46], hop];
}

/** It stands still, startled; then it hops to the bench. */
function drawGezien(state: ZoekState, loper: Loper, i: number): Item[] {
  const t = state.tick - (loper.gezienOp ?? 0);
  if (t >= AANKOMST) return [];
  const { x, y } = vlakOf(state, loper.zit);
  const van: Plek = state.rustig
    ? [x + (i % 2 === 0 ? -36 : 36), y - 96 * popIn(t, { van: 0, duur: 14 })]
    : runPlek(state, loopbeeldOf(state, loper))[0];
  const n = Math.min(MAX_FOTO, state.foto.length);
  const naar = bankPlek(state, n - 1, n);
  const reis = easeInOut(progress01(t, { van: VERSTEEND, duur: AANKOMST - VERSTEEND }));
  const plek = bend(van, [(van[0] + naar[0]) / 2, Math.min(van[1], naar[1]) - 140], naar, reis);
  const z = state.rustig && t < VERSTEEND ? laagOf(loper.zit) - 1 : 26;
  const wie = drawFiguur(`loper${i}`, loper.wie, { plek, z, stemming: 'verrast', maat: between(LOPER, 70, reis) });
  if (t >= VERSTEEND) return [wie];
  const s = popIn(t, { van: 0, duur: 10 });
  return [wie, ding('schrik', [van[0] + 50, van[1] - 62], { sx: s, sy: s, z: 27 }, i)];
}

/** Calm mode: below every hiding place the feet of who sits there, and empty boots that fall over when one looks. */
function drawVoeten(state: ZoekState): Item[] {
  const { lopers, laarzen, open, kijkOp } = state.koekoek;
  if (!state.rustig) return [];
  const voeten = lopers.flatMap(({ zit, wie, gezienOp }, i) => {
    const { x, y, h } = vlakOf(state, zit);
    return gezienOp === null
      ? [ding('voeten', [x + (i % 2 === 0 ? -52 : 52), y + h / 2 - 6], { toon: wie < 0 ? 'dier' : '', z: laagOf(zit) + 2 }, i)]
      : [];
  });
  const { x, y, h } = vlakOf(state, laarzen);
  const om = open.includes(laarzen) ? popIn(state.tick, { van: kijkOp, duur: 20 }) * 84 : 0;
  return [...voeten, ding('voeten', [x, y + h / 2 - 8], { toon: 'laars', rot: om, z: laagOf(laarzen) + 2 }, 'laars')];
}

/** The seeker hides its eyes, except when it looks; an eye for every look that is left. */
function drawBlikken(state: ZoekState): Item[] {
  const { blikken, kijkOp } = state.koekoek;
  const {
    blob: [x, y],
    blikken: [bx, by],
  } = plaatsenOf(state);
  const kijkt = state.tick - kijkOp < AANKOMST || !isOpen(state) || state.rustig;
  const burst = kijkOp === NOOIT ? 0 : bump(state.tick, { van: kijkOp, duur: 22 });
  const ogen = Array.from({ length: 3 }, (_, i) =>
    ding('blik', [bx - 58 + i * 58, by], { toon: i < blikken ? '' : 'op', sx: 1, sy: i === blikken ? 1 - burst * 0.6 : 1 }, i),
  );
  return [
    ...ogen,
    ...(kijkt ? [] : [ding('handen', [x, y - 10 + sway(state, { periode: 60, uitslag: 2 })])]),
    ...(burst > 0 ? [ding('flits', [x, y - 10], { sx: burst, sy: burst, z: 20 }, 'kijk')] : []),
  ];
}
