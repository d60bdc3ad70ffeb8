/** How a word is put to the child when there is sound, and honestly when there is none. */
import type { Opgave } from '@spelrijk/domain/opgave';

export type Prompt =
  /** Listen: word, sentence, word. */
  | 'horen'
  /** Look at the word for a moment, then write it from memory. */
  | 'flits'
  /** A picture says the word. */
  | 'plaatje'
  /** What is needed already stands on the stage. */
  | 'lezen';

type Asked = Pick<Opgave, 'vorm' | 'antwoordvorm' | 'audio' | 'woord' | 'vraag'>;

/** What has to be seen: a word for a moment, or the picture that says it. */
export const isToSee = ({ vorm, antwoordvorm, woord }: Asked): boolean =>
  vorm === 'visueel-dictee' ||
  vorm === 'flits-typ' ||
  antwoordvorm === 'FLITS' ||
  (vorm === 'plaatje-benoemen' && woord.plaatje !== undefined);

/** `sound` is false when it is off or cannot be played; `flitst` is true when the game itself shows what has to be seen. */
export function promptFor(asked: Asked, sound: boolean, flitst = false): Prompt {
  const { vorm, antwoordvorm, audio, woord, vraag } = asked;
  // A question in words says all; hearing or seeing the word would give the answer away.
  if (vraag !== undefined && antwoordvorm === 'TYP') return 'lezen';
  if (flitst && isToSee(asked)) return 'lezen';
  if (vorm === 'visueel-dictee' || vorm === 'flits-typ' || antwoordvorm === 'FLITS') return 'flits';
  if (vorm === 'plaatje-benoemen' && woord.plaatje !== undefined) return 'plaatje';
  if (sound && audio.woord !== undefined) return 'horen';
  if (antwoordvorm === 'SPLIT' || antwoordvorm === 'GAP' || antwoordvorm === 'KIES' || antwoordvorm === 'SORT') return 'lezen';
  return woord.plaatje === undefined ? 'flits' : 'plaatje';
}

/** How long a word stands on the screen, in milliseconds: a second and a bit, longer for longer words. */
export const flashMs = (woord: string): number => Math.min(3600, 1300 + 130 * woord.length);

/** The sentence with a gap in place of the word; null when there is none or the word is not in it as written. */
export function gapSentence(zin: string | undefined, woord: string): { readonly voor: string; readonly na: string } | null {
  if (zin === undefined) return null;
  const escaped = woord.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`(?<![\\p{L}\\p{M}'-])${escaped}(?![\\p{L}\\p{M}'-])`, 'iu').exec(zin);
  return match ? { voor: zin.slice(0, match.index), na: zin.slice(match.index + woord.length) } : null;
}
