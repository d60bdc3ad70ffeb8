/** A screen with white letters: the word as it is written or put together, else what is asked: a text, a picture, or an ear. */
import type { Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, vraagOf } from '@spelrijk/game-kit/run';
import type { Writing } from '@spelrijk/game-kit/run';
import { fitLetters, fitTekst, drawStrook, isShown } from '@spelrijk/game-kit/stage';

/**
 * What stands on a screen; drawn by the game as its own `art`, `letter` for a place and `oor`.
 * @param slot what it says when the round is over
 */
export function drawScherm(state: Writing, bak: Item, slot: string): Item[] {
  const { x, y, w, h, z = 0 } = bak;
  const opgave = currentOpgave(state.run);
  const goed = state.run.fase === 'goed';
  const wit = (tekst: string, rand: number, letters: number) =>
    ({ ...fitTekst(tekst, w - rand, h - 26, letters), labelToon: 'wit' }) as const;
  if (opgave === undefined) return [{ ...bak, label: slot, labelSize: 70, labelToon: 'wit' }];
  const { antwoordvorm, antwoord } = opgave;
  if (antwoordvorm === 'VOLG' && goed) return [bak, { key: 'hele', x, y, w: w - 60, h: h - 16, ...wit(antwoord, 80, 66), z: z + 1 }];
  if (antwoordvorm === 'VOLG' || antwoordvorm === 'TYP') return [bak, ...drawWoord(state, bak, antwoordvorm === 'TYP' ? 74 : 100)];
  const { tekst, zin, plaatje } = vraagOf(opgave, goed);
  if (tekst !== null) return [{ ...bak, ...wit(tekst, 70, zin ? 42 : 66) }];
  if (plaatje === null) return [bak, { key: 'teken', x, y, w: 96, h: 70, art: isShown(state) ? 'kit:oog' : 'oor', z: z + 1 }];
  return [bak, { key: 'teken', x, y, w: 84, h: 84, art: 'kit:plaatje', toon: plaatje, z: z + 1 }];
}

/** The pieces or letters as large as they can be. */
const drawWoord = (state: Writing, { x, y, w, h, z = 0 }: Item, vak: number): Item[] =>
  drawStrook(state, { x, y, breed: w - 50, hoog: h - 30, vak, art: 'letter', z: z + 1 }).map((item) =>
    item.label === undefined ? item : { ...item, labelSize: fitLetters(item.label, item.w - 14, (h - 30) * 0.76) },
  );
