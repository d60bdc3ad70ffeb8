/** A bubble in which somebody brings a word: to be read, or an ear, and its picture, where it has to be heard. */
import type { Item } from '@spelrijk/game-kit/contract';
import { currentOpgave, vraagOf } from '@spelrijk/game-kit/run';
import type { Basis } from '@spelrijk/game-kit/run';
import { fitLetters, isShown } from '@spelrijk/game-kit/stage';

const LETTER = 36;
const PLAATJE = 84;

interface WoordbelOpties {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly more: Pick<Item, 'sx' | 'sy' | 'alpha'>;
}

/**
 * As wide as its word needs; drawn by the game as `bel` and `oor`, in the layers `z` and the next.
 * @param more how it is stretched and how it fades
 */
export function drawWoordbel(state: Basis, { x, y, z, more }: WoordbelOpties): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const { tekst, plaatje } = vraagOf(opgave, state.run.fase === 'goed');
  const naast = plaatje === null ? 0 : PLAATJE;
  const w = (tekst === null ? 180 : Math.max(220, Math.min(430, 110 + tekst.length * LETTER))) + naast;
  const woord = { key: 'woord', ...more, x: x + naast / 2, y, z: z + 1 };
  const beeld: Item = { key: 'plaatje', ...more, x: x - w / 2 + 66, y, w: 74, h: 74, art: 'kit:plaatje', toon: plaatje ?? '', z: z + 1 };
  return [
    { key: 'bel', ...more, x, y, w, h: 106, art: 'bel', z },
    ...(plaatje === null ? [] : [beeld]),
    tekst === null
      ? { ...woord, w: 76, h: isShown(state) ? 53 : 68, art: isShown(state) ? 'kit:oog' : 'oor' }
      : { ...woord, w: w - 40, h: 96, label: tekst, labelSize: fitLetters(tekst, w - 70 - naast, 64) },
  ];
}
