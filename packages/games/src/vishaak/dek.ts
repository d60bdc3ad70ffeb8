/** On and around the boat: the crew, the gull, the waves, the sign over the water, and the corks with letters. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import { maatOf, drawSpeler, drawTypveld, drawVraagbord, currentVraag, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { BINNEN, LOS } from './state.ts';
import type { VisState } from './state.ts';
import { waterOf } from './water.ts';

/** What sways, and how far. */
const ZWAAI = {
  boot: { periode: 200, uitslag: 5 },
  bootHelt: { periode: 260, uitslag: 2 },
  meeuw: { periode: 10, uitslag: 4 },
  golf: { periode: 300, uitslag: 20 },
} as const;

/** Who hops, and how high. */
const HOP = {
  visser: { periode: 44, hoogte: 14 },
} as const;

/** Waves rock the boat. */
export const bob = (state: VisState): number => sway(state, ZWAAI.boot);

export function drawBoot(state: VisState): Item[] {
  const { fase } = state.run;
  const { w } = maatOf(state.stand);
  const { vlak } = waterOf(state);
  const x = state.boot;
  const y = vlak + bob(state);
  const t = ticksInFase(state);
  const rot = sway(state, ZWAAI.bootHelt) + (state.rustig ? 0 : state.vaart * 2);
  const vol = Math.min(6, state.gevangen - (fase === 'goed' && t < BINNEN ? 1 : 0));
  // The gull sits on the bow and finds old boots very funny.
  const lacht = fase === 'uitleg' && t > LOS;
  const toon = lacht ? 'lach' : state.tick % 240 < 10 ? 'knip' : '';
  return [
    ding('hengel', [x + 62, y - 100], { rot }),
    { ...drawSpeler(state, { x: x + 4, y: y - 84, w: 104, hop: HOP.visser, z: 6 }), rot },
    ding('emmer', [x - 92, y - 52], { rot, toon: String(vol) }),
    ding('boot', [x, y - 6], { rot }),
    ding('meeuw', [x - 134 + (lacht ? sway(state, ZWAAI.meeuw) : 0), y - 74], { rot, toon }),
    ding('golf', [w / 2 + sway(state, ZWAAI.golf), vlak + 26], { w: w + 100, art: `golf-${state.stand}` }),
  ];
}

/** Corks with letters, and the reel; nothing where the answer is a fish. */
export function drawSchrijven(state: VisState): Item[] {
  if (!isTyped(state)) return [];
  const { strook, knop } = waterOf(state);
  const reel = { ...knop, w: 250, h: 98, label: 'Haal op', name: 'Mijn woord is klaar: haal op' };
  return drawTypveld(state, { ...strook, hoog: 104, vak: 84, art: 'kurk', z: 11 }, reel);
}

const BORD = { key: 'bord', art: 'bord', woord: 470, oor: 196, rand: { w: 70, h: 26 }, plaat: { maat: 82 }, z: 12 } as const;

/** What is asked; a sentence that has to be typed stands among the corks. */
export const drawBord = (state: VisState): Item[] =>
  currentVraag(state).zin && isTyped(state) ? [] : drawVraagbord(state, waterOf(state).bord, BORD);
