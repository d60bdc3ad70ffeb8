/** The place of a day in the school year, and the year of the learning line of a jaargroep. */
const FEBRUARI = 2;
const AUGUSTUS = 8;

/** Half of the school year of a day (YYYY-MM-DD): `a` from August, `b` from February. */
export function halfjaarVan(dag: string): 'a' | 'b' {
  const maand = Number(dag.slice(5, 7));
  return maand >= FEBRUARI && maand < AUGUSTUS ? 'b' : 'a';
}

/** Groups 1 and 2 practise as the start of groep 3. */
export const leerjaar = (jaargroep: number): number => Math.min(Math.max(jaargroep, 3), 8);
