import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isTyped, ticksInFase, isPointedAt } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  arch,
  drawConfetti,
  fitTekst,
  easeInOut,
  makePickable,
  bend,
  progress01,
  maatOf,
  drawVerdictRing,
  popIn,
  drawSlotfeest,
  between,
  easeOut,
  sway,
  ringOn,
  ownKey,
} from '@spelrijk/game-kit/stage';
import { drawBoot, drawBord, bob, drawSchrijven } from './dek.ts';
import { drawDrillen, drilPlek } from './drilbeeld.ts';
import { ding } from './dingen.ts';
import type { Haak, Plaats } from './hengel.ts';
import { BINNEN, LOS, OPHALEN, SPRONG, VONDST } from './state.ts';
import type { VisState } from './state.ts';
import { currentHaak, restHaak, drawTuig, swimmersNow } from './vangst.ts';
import { HENGEL, lijnDiepte, waterOf } from './water.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  ophalen: { van: 0, duur: OPHALEN },
  vondstOp: { van: LOS, duur: VONDST },
  visLos: { van: 8, duur: LOS + 10 },
  sprong: { van: OPHALEN, duur: SPRONG },
  andereWeg: { van: 0, duur: 30 },
  typVisLos: { van: 6, duur: LOS + 20 },
  typVisWeg: { van: LOS + 6, duur: 20 },
  vangstOp: { van: BINNEN, duur: 12 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  lijn: { periode: 34, uitslag: 4 },
  vis: { periode: 120, uitslag: 5 },
  beet: { periode: 12, uitslag: 8 },
  spartel: { periode: 10, uitslag: 10 },
  typVis: { periode: 20, uitslag: 6 },
  vondst: { periode: 70, uitslag: 10 },
} as const;

/** Where a fish is, which way it looks, and its size. */
interface Zicht extends Plaats {
  readonly rot: number;
  readonly maat: number;
}

export const scene = (state: VisState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', ownKey(state, 'vis'));

function drawToneel(state: VisState): readonly Item[] {
  const haak = haakPlek(state);
  const water = waterOf(state);
  const lijn = drawTuig([state.boot + HENGEL, water.vlak - 128 + bob(state)], haak, 7);
  return [
    drawBackdrop(state.stand),
    ...(state.run.fase === 'klaar' ? [] : [...drawVissen(state, haak), ...lijn]),
    ...drawBoot(state),
    ...(wasOpen(state) ? [] : drawSchrijven(state)),
    ...(wasOpen(state) ? [] : drawBord(state)),
    ...drawDrillen(state),
    ...drawViering(state, haak),
  ];
}

/** Where the hook is: as the child let it down or the letters hauled it up, then coming up with what hangs on it. */
function haakPlek(state: VisState): Haak {
  const dril = drilPlek(state);
  if (dril !== null) return { x: dril[0], y: dril[1] };
  const { fase } = state.run;
  const t = ticksInFase(state);
  const water = waterOf(state);
  const rust = restHaak(state, water);
  const typen = isTyped(state);
  const van = typen ? { x: rust.x, y: lijnDiepte(state) } : currentHaak(state, water);
  if (!typen && state.haak === null) return van;
  if (fase === 'goed') return goTo(van, rust, easeOut(progress01(t, TIJD.ophalen)));
  if (fase === 'uitleg') return goTo(van, { x: rust.x, y: rust.y + 60 }, easeInOut(progress01(t, TIJD.vondstOp)));
  return typen ? { x: van.x + sway(state, ZWAAI.lijn), y: van.y + (1 - popIn(state.tick, { van: state.letterOp, duur: 16 })) * 18 } : van;
}

const goTo = (van: Haak, tot: Haak, deel: number): Haak => ({ x: between(van.x, tot.x, deel), y: between(van.y, tot.y, deel) });

/** Where fish `i` is: swimming, on the hook, leaping into the bucket, or off. */
function zichtOf(state: VisState, i: number, zwemt: Plaats, haak: Haak): Zicht {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const { kant } = zwemt;
  if (state.beet !== i) return { ...zwemt, y: zwemt.y + sway(state, { ...ZWAAI.vis, verschil: i * 0.3 }), rot: 0, maat: 1 };
  if (fase === 'goed') return jumpOf(state, haak, kant);
  if (fase !== 'uitleg' || t < 8) return { x: haak.x - kant * 96, y: haak.y + 8, kant, rot: sway(state, ZWAAI.beet), maat: 1 };
  const weg = easeInOut(progress01(t, TIJD.visLos));
  const y = between(state.haak?.y ?? haak.y, zwemt.y, weg) + arch(weg) * 46;
  return { x: haak.x + kant * weg * 150, y, kant, rot: 0, maat: 1 };
}

/** Up on the line, over the side, into the bucket. */
function jumpOf(state: VisState, haak: Haak, kant: 1 | -1): Zicht {
  const t = ticksInFase(state);
  const deel = progress01(t, TIJD.sprong);
  if (deel === 0) return { x: haak.x - kant * 90, y: haak.y + 12, kant, rot: sway(state, { ...ZWAAI.spartel, tick: t }), maat: 1 };
  const emmer = emmerPlek(state);
  const [x, y] = bend([haak.x, haak.y], [state.boot, emmer[1] - 190], emmer, easeInOut(deel));
  return { x, y, kant, rot: state.rustig ? 0 : deel * -kant * 200, maat: between(1, 0.3, deel) };
}

const emmerPlek = (state: VisState) => [state.boot - 92, waterOf(state).vlak - 62] as const;

const drawVissen = (state: VisState, haak: Haak): Item[] =>
  isTyped(state) ? drawTypVis(state, haak) : swimmersNow(state, waterOf(state)).flatMap((zwemt, i) => drawVis(state, i, zwemt, haak));

function drawVis(state: VisState, i: number, zwemt: Plaats, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const beet = state.beet === i;
  const weg = fase === 'goed' ? t : 0;
  if (weg >= (beet ? BINNEN : 41)) return [];
  const keuze = state.opties[i] ?? '';
  const { x, y, kant, rot, maat } = zichtOf(state, i, zwemt, haak);
  const s = maat * (fase === 'spelen' ? popIn(t, { van: i * 4, duur: 20 }) : 1);
  const alpha = beet ? 1 : 1 - progress01(weg, TIJD.andereWeg);
  return [
    ...(isPointedAt(state, keuze) ? [ding('kijk', [x, y])] : []),
    ding('vis', [x, y], { sx: kant * s, sy: s, rot, alpha, toon: String(i % 4) }, i),
    {
      key: `woord${i}`,
      x: x - kant * 8,
      y: y + 2,
      w: 222,
      h: 92,
      sx: s,
      sy: s,
      alpha,
      z: 4,
      ...(currentOpgave(state.run)?.plaatjes ? { art: 'kit:plaatje', toon: keuze } : fitTekst(keuze, 170, 70, 56)),
      ...makePickable(state, { soort: 'vis', i, name: keuze, open: state.haak === null }),
    },
  ];
}

/** In dictation: one fish on the hook, its word not to be read; it leaps into the bucket, or lets go. */
function drawTypVis(state: VisState, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const drawTeken = (x: number, y: number, more: Partial<Item>) => [
    ding('vis', [x, y], { w: 225.6, h: 86.4, toon: '0', z: 6, ...more }, 0),
  ];
  if (fase === 'goed') {
    const { x, y, rot, maat } = jumpOf(state, haak, 1);
    return t < BINNEN ? drawTeken(x, y, { sx: maat, sy: maat, rot: rot - (t < OPHALEN ? 60 : 0) }) : [];
  }
  const los = fase === 'uitleg' ? t : 0;
  const weg = easeInOut(progress01(los, TIJD.typVisLos));
  const rot = between(-72 + sway(state, ZWAAI.typVis), 20, weg);
  return drawTeken(haak.x - 8 - weg * 160, haak.y + 92 + weg * 200, { rot, alpha: 1 - progress01(los, TIJD.typVisWeg) });
}

const VONDSTEN = ['laars', 'theepot', 'wekker'] as const;
const DRUPPELS = { art: 'drup', tonen: [''], z: 20 } as const;

function drawViering(state: VisState, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { run } = state;
  const { strook, vlak } = waterOf(state);
  if (run.fase === 'klaar') return drawSlot(state, t);
  if (run.fase === 'uitleg') {
    // What comes up instead of a wrong fish.
    const art = VONDSTEN[(state.fout.length + (run.rij[0] ?? 0)) % VONDSTEN.length];
    const vondst = t < LOS ? [] : [ding('vondst', [haak.x + 4, haak.y + 70], { rot: sway(state, { ...ZWAAI.vondst, tick: t }), art })];
    if (t < LOS + VONDST) return vondst;
    return [
      ...vondst,
      isTyped(state)
        ? drawVerdictRing(false, { x: strook.x, y: strook.y, maat: 150 })
        : drawVerdictRing(false, { x: haak.x, y: haak.y + 64, maat: 190 }),
    ];
  }
  if (run.fase !== 'goed' || wasOpen(state)) return [];
  const [x, y] = emmerPlek(state);
  return [
    ...drawConfetti(state, {
      x: state.boot + HENGEL,
      y: vlak,
      leeftijd: t - OPHALEN + 8,
      ...DRUPPELS,
      key: 'plons',
      aantal: 8,
      duur: 26,
      kracht: 8,
      seed: state.kans + 1,
      maat: [18, 20],
    }),
    ...drawConfetti(state, { x, y: y - 20, leeftijd: t - BINNEN, ...DRUPPELS, key: 'drup', duur: 24, maat: [20, 22] }),
    drawVerdictRing(true, { x, y, maat: 140, groei: popIn(t, TIJD.vangstOp), alpha: t > BINNEN ? 1 : 0 }),
  ];
}

/** The bucket is emptied: all fish leap round the boat in arcs. */
function drawSlot(state: VisState, t: number): Item[] {
  const { w, h } = maatOf(state.stand);
  const springend = Array.from({ length: 6 }, (_, i) => {
    const deel = state.rustig ? 0.5 : ((t + i * 26) % 110) / 110;
    const sx = i % 2 === 0 ? 1 : -1;
    const weg = sx * (deel - 0.5);
    const y = waterOf(state).vlak + 90 - arch(deel) * (210 + (i % 3) * 40);
    return ding('spring', [((i + 0.5) / 6) * w + weg * 220, y], { sx, rot: weg * 110, toon: String(i % 4) }, i);
  });
  return [...springend, ...drawSlotfeest(state, { x: w / 2, y: h * 0.35, seed: 8, aantal: 24 })];
}
