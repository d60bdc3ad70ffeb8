/** What is asked: the board, the crates on the quay, and the helicopter that lifts one of them. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawOptiebord,
  drawVraagbord,
  easeInOut,
  maatOf,
  overshoot,
  popIn,
  progress01,
  shake,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { drawHeli } from './heli.ts';
import { ding, heliPlek, kistPlek, plaatsenOf } from './plaatsen.ts';
import { GRIJP, OP, WEG, type HeliState } from './state.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 500, oor: 210, rand: { w: 80, h: 34 }, plaat: { maat: 88 }, z: 20 };
const KIST: Optielook = { pick: 'kist', letters: 54, rand: { w: 56, h: 62 }, plaat: { krimp: 46 }, gloed: { w: 32, h: 28 }, klank: 52 };
const VLIEGT = 30;
/** How far the hook hangs below the helicopter, and that above the crate it holds. */
const HANG = 104;
const OOG = 14;
/** A crate goes up so far; one that stands fast pulls the helicopter down. */
const TIL = 130;
const RUK = { periode: 12, demping: 14, uitslag: 9, zakt: 34, los: 44 } as const;
const KANTEL = 0.02;
const VLOT = 76;

interface Vlucht {
  readonly plek: Plek;
  readonly haak: Plek;
  readonly rot: number;
  readonly links: boolean;
  /** How far a crate that is lifted is from where it stood. */
  readonly kist: Plek;
}

/** Over the crate that is meant, or on its way there. */
function pointedVlucht(state: HeliState): Vlucht {
  const naar = heliPlek(state, state.keus);
  const van = heliPlek(state, state.vlucht.van);
  const deel = state.rustig ? 1 : easeInOut(progress01(state.tick, { van: state.vlucht.op, duur: VLIEGT }));
  const x = between(van[0], naar[0], deel);
  const vaart = (naar[0] - van[0]) * deel * (1 - deel) * 4;
  const y = naar[1] + sway(state, { periode: 96, uitslag: 5 });
  const zwaai = state.rustig
    ? 0
    : -vaart * 0.07 + shake(state, state.tick - state.vlucht.op - VLIEGT, { periode: 40, demping: 30, uitslag: Math.sign(vaart) });
  return { plek: [x, y], haak: [x + zwaai, y + HANG], rot: vaart * KANTEL, links: naar[0] < van[0] && deel < 1, kist: [0, 0] };
}

function currentVlucht(state: HeliState): Vlucht {
  const wijst = pointedVlucht(state);
  const { fase } = state.run;
  if (state.gekozen === null || fase === 'spelen' || fase === 'klaar') return wijst;
  const { y, h } = kistPlek(state, state.keus);
  const boven = y - h / 2 - OOG;
  const [x, hoog] = heliPlek(state, state.keus);
  const t = fase === 'wacht' ? 0 : ticksInFase(state);
  const omlaag = easeInOut(progress01(t, { van: 0, duur: GRIJP }));
  if (fase !== 'goed') {
    const los = overshoot(progress01(t, { van: RUK.los, duur: 20 }));
    const trekt = t > GRIJP && t < RUK.los ? bump(t, { van: GRIJP, duur: RUK.los - GRIJP }) * RUK.zakt + shake(state, t - GRIJP, RUK) : 0;
    return { ...wijst, plek: [x, hoog + trekt], haak: [x, between(between(hoog + HANG, boven, omlaag), hoog + HANG, los)], rot: 0 };
  }
  const op = easeInOut(progress01(t, { van: GRIJP, duur: OP - GRIJP }));
  const weg = progress01(t, { van: OP + 8, duur: WEG - OP - 8 }) ** 2;
  const ver = weg * (maatOf(state.stand).w + 340 - x);
  const plek: Plek = [x + ver, hoog - weg * 60];
  const haak: Plek = [x + ver - weg * 50, between(hoog + HANG, boven, omlaag) - op * TIL - weg * 60];
  return { plek, haak, rot: weg * 12, links: false, kist: [haak[0] - x, t < GRIJP ? 0 : haak[1] - boven] };
}

/** Where the crate that was chosen is, also under the helicopter. */
export function gekozenPlek(state: HeliState): Plek {
  const { x, y } = kistPlek(state, Math.max(0, state.keus));
  const [dx, dy] = state.run.fase === 'goed' ? currentVlucht(state).kist : [0, 0];
  return [x + dx, y + dy];
}

export function drawWoord(state: HeliState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  const { vraag, kade } = plaatsenOf(state);
  const { w, h } = maatOf(state.stand);
  const vlucht = currentVlucht(state);
  return [
    ding('kade', [w / 2, (kade + h) / 2], { w, h: h - kade }),
    ...drawVraagbord(state, vraag, BORD),
    ...drawVlotten(state),
    ...state.opties.flatMap((_, i) => drawKist(state, i, vlucht)),
    ...drawHeli(state, vlucht),
  ];
}

/** A crate that does not stand on the quay floats. */
function drawVlotten(state: HeliState): Item[] {
  return state.opties.flatMap((_, i) => {
    const { x, y, w, h } = kistPlek(state, i);
    const voet = y + h / 2;
    return voet < plaatsenOf(state).kade ? [ding('vlot', [x, voet + VLOT / 4], { w: w + 16, h: VLOT }, i)] : [];
  });
}

function drawKist(state: HeliState, i: number, { kist }: Vlucht): Item[] {
  const optie = state.opties[i] ?? '';
  const { fase } = state.run;
  const { x, y, w, h } = kistPlek(state, i);
  const t = ticksInFase(state);
  const weg = state.weg.includes(optie);
  const eigen = state.gekozen === optie && state.keus === i && fase !== 'spelen';
  const goed = eigen && fase === 'goed';
  const schudt = eigen && fase === 'uitleg' && t < RUK.los ? shake(state, t - GRIJP, RUK) * 0.4 : 0;
  const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1;
  const hier = isPlaying(state.run) && state.keus === i;
  const zwaai = goed && t > GRIJP ? sway(state, { periode: 40, uitslag: 2 }) : 0;
  return drawOptiebord(state, i, {
    vlak: { x: x + schudt + (goed ? kist[0] : 0), y: y + (goed ? kist[1] : 0), w, h, sx: s, sy: s, rot: zwaai, alpha: weg ? 0.3 : 1 },
    bord: { art: 'kist', toon: hier ? 'hier' : '', uit: weg, z: goed ? 9 : 3 },
    look: KIST,
  });
}
