/** What was answered in a test of a plan, at the knelpunt of each goal. Pure. */
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { ToetsWoord } from '@spelrijk/oefenen/toets';
import { maatVan } from '@spelrijk/oefenen/zorg/planwoorden';

/** One answer of a test: the key of its word, how the word is written, what was written. */
interface Toetsantwoord {
  readonly woord: string;
  readonly spelling: string;
  readonly gegeven: string;
  readonly diagnose: Diagnose;
  /** School day, `YYYY-MM-DD`. */
  readonly dag: string;
}

/** A test as it was made. */
interface Afname {
  readonly woorden: readonly ToetsWoord[];
  readonly antwoorden: readonly Toetsantwoord[];
}

/** A word of a test that says something about its goal. */
export interface Meting extends ToetsWoord {
  readonly spelling: string;
  readonly gegeven: string;
  /** Right at the knelpunt of the goal, whatever the rest of the word looks like; of a look-alike: not written with the rule of the goal. */
  readonly goed: boolean;
  /** Difficulty at that knelpunt; absent for look-alikes. */
  readonly maat?: { readonly b: number; readonly vb: number; readonly gok: number };
}

/** Was the rule of the goal used in a word where it must not be? */
const isMetRegel = ({ afwijkingen }: Diagnose, doel: string): boolean =>
  afwijkingen.some(({ label, vlag }) => label === doel || vlag === 'omgekeerd');

/** Right, wrong, or undefined: it says nothing. Passing over a word is not knowing it; something unreadable is nothing. */
function verdict(
  { diagnose, gegeven }: Pick<Toetsantwoord, 'diagnose' | 'gegeven'>,
  { categorie, rol }: Pick<ToetsWoord, 'categorie' | 'rol'>,
): boolean | undefined {
  if (gegeven === '') return rol === 'contrast' ? undefined : false;
  if (diagnose.geenBewijs) return undefined;
  if (rol === 'contrast') return !isMetRegel(diagnose, categorie);
  const punten = diagnose.knelpunten.filter((knelpunt) => knelpunt.categorie === categorie);
  return punten.length === 0 ? diagnose.goed : punten.every(({ goed }) => goed);
}

/** The same of a written word outside a test: the rule of its categorie, whatever the rest of it looks like. */
export const verdictOp = (antwoord: Pick<Toetsantwoord, 'diagnose' | 'gegeven'>, categorie: string): boolean | undefined =>
  verdict(antwoord, { categorie });

/** The first answer to a word is the answer. */
const eersteAntwoorden = (antwoorden: Afname['antwoorden']): ReadonlyMap<string, Toetsantwoord> =>
  new Map(antwoorden.toReversed().map((antwoord) => [antwoord.woord, antwoord]));

/** Asked words of a goal that were written so that nobody can tell which word was meant: not right, and no evidence of the rule. A look-alike says nothing. */
export function listOnduidelijk({ woorden, antwoorden }: Afname): ToetsWoord[] {
  const per = eersteAntwoorden(antwoorden);
  return woorden.filter(({ woord, rol }) => {
    const antwoord = per.get(woord);
    return rol !== 'contrast' && antwoord !== undefined && antwoord.gegeven !== '' && antwoord.diagnose.geenBewijs;
  });
}

/** The answers that say something about the rule of their goal, in the order of the test. */
export function measure({ woorden, antwoorden }: Afname, leerlijn: Leerlijn): Meting[] {
  const per = eersteAntwoorden(antwoorden);
  return woorden.flatMap((woord): Meting[] => {
    const antwoord = per.get(woord.woord);
    const goed = antwoord && verdict(antwoord, woord);
    if (goed === undefined || !antwoord) return [];
    const regel = leerlijn.woorden.get(woord.woord);
    const maat = woord.rol === 'contrast' || !regel ? undefined : maatVan(regel, woord.categorie, leerlijn);
    return [{ ...woord, spelling: antwoord.spelling, gegeven: antwoord.gegeven, goed, ...(maat && { maat }) }];
  });
}
