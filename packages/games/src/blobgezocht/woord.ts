/** What is asked: a note with a clue, and the hiding places with what stands on them. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  bump,
  drawOptiebord,
  drawToeschouwer,
  drawVraagbord,
  easeInOut,
  growIn,
  overshoot,
  popIn,
  progress01,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { ding, bankPlek, plaatsenOf, spotsOf, vlakOf } from './plaatsen.ts';
import { SPRING, WEG, ZIT, type ZoekState } from './state.ts';
import { drawTafereel } from './tafereel.ts';

const BRIEF: Vraaglook = { key: 'brief', art: 'brief', woord: 480, oor: 210, rand: { w: 110, h: 44 }, plaat: { maat: 100 }, z: 30 };
const PLEK: Optielook = { pick: 'plek', letters: 58, rand: { w: 58, h: 106 }, plaat: { krimp: 104 }, gloed: { w: 40, h: 30 } };
/** How far somebody comes up behind a hiding place: eyes that peep, somebody who jumps; upright not as far as what stands on the place above. */
const OP = { ogen: 28, sprong: { liggend: 132, staand: 106 } } as const;
/** Width of who hides on a place. */
const TAFEREEL = 256;
/** Eyes peep once in so many ticks, and not all at once. */
const GLUUR = { periode: 330, duur: 64, verschil: 97 } as const;
const SCHUD = { periode: 7, uitslag: 4 } as const;
const GEVONDEN = 92;
const REIS = 18;

/** The layer of a hiding place: what is lower is in front. */
export const laagOf = (spot: number): number => 2 + spot * 3;

export function drawWoord(state: ZoekState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [...drawVraagbord(state, plaatsenOf(state).brief, BRIEF), ...drawPlekken(state), ...drawLoep(state), ...drawVondst(state)];
}

function drawPlekken(state: ZoekState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  return spotsOf(state).flatMap((spot, i) => {
    const { x, y, w, h } = vlakOf(state, spot);
    const weg = state.weg.includes(state.opties[i] ?? '');
    const eigen = state.gekozen === state.opties[i];
    const trilt = eigen && (fase === 'wacht' || (fase === 'goed' && t < SPRING)) ? sway(state, SCHUD) : 0;
    const veer = eigen && fase === 'goed' ? bump(t, { van: SPRING, duur: 18 }) * 0.09 : 0;
    const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1;
    const z = laagOf(spot);
    return [
      ...drawOgen(state, i, [x, y - h / 2], z),
      ...drawOptiebord(state, i, {
        vlak: { x: x + trilt, y, w, h, sx: s * (1 + veer), sy: s * (1 - veer), alpha: weg ? 0.3 : 1 },
        bord: { art: 'schuil', toon: String(spot), uit: weg, z },
        look: PLEK,
        ...(isTafereel(state) && { tekst: null }),
      }),
      ...(isTafereel(state)
        ? drawTafereel(state.opties[i] ?? '', i, { x: x + trilt, y, w: TAFEREEL, z: z + 1, s, alpha: weg ? 0.3 : 1 })
        : []),
    ];
  });
}

/** Is it asked who sits somewhere, instead of what stands on a place? Then the place shows who. */
const isTafereel = ({ run }: ZoekState): boolean => currentOpgave(run)?.vorm === 'zoek-beeld';

/** Behind every place somebody peeps over it now and then: who it is cannot be seen. */
function drawOgen(state: ZoekState, i: number, [x, y]: Plek, z: number): Item[] {
  if (state.rustig || !isPlaying(state.run)) return [];
  const op = bump((state.tick + i * GLUUR.verschil) % GLUUR.periode, { van: 0, duur: GLUUR.duur });
  return op === 0 ? [] : [ding('ogen', [x + (i % 2 === 0 ? -40 : 40), y + OP.ogen - op * OP.ogen * 1.6], { z: z - 1 }, i)];
}

/** Where the magnifying glass is at option `i`; -1 is the hand of the blob. */
function loepPlek(state: ZoekState, i: number): Plek {
  const spot = spotsOf(state)[i];
  const { blob } = plaatsenOf(state);
  if (spot === undefined) return [blob[0] + 74, blob[1] + 10];
  const { x, y, w, h } = vlakOf(state, spot);
  return [x + w / 2 - 34, y + h / 2 - 40];
}

function drawLoep(state: ZoekState): Item[] {
  if (state.run.fase !== 'spelen' && state.run.fase !== 'wacht') return [];
  const deel = state.rustig ? 1 : easeInOut(progress01(state.tick, { van: state.loep.op, duur: REIS }));
  const [van, naar] = [loepPlek(state, state.loep.van), loepPlek(state, state.keus)];
  const plek = [between(van[0], naar[0], deel), between(van[1], naar[1], deel) - arch(deel) * 40] as const;
  return [ding('loep', plek, { rot: sway(state, { periode: 120, uitslag: 4 }) })];
}

/** The hiding place that was chosen. */
function gekozenSpot(state: ZoekState): number | undefined {
  const { fase } = state.run;
  if (state.gekozen === null || (fase !== 'goed' && fase !== 'uitleg')) return undefined;
  return spotsOf(state)[state.opties.indexOf(state.gekozen)];
}

/** How far who was found is on its way to the bench. */
const reisOf = (state: ZoekState): number => easeInOut(progress01(ticksInFase(state), { van: WEG, duur: ZIT - WEG }));

/** Where who came out is: over its hiding place, and on its way to the bench. */
export function vondstPlek(state: ZoekState): Plek | null {
  const spot = gekozenSpot(state);
  if (spot === undefined) return null;
  const { x, y } = vlakOf(state, spot);
  const t = ticksInFase(state);
  const sprong = OP.sprong[state.stand];
  if (state.run.fase === 'uitleg') return [x, between(y - 40, y - sprong, overshoot(progress01(t, { van: 2, duur: 20 })))];
  const boven: Plek = [x, between(y, y - sprong, overshoot(progress01(t, { van: SPRING, duur: 16 })))];
  const n = Math.min(MAX_FOTO, state.foto.length);
  const bank = bankPlek(state, n - 1, n);
  return bend(boven, [(boven[0] + bank[0]) / 2, Math.min(boven[1], bank[1]) - 160], bank, reisOf(state));
}

/** Somebody jumps out and goes to the bench; or it was a duck. */
function drawVondst(state: ZoekState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const spot = gekozenSpot(state);
  const plek = vondstPlek(state);
  if (spot === undefined || plek === null) return [];
  const z = laagOf(spot) - 1;
  if (fase === 'uitleg') return [ding('dier', plek, { z, ...growIn(t, { van: 0, duur: 12 }) }, 'fout')];
  if (t < SPRING || t >= ZIT) return [];
  const [px, py] = plek;
  const reis = reisOf(state);
  const w = between(GEVONDEN, 70, reis);
  const blob = drawToeschouwer({ key: 'vondst', wie: state.foto.at(-1) ?? 0, x: px, y: py, w, stemming: 'trots', z: t < WEG ? z : 26 });
  return [{ ...blob, rot: state.rustig ? 0 : reis * 360 }];
}

/** So many are drawn on the bench. */
export const MAX_FOTO = 16;
