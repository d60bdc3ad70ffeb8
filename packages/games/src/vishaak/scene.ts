import type { Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, isTypen, ticksInFase, wijstAan } from '@spelrijk/game-kit/run';
import {
  backdrop,
  boog,
  confetti,
  fitTekst,
  inUit,
  kiesbaar,
  kromme,
  loop01,
  maatOf,
  oordeelRing,
  opkomst,
  slotfeest,
  tussen,
  uitloop,
  wieg,
} from '@spelrijk/game-kit/stage';
import { boot, bord, dein, schrijven } from './dek.ts';
import { ding } from './dingen.ts';
import type { Haak, Plaats } from './hengel.ts';
import { BINNEN, LOS, OPHALEN, SPRONG, VONDST } from './state.ts';
import type { VisState } from './state.ts';
import { haakNu, rustHaak, tuig, zwemmers } from './vangst.ts';
import { HENGEL, lijnDiepte, waterOf } from './water.ts';

/** Where a fish is, which way it looks, and its size. */
interface Zicht extends Plaats {
  readonly rot: number;
  readonly maat: number;
}

export function scene(state: VisState): readonly Item[] {
  const haak = haakPlek(state);
  const water = waterOf(state);
  const lijn = tuig([state.boot + HENGEL, water.vlak - 128 + dein(state)], haak, 7);
  return [
    backdrop(state.stand),
    ...(state.run.fase === 'klaar' ? [] : [...vissen(state, haak), ...lijn]),
    ...boot(state),
    ...schrijven(state),
    ...bord(state),
    ...viering(state, haak),
  ];
}

/** Where the hook is: as the child let it down or the letters hauled it up, then coming up with what hangs on it. */
function haakPlek(state: VisState): Haak {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const water = waterOf(state);
  const rust = rustHaak(state, water);
  const typen = isTypen(state);
  const van = typen ? { x: rust.x, y: lijnDiepte(state) } : haakNu(state, water);
  if (!typen && state.haak === null) return van;
  if (fase === 'goed') return naar(van, rust, uitloop(loop01(t, 0, OPHALEN)));
  if (fase === 'uitleg') return naar(van, { x: rust.x, y: rust.y + 60 }, inUit(loop01(t, LOS, VONDST)));
  return typen ? { x: van.x + wieg(state, 34, 4), y: van.y + (1 - opkomst(state.tick, state.letterOp, 16)) * 18 } : van;
}

const naar = (van: Haak, tot: Haak, deel: number): Haak => ({ x: tussen(van.x, tot.x, deel), y: tussen(van.y, tot.y, deel) });

/** Where fish `i` is: swimming, on the hook, leaping into the bucket, or off. */
function zichtVan(state: VisState, i: number, zwemt: Plaats, haak: Haak): Zicht {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const { kant } = zwemt;
  if (state.beet !== i) return { ...zwemt, y: zwemt.y + wieg(state, 120, 5, i * 0.3), rot: 0, maat: 1 };
  if (fase === 'goed') return sprong(state, haak, kant);
  if (fase !== 'uitleg' || t < 8) return { x: haak.x - kant * 96, y: haak.y + 8, kant, rot: wieg(state, 12, 8), maat: 1 };
  const weg = inUit(loop01(t, 8, LOS + 10));
  const y = tussen(state.haak?.y ?? haak.y, zwemt.y, weg) + boog(weg) * 46;
  return { x: haak.x + kant * weg * 150, y, kant, rot: 0, maat: 1 };
}

/** Up on the line, over the side, into the bucket. */
function sprong(state: VisState, haak: Haak, kant: 1 | -1): Zicht {
  const t = ticksInFase(state);
  const deel = loop01(t, OPHALEN, SPRONG);
  if (deel === 0) return { x: haak.x - kant * 90, y: haak.y + 12, kant, rot: wieg(state, 10, 10, 0, t), maat: 1 };
  const emmer = emmerPlek(state);
  const [x, y] = kromme([haak.x, haak.y], [state.boot, emmer[1] - 190], emmer, inUit(deel));
  return { x, y, kant, rot: state.rustig ? 0 : deel * -kant * 200, maat: tussen(1, 0.3, deel) };
}

const emmerPlek = (state: VisState) => [state.boot - 92, waterOf(state).vlak - 62] as const;

const vissen = (state: VisState, haak: Haak): Item[] =>
  isTypen(state) ? typVis(state, haak) : zwemmers(state, waterOf(state)).flatMap((zwemt, i) => vis(state, i, zwemt, haak));

function vis(state: VisState, i: number, zwemt: Plaats, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const beet = state.beet === i;
  const weg = fase === 'goed' ? t : 0;
  if (weg >= (beet ? BINNEN : 41)) return [];
  const keuze = state.opties[i] ?? '';
  const { x, y, kant, rot, maat } = zichtVan(state, i, zwemt, haak);
  const s = maat * (fase === 'spelen' ? opkomst(t, i * 4, 20) : 1);
  const alpha = beet ? 1 : 1 - loop01(weg, 0, 30);
  return [
    ...(wijstAan(state, keuze) ? [ding('kijk', [x, y])] : []),
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
      ...kiesbaar(state, 'vis', i, keuze, state.haak === null),
    },
  ];
}

/** In dictation: one fish on the hook, its word not to be read; it leaps into the bucket, or lets go. */
function typVis(state: VisState, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const teken = (x: number, y: number, more: Partial<Item>) => [ding('vis', [x, y], { w: 225.6, h: 86.4, toon: '0', z: 6, ...more }, 0)];
  if (fase === 'goed') {
    const { x, y, rot, maat } = sprong(state, haak, 1);
    return t < BINNEN ? teken(x, y, { sx: maat, sy: maat, rot: rot - (t < OPHALEN ? 60 : 0) }) : [];
  }
  const los = fase === 'uitleg' ? t : 0;
  const weg = inUit(loop01(los, 6, LOS + 20));
  const rot = tussen(-72 + wieg(state, 20, 6), 20, weg);
  return teken(haak.x - 8 - weg * 160, haak.y + 92 + weg * 200, { rot, alpha: 1 - loop01(los, LOS + 6, 20) });
}

const VONDSTEN = ['laars', 'theepot', 'wekker'] as const;
const DRUPPELS = { art: 'drup', tonen: [''], z: 20 } as const;

function viering(state: VisState, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { run } = state;
  const { strook, vlak } = waterOf(state);
  if (run.fase === 'klaar') return slot(state, t);
  if (run.fase === 'uitleg') {
    // What comes up instead of a wrong fish.
    const art = VONDSTEN[(state.fout.length + (run.rij[0] ?? 0)) % VONDSTEN.length];
    const vondst = t < LOS ? [] : [ding('vondst', [haak.x + 4, haak.y + 70], { rot: wieg(state, 70, 10, 0, t), art })];
    if (t < LOS + VONDST) return vondst;
    return [...vondst, isTypen(state) ? oordeelRing(false, strook.x, strook.y, 150) : oordeelRing(false, haak.x, haak.y + 64, 190)];
  }
  if (run.fase !== 'goed') return [];
  const [x, y] = emmerPlek(state);
  return [
    ...confetti(state, state.boot + HENGEL, vlak, t - OPHALEN + 8, {
      ...DRUPPELS,
      key: 'plons',
      aantal: 8,
      duur: 26,
      kracht: 8,
      seed: state.kans + 1,
      maat: [18, 20],
    }),
    ...confetti(state, x, y - 20, t - BINNEN, { ...DRUPPELS, key: 'drup', duur: 24, maat: [20, 22] }),
    oordeelRing(true, x, y, 140, opkomst(t, BINNEN, 12), t > BINNEN ? 1 : 0),
  ];
}

/** The bucket is emptied: all fish leap round the boat in arcs. */
function slot(state: VisState, t: number): Item[] {
  const { w, h } = maatOf(state.stand);
  const springend = Array.from({ length: 6 }, (_, i) => {
    const deel = state.rustig ? 0.5 : ((t + i * 26) % 110) / 110;
    const sx = i % 2 === 0 ? 1 : -1;
    const weg = sx * (deel - 0.5);
    const y = waterOf(state).vlak + 90 - boog(deel) * (210 + (i % 3) * 40);
    return ding('spring', [((i + 0.5) / 6) * w + weg * 220, y], { sx, rot: weg * 110, toon: String(i % 4) }, i);
  });
  return [...springend, ...slotfeest(state, w / 2, h * 0.35, 8, { aantal: 24 })];
}
