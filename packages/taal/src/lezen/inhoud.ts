/**
 * Decides: what is shown with a leesopgave, between what a child chooses, and which answer is right.
 * Source: the content of the four rungs behind one shape, so that browser and server pose and judge alike.
 * Example: isGoedGelezen(inhoud, 'op de mat') for the question where the cat sits.
 */
import type { Random } from '@spelrijk/base/random';
import type { Leesvorm } from '@spelrijk/domain/leesopgave';
import { keuzesVoor } from '../leeswoorden.ts';
import type { Leeswoordopgave } from '../leeswoorden.ts';
import type { Letteropgave } from './letters/opgaven.ts';
import { kiesmogelijkheden } from './tekst.ts';
import type { Leestekst, Leesvraag } from './tekst.ts';
import type { Leeszin } from './zinnen.ts';

/** One item with all that is needed to pose it. */
export type Leesinhoud =
  | { readonly domein: 'letters'; readonly opgave: Letteropgave }
  | { readonly domein: 'woorden'; readonly opgave: Leeswoordopgave }
  | { readonly domein: 'zinnen'; readonly zin: Leeszin }
  | { readonly domein: 'teksten'; readonly tekst: Leestekst; readonly vraag: Leesvraag }
  /** Beside the questions: an answer that fits, or a part that has its place. */
  | {
      readonly domein: 'natekst';
      readonly vorm: 'tekst-klopt' | 'tekst-deel';
      readonly antwoord: string;
      readonly keuzes: readonly string[];
    };

export function vormVan(inhoud: Leesinhoud): Leesvorm {
  if (inhoud.domein === 'teksten') return 'tekst-vraag';
  if (inhoud.domein === 'natekst') return inhoud.vorm;
  return inhoud.domein === 'zinnen' ? inhoud.zin.vorm : inhoud.opgave.vorm;
}

const WAAR = ['waar', 'niet waar'] as const;
const BESTAAT = ['bestaat', 'bestaat niet'] as const;
/** What is said of a sentence or a word that was read, to be heard. */
export const OORDEELWOORDEN: readonly string[] = [...WAAR, ...BESTAAT];

/**
 * Every answer that counts as right; the first is the one to show. Pieces in order are joined by `·` (letters) or a space (words); the word
 * that does not belong is its place in the sentence, from 0.
 */
export function goedeAntwoorden(inhoud: Leesinhoud): readonly string[] {
  if (inhoud.domein === 'letters') return [inhoud.opgave.antwoord];
  if (inhoud.domein === 'teksten') return [inhoud.vraag.antwoord];
  if (inhoud.domein === 'natekst') return [inhoud.antwoord];
  return inhoud.domein === 'woorden' ? [antwoordBijWoord(inhoud.opgave)] : antwoordenBijZin(inhoud.zin);
}

function antwoordBijWoord({ vorm, woord, bestaat, plaatje }: Leeswoordopgave): string {
  if (vorm === 'woord-of-niet') return BESTAAT[bestaat ? 0 : 1];
  return vorm === 'woord-plaatje' && plaatje !== undefined ? plaatje : woord;
}

function antwoordenBijZin(zin: Leeszin): string[] {
  if (zin.vorm === 'waar-niet-waar') return [WAAR[zin.waar ? 0 : 1]];
  if (zin.vorm === 'zin-herstellen') return [zin.zin, ...zin.ookGoed];
  if (zin.vorm === 'zin-hakken') return [zin.zin];
  return zin.vorm === 'fout-woord' ? [String(zin.plek)] : [zin.antwoord];
}

/** Spaces and capitals a child cannot help do not count; letters and signs do. */
const kaal = (antwoord: string): string => antwoord.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Is this answer right? Anything may come in. */
export const isGoedGelezen = (inhoud: Leesinhoud, antwoord: string): boolean =>
  goedeAntwoorden(inhoud).some((goed) => kaal(goed) === kaal(antwoord));

/**
 * What can be chosen, or the pieces to put in order, in the order of a seeded chance; empty when something is typed or spaces are put in.
 * The words of a sentence to tap in stay in their order.
 */
export function keuzesBij(inhoud: Leesinhoud, random: Random): string[] {
  if (inhoud.domein === 'teksten') return kiesmogelijkheden(inhoud.vraag, random);
  if (inhoud.domein === 'natekst') return random.shuffle(inhoud.keuzes);
  if (inhoud.domein === 'woorden') return inhoud.opgave.vorm === 'flits-typ' ? [] : keuzesVoor(inhoud.opgave, random);
  if (inhoud.domein === 'zinnen') return keuzesBijZin(inhoud.zin, random);
  const { antwoord, fout, stukken } = inhoud.opgave;
  return random.shuffle([...(stukken ?? [antwoord]), ...fout]);
}

function keuzesBijZin(zin: Leeszin, random: Random): string[] {
  if (zin.vorm === 'waar-niet-waar') return [...WAAR];
  if (zin.vorm === 'zin-hakken') return [];
  if (zin.vorm === 'fout-woord') return [...zin.stukken];
  return zin.vorm === 'zin-herstellen' ? shuffleDifferently(zin.stukken, random) : random.shuffle([zin.antwoord, ...zin.fout]);
}

const POGINGEN = 5;

/** Pieces never lie in the right order by chance. */
function shuffleDifferently(stukken: readonly string[], random: Random): string[] {
  for (let poging = 0; poging < POGINGEN; poging++) {
    const geschud = random.shuffle(stukken);
    if (geschud.some((stuk, n) => stuk !== stukken[n])) return geschud;
  }
  return stukken.toReversed();
}
