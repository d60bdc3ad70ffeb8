/**
 * The ladder of help after a mistake: where to look, then the rule, then the answer. How fast it is gone down is a setting, and by itself a
 * matter of age: who learns to write is told the rule at once, who writes already looks first. Own values.
 */
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';

export type Sport = 'plek' | 'regel' | 'antwoord';
export type Hulptempo = Exclude<Oefeninstelling['hulptempo'], 'automatisch'>;

/** First, second and third mistake in one word. */
const LADDER: Readonly<Record<Hulptempo, readonly [Sport, Sport, Sport]>> = {
  rustig: ['plek', 'regel', 'antwoord'],
  gewoon: ['regel', 'antwoord', 'antwoord'],
  snel: ['antwoord', 'antwoord', 'antwoord'],
};

/** Up to this jaargroep a child that is told to look does not know what to look for. */
const REGEL_METEEN = 3;

export const hulptempoFor = (instelling: Oefeninstelling['hulptempo'], jaargroep: number): Hulptempo =>
  instelling !== 'automatisch' ? instelling : jaargroep <= REGEL_METEEN ? 'gewoon' : 'rustig';

/** The rung for this attempt (from 1); a word that came back starts again from the top. */
export const sportFor = (poging: number, tempo: Hulptempo): Sport => LADDER[tempo][(poging - 1) % 3] ?? 'antwoord';

/** Where there is no place to look at the ladder begins at the rule, and nobody reads the same sentence twice. */
export const tempoFor = (tempo: Hulptempo, hasPlek: boolean): Hulptempo => (tempo === 'rustig' && !hasPlek ? 'gewoon' : tempo);

/** One rung down; the answer is the last. */
export const nextSport = (sport: Sport): Sport => (sport === 'plek' ? 'regel' : 'antwoord');
