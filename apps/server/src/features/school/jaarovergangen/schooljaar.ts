/**
 * In which school year the groepen of a school are now, and which one ends. What brought a year in says so: an earlier jaarovergang, an EdeXML file. A
 * school whose first leerling came this year began in it. Otherwise only a person knows.
 */
import { schooljaarVan } from '@spelrijk/domain/schooljaar';

/** Where `nu` comes from; null when nobody said so. */
type Bron = 'overgang' | 'edexml' | 'begin';

export interface Bekend {
  readonly schooljaar: string;
  readonly bron: Bron;
}

export interface Sporen {
  /** The school year that the latest jaarovergang began. */
  readonly overgang: string | null;
  /** The school year of the latest EdeXML file. */
  readonly edexml: string | null;
  /** Day (YYYY-MM-DD) on which the first leerling came; null without any. */
  readonly eersteLeerling: string | null;
}

const BEGIN = '08-01';
/** A school prepares the next year from here on. */
const LAAT = '05-01';

const vanaf = (jaar: number): string => `${jaar}-${jaar + 1}`;

export { schooljaarVan };

export const volgend = (schooljaar: string): string => vanaf(Number(schooljaar.slice(0, 4)) + 1);
export const vorig = (schooljaar: string): string => vanaf(Number(schooljaar.slice(0, 4)) - 1);

/** The latest year that something brought in. */
export function bekendVan({ overgang, edexml, eersteLeerling }: Sporen, dag: string): Bekend | null {
  const nu = schooljaarVan(dag);
  if (edexml !== null && edexml >= (overgang ?? '') && edexml >= vorig(nu)) return { schooljaar: edexml, bron: 'edexml' };
  if (overgang !== null && overgang >= vorig(nu)) return { schooljaar: overgang, bron: 'overgang' };
  return eersteLeerling !== null && schooljaarVan(eersteLeerling) === nu ? { schooljaar: nu, bron: 'begin' } : null;
}

/** The years that can end now, the likeliest first: one when it is known. In autumn a school can still have to do last summer's. */
export function kanEindigen(bekend: Bekend | null, dag: string): readonly [string, ...string[]] {
  if (bekend) return [bekend.schooljaar];
  const nu = schooljaarVan(dag);
  return dag.slice(5) >= BEGIN ? [vorig(nu), nu] : [nu, vorig(nu)];
}

/** True as long as a school year goes on: moving everybody up now is a year too far. @example isVroeg('2026-2027', '2026-11-27') // true */
export const isVroeg = (schooljaar: string, dag: string): boolean => dag < `${schooljaar.slice(5)}-${LAAT}`;
