/** What is asked: a word that is typed while a ball grows, or signs to shoot at. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import {
  between,
  bump,
  drawKlaarKnop,
  drawOptiebord,
  drawStrook,
  drawVraagbord,
  easeInOut,
  popIn,
  progress01,
  shake,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, kanonPlek, plaatsenOf, vlagPlek } from './plaatsen.ts';
import { KNAL, RAAK, type SneeuwState } from './state.ts';

const RIJ = { hoog: 100, vak: 78 } as const;
const KNOP = { w: 180, h: 92 } as const;
/** Radius of the ball without letters, what each of them adds, and the most. */
const BAL = { begin: 36, erbij: 6, meest: 92 } as const;
/** How far a letter rolls it, in degrees. */
const ROL = 48;
const VLAG: Optielook = { pick: 'vlag', letters: 54, rand: { w: 50, h: 112 }, plaat: { krimp: 108, lager: -4 }, gloed: { w: 34, h: -52 } };
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 470, oor: 196, rand: { w: 70, h: 34 }, plaat: { maat: 84 }, z: 12 };
const HOOG = 196;
const SCHRIK = { periode: 14, demping: 14, uitslag: 8 } as const;

export function drawWoord(state: SneeuwState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return isTyped(state) ? drawLetters(state) : [...drawVlaggen(state), ...drawVraagbord(state, plaatsenOf(state).vraag, BORD)];
}

const strookOf = (state: SneeuwState): Item[] => drawStrook(state, { ...plaatsenOf(state).rij, ...RIJ, art: 'afdruk', z: 4 });

/** The ball at the end of the row: where it lies, and its radius. */
export function rolbalOf(state: SneeuwState): { readonly plek: Plek; readonly r: number } {
  const { rij } = plaatsenOf(state);
  const laatste = strookOf(state).at(-1);
  const r = Math.min(BAL.meest, BAL.begin + state.vakken.inhoud.length * BAL.erbij);
  const x = laatste === undefined ? rij.x : laatste.x + laatste.w / 2;
  return { plek: [x + r + 14, rij.y + RIJ.hoog / 2 - r], r };
}

/** Every letter is trodden in the snow and rolls the ball on; a right word rolls it into the cannon. */
function drawLetters(state: SneeuwState): Item[] {
  const [x, y] = plaatsenOf(state).knop;
  return [...strookOf(state), ...drawRolbal(state), ...drawKlaarKnop(state, { x, y, ...KNOP, label: 'Klaar!', z: 13 })];
}

function drawRolbal(state: SneeuwState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  if (fase === 'uitleg' || (fase === 'goed' && t >= KNAL)) return [];
  const { plek, r } = rolbalOf(state);
  const kanon = kanonPlek(state);
  const weg = fase === 'goed' ? easeInOut(progress01(t, { van: 0, duur: KNAL })) : 0;
  const groei = 1 + bump(state.tick, { van: state.letterOp, duur: 12 }) * 0.12;
  const maat = r * 2 * groei * (1 - weg * 0.4);
  const rot = (state.vakken.inhoud.length * ROL + (state.rustig ? 0 : weg * 300)) % 360;
  return [ding('rolbal', [between(plek[0], kanon[0] - 60, weg), between(plek[1], kanon[1] - 30, weg)], { w: maat, h: maat, rot })];
}

/** The one that is aimed at has a golden rim; what was hit is full of snow. */
function drawVlaggen(state: SneeuwState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  return state.opties.flatMap((optie, i) => {
    const { x: x0, y, w } = vlagPlek(state, i);
    const eigen = state.gekozen === optie;
    const weg = state.weg.includes(optie);
    const raak = fase === 'goed' && eigen && t >= RAAK;
    const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1;
    const x = x0 + (raak ? shake(state, t - RAAK, SCHRIK) : 0);
    const toon = raak ? 'raak' : (isPlaying(state.run) && state.keus === i) || (eigen && fase === 'wacht') ? 'mik' : '';
    const alpha = weg ? 0.3 : 1;
    return drawOptiebord(state, i, {
      vlak: { x, y, w, h: HOOG, sx: s, sy: s, alpha },
      bord: { art: 'vlag', toon, uit: weg, z: 5 },
      look: VLAG,
    });
  });
}
