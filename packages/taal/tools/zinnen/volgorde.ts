/**
 * Decides: in which order the sentences of a kind stand: along the learning line, then by level, then by their number.
 * Source: the order of the categories in the catalogue; a sentence whose categorie is not there comes last.
 * Example: a sentence of the 3rd categorie stands before one of the 101st.
 */
import { CATEGORIEEN } from '../../src/categorieen/catalog.gen.ts';
import { hoofdVan } from '../../src/zinnen/regel.ts';

interface Plek {
  readonly id: string;
  readonly niveau: string;
}

const LEERLIJN: ReadonlyMap<string, number> = new Map(CATEGORIEEN.map(({ id }, i) => [id, i]));
const plaatsVan = ({ id }: Plek): number => LEERLIJN.get(hoofdVan(id)) ?? CATEGORIEEN.length;
const compareTekst = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Below zero when a stands before b. Numbers are compared as numbers, however many categories there come to be. */
export const compareZinnen = (a: Plek, b: Plek): number =>
  plaatsVan(a) - plaatsVan(b) || compareTekst(a.niveau, b.niveau) || compareTekst(a.id, b.id);
