/** How a word is put to the child when there is sound, and honestly when there is none. */
import type { Leesvorm } from '@spelrijk/domain/leesopgave';
import type { Opgave } from '@spelrijk/domain/opgave';
import { splitZin } from '@spelrijk/taal/gatzin';
import { LEESTIPS, VRAAGTIPS, zegGemaakt } from '@spelrijk/taal/leesopdrachten';

export type Prompt =
  /** Listen: word, sentence, word. */
  | 'horen'
  /** Look at the word for a moment, then write it from memory. */
  | 'flits'
  /** A picture says the word. */
  | 'plaatje'
  /** What is needed already stands on the stage. */
  | 'lezen';

type Asked = Pick<Opgave, 'vorm' | 'antwoordvorm' | 'audio' | 'woord' | 'vraag' | 'gehoord'>;

/** What has to be seen: a word for a moment, or the picture that says it. */
export const isToSee = ({ vorm, antwoordvorm, woord }: Asked): boolean =>
  vorm === 'visueel-dictee' ||
  vorm === 'flits-typ' ||
  antwoordvorm === 'FLITS' ||
  (vorm === 'plaatje-benoemen' && woord.plaatje !== undefined);

/** `sound` is false when it is off or cannot be played; `flitst` is true when the game itself shows what has to be seen. */
export function promptFor(asked: Asked, sound: boolean, flitst = false): Prompt {
  const { vorm, antwoordvorm, audio, woord, vraag, gehoord } = asked;
  // A question in words says all; hearing or seeing the word would give the answer away.
  if (vraag !== undefined && antwoordvorm === 'TYP') return 'lezen';
  if (flitst && isToSee(asked)) return 'lezen';
  if (vorm === 'visueel-dictee' || vorm === 'flits-typ' || antwoordvorm === 'FLITS') return 'flits';
  if (vorm === 'plaatje-benoemen' && woord.plaatje !== undefined) return 'plaatje';
  if (sound && audio.woord !== undefined) return 'horen';
  // A question to the ear is one to the eye where there is no sound: what would be heard is seen for a moment.
  if (gehoord !== undefined) return 'flits';
  // What has to be put in order is the answer: only its question is shown.
  if (vraag !== undefined && antwoordvorm === 'VOLG') return 'lezen';
  if (antwoordvorm === 'SPLIT' || antwoordvorm === 'GAP' || antwoordvorm === 'KIES' || antwoordvorm === 'SORT') return 'lezen';
  return woord.plaatje === undefined ? 'flits' : 'plaatje';
}

/** What is seen for a moment where it cannot be heard. */
export const seenOf = ({ gehoord, woord }: Pick<Opgave, 'gehoord' | 'woord'>): string => gehoord?.replaceAll('·', ' ') ?? woord.woord;

/** What would be heard is seen for a moment: the stage has an eye for it and no loudspeaker (`isShown` of the kit). */
interface Getoond {
  readonly getoond?: true;
}

/**
 * The opgave for a round that begins without sound: sounds to choose between become their letters, beside the capital of the one that is
 * asked, so that there is something to know; nobody is told to listen. What does not need an ear stays as it is.
 */
export function inSilence(opgave: Opgave): Opgave & Getoond {
  const { klanken, vraag, toon, gehoord } = opgave;
  const getoond: Getoond = promptFor(opgave, false) === 'flits' ? { getoond: true } : {};
  if (klanken === undefined && gehoord === undefined) return getoond.getoond === undefined ? opgave : { ...opgave, ...getoond };
  const { klanken: _klanken, ...rest } = opgave;
  return {
    ...rest,
    ...getoond,
    ...(vraag !== undefined && { vraag: klanken === undefined ? withoutListening(vraag) : ZELFDE_LETTER }),
    ...(klanken !== undefined && toon !== undefined && { toon: toon.toUpperCase() }),
  };
}

const ZELFDE_LETTER = 'Welke kleine letter is dit?';

/** A sound is not seen: what is asked is its letter. @example withoutListening('Luister. Welke letter hoor je?') // 'Welke letter zag je?' */
export const withoutListening = (vraag: string): string =>
  vraag.replace(/^Luister[^.]*\. /, '').replace(/(?:klank )?hoor je/, (wat) => (wat.startsWith('klank') ? 'letter zag je' : 'zag je'));

/** Where nothing can be heard these are asked to the eye, and nobody is told to listen once more. */
const KIJK = 'Kijk nog eens goed naar de letter.';
const STILLE_TIPS: Readonly<Partial<Record<Leesvorm, string>>> = {
  'hoor-letter': LEESTIPS['flits-letter'],
  'letter-klank': KIJK,
  letternaam: KIJK,
};

/** How to go about a reading opgave: as a hint, and after a first wrong answer. */
export const leestip = (vorm: Leesvorm, sound: boolean, lezen?: Opgave['lezen']): string =>
  (sound ? undefined : STILLE_TIPS[vorm]) ?? (vorm === 'tekst-vraag' && lezen ? VRAAGTIPS[lezen.soort] : undefined) ?? LEESTIPS[vorm];

/** What was laid is one answer, however its pieces are joined. */
const alsEen = (gegeven: string): string => gegeven.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

type Leesopgave = Pick<Opgave, 'leestegen' | 'lezen' | 'antwoord' | 'stukken' | 'extra' | 'ookGoed' | 'leesregels'>;

/** What a child reads and hears after a first wrong answer in reading: why this choice is not it where that is known, else how to go about it. */
export function leesuitleg(opgave: Leesopgave, vorm: Leesvorm, gegeven: string, sound: boolean): readonly string[] {
  const keuze = Object.keys(opgave.leestegen ?? {}).find((een) => alsEen(een) === alsEen(gegeven));
  const tegen = keuze === undefined ? [] : (opgave.leestegen?.[keuze] ?? []);
  const gezegd = tegen.length > 0 ? tegen : zegGemaakt(vorm, opgave, gegeven);
  return gezegd.length > 0 ? gezegd : [leestip(vorm, sound, opgave.lezen)];
}

/** How long a word stands on the screen, in milliseconds: a second and a bit, longer for longer words. */
export const flashMs = (woord: string): number => Math.min(3600, 1300 + 130 * woord.length);

/** The sentence with a gap in place of the word; null when there is none or the word is not in it as written. */
export const gapSentence = (zin: string | undefined, woord: string): { readonly voor: string; readonly na: string } | null =>
  (zin === undefined ? undefined : splitZin(zin, woord)) ?? null;

/** A sentence with its gap, or a word, as it stands beside the stage. */
type Beside = { readonly voor: string; readonly na: string } | { readonly woord: string };

/** `___` in a question: where the answer belongs. */
const PLEK = '___';

/**
 * What is read beside the stage of the sentence of a word; null where there is nothing to read. Where the question stands on the stage it is that
 * question: what is meant by a gap stands in both or in neither. A question about the sentence has all of it, and one about the rule of a word has
 * nothing of the word, which is no answer to it.
 */
export function readBeside(
  { vorm, vraag, zinsvraag, woord: { woord, zin } }: Pick<Opgave, 'vorm' | 'vraag' | 'zinsvraag' | 'woord'>,
  onStage: boolean,
): Beside | null {
  if (!onStage || vraag === undefined) return gapSentence(zin, woord);
  if (zinsvraag !== undefined) return null;
  if (vorm === 'welke-regel') return { woord };
  const plek = zin === undefined ? -1 : vraag.indexOf(PLEK);
  return plek < 0 ? gapSentence(zin, woord) : { voor: vraag.slice(0, plek), na: vraag.slice(plek + PLEK.length) };
}
