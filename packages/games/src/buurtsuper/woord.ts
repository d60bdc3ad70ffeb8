/** What is asked: packs on the shelf, or the receipt that is typed; and what goes over the scanner and into the bag. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isPlaying, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bend,
  bump,
  drawOptiebord,
  drawTypveld,
  drawVraagbord,
  easeInOut,
  easeOut,
  maatOf,
  popIn,
  progress01,
  shake,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
  isShown,
} from '@spelrijk/game-kit/stage';
import { ding, placePak, plaatsenOf, plankHoogten } from './plaatsen.ts';
import { SCAN, THUIS, WEG, type SuperState } from './state.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 520, oor: 210, rand: { w: 90, h: 42 }, plaat: { maat: 88 }, z: 20 };
const PAK: Optielook = { pick: 'pak', letters: 54, rand: { w: 64, h: 34 }, plaat: { krimp: 22 }, gloed: { w: 30, h: 26 }, klank: 26 };
/** On a narrow pack no more than this share of it stays free beside the text. */
const SMAL = 0.2;
const KLEUREN = 4;
/** The cupboard around the packs. */
const KAST = { boven: 26, onder: 28, naast: 32 } as const;
/** On the scanner a pack is so large. */
const KLEIN = 0.62;
/** So low that what flies into the bag stays under the shelf. */
const BOOG = 44;
const RIJ = { hoog: 104, vak: 82 } as const;
const KNOP = { w: 210, h: 96 } as const;
/** The receipt comes out of the printer with every letter. */
const BON = { tik: 8, duur: 10 } as const;
const TRIL = { periode: 8, demping: 12, uitslag: 8 } as const;

export function drawWoord(state: SuperState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return isTyped(state) ? drawKassa(state) : [...drawVraagbord(state, plaatsenOf(state).vraag, BORD), ...drawSchap(state)];
}

function drawSchap(state: SuperState): Item[] {
  const { w } = maatOf(state.stand);
  const { y, h } = placePak(state, 0);
  const boven = y - h / 2 - KAST.boven;
  const onder = Math.max(...plankHoogten(state)) + KAST.onder;
  return [
    ding('kast', [w / 2, (boven + onder) / 2], { w: w - KAST.naast, h: onder - boven }),
    ...plankHoogten(state).map((y, i) => ding('plank', [w / 2, y + 14], { w: w - 40 }, i)),
    ...state.opties.flatMap((_, i) => drawPak(state, i)),
  ];
}

/** Ticks since it was chosen; null as long as it stands on the shelf. */
function ticksOnWay(state: SuperState, i: number): number | null {
  const { fase } = state.run;
  const eigen = state.gekozen === state.opties[i] && state.keus === i;
  return eigen && fase !== 'spelen' ? (fase === 'wacht' ? 0 : ticksInFase(state)) : null;
}

interface Pose {
  readonly plek: Plek;
  /** How large, and how it leans. */
  readonly s: number;
  readonly rot: number;
}

/** From the shelf over the scanner, and from there into the bag or back. */
function poseOf(state: SuperState, van: Plek, t: number): Pose {
  const { scanner, tas } = plaatsenOf(state);
  const op: Plek = [scanner[0], scanner[1] - 30];
  if (t < WEG) {
    const deel = easeInOut(progress01(t, { van: 0, duur: SCAN - 4 }));
    const plek = bend(van, [(van[0] + op[0]) / 2, Math.min(van[1], op[1]) - 40], op, deel);
    return { plek, s: between(1, KLEIN, deel), rot: 0 };
  }
  const deel = progress01(t, { van: WEG, duur: THUIS - WEG });
  if (state.run.fase === 'uitleg') {
    const terug = easeOut(deel);
    return { plek: [between(op[0], van[0], terug), between(op[1], van[1], terug)], s: between(KLEIN, 1, terug), rot: 0 };
  }
  const plek = bend(op, [(op[0] + tas[0]) / 2, op[1] - BOOG], [tas[0], tas[1] - 30], deel);
  return { plek, s: between(KLEIN, 0.16, deel), rot: state.rustig ? 0 : deel * -60 };
}

/** Where the pack that was chosen is on its way. */
export function gekozenPlek(state: SuperState): Plek {
  const { x, y } = placePak(state, Math.max(0, state.keus));
  return poseOf(state, [x, y], ticksInFase(state)).plek;
}

/** A pack on its way passes behind those on the shelf, so that these can be read. */
function drawPak(state: SuperState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { x, y, w, h } = placePak(state, i);
  const t = ticksOnWay(state, i);
  if (t !== null && state.run.fase === 'goed' && t >= THUIS) return [];
  const weg = state.weg.includes(optie);
  const speelt = isPlaying(state.run);
  const hier = speelt && state.keus === i && !weg;
  const pose = t === null ? { plek: [x, y] as const, s: 1, rot: 0 } : poseOf(state, [x, y], t);
  const groei = speelt ? popIn(ticksInFase(state), { van: i * 2, duur: 18 }) : 1;
  const til = hier ? 8 : 0;
  return drawOptiebord(state, i, {
    vlak: { x: pose.plek[0], y: pose.plek[1] - til, w, h, sx: pose.s * groei, sy: pose.s * groei, rot: pose.rot, alpha: weg ? 0.3 : 1 },
    bord: { art: 'pak', toon: hier ? 'hier' : String(i % KLEUREN), uit: weg, z: t === null ? 3 : 2 },
    look: { ...PAK, rand: { ...PAK.rand, w: Math.min(PAK.rand.w, w * SMAL) } },
  });
}

/** A thing without a label on the counter, and the receipt that says what it is. */
function drawKassa(state: SuperState): Item[] {
  const { doos, bon, knop, tas } = plaatsenOf(state);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const af = fase === 'goed' ? easeInOut(progress01(t, { van: WEG, duur: THUIS - WEG })) : 0;
  const mis = fase === 'uitleg' ? shake(state, t - SCAN, TRIL) : 0;
  const rol = bump(state.tick, { van: state.letterOp, duur: BON.duur }) * BON.tik;
  const vel: Plek = [between(bon.x, tas[0], af) + mis, between(bon.y + rol, tas[1], af)];
  const s = 1 - af * 0.86;
  const letters =
    af > 0
      ? []
      : drawTypveld(state, { x: bon.x + mis, y: bon.y + rol, breed: bon.breed, ...RIJ, z: 4 }, { x: knop[0], y: knop[1], ...KNOP, z: 6 });
  return [
    ...(af < 1 ? [ding('bon', vel, { w: bon.w, sx: s, sy: s, rot: state.rustig ? 0 : af * -20 })] : []),
    ding('printer', [bon.x, bon.y - 112]),
    ...drawDoos(state, doos),
    ...letters,
  ];
}

/** What is bought: its picture, or nothing but an ear. */
function drawDoos(state: SuperState, [x, y]: Plek): Item[] {
  const plaatje = currentOpgave(state.run)?.woord.plaatje;
  const { fase } = state.run;
  const s = fase === 'spelen' ? popIn(ticksInFase(state), { van: 0, duur: 18 }) : 1;
  const wieg = sway(state, { periode: 120, uitslag: 1.5 });
  const blij = fase === 'goed' ? bump(ticksInFase(state), { van: SCAN, duur: 18 }) * 18 : 0;
  const doos = ding('doos', [x, y - blij], { sx: s, sy: s, rot: wieg, toon: plaatje === undefined && !isShown(state) ? 'oor' : '' });
  if (plaatje === undefined && isShown(state))
    return [doos, { key: 'plaat', x, y: y - blij + 12, w: 96, h: 67, sx: s, sy: s, rot: wieg, art: 'kit:oog', z: 7 }];
  if (plaatje === undefined) return [doos];
  return [doos, { key: 'plaat', x, y: y - blij + 12, w: 96, h: 96, sx: s, sy: s, rot: wieg, art: 'kit:plaatje', toon: plaatje, z: 7 }];
}
