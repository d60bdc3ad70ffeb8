/** Where a leerling starts: what an average child of that half-year can do, and the settings that follow from it. */
import { STANDAARD_INSTELLING, type Oefeninstelling } from '@spelrijk/oefenen/instelling';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { createStand, type Stand } from '@spelrijk/oefenen/stand';
import { SPEELBARE_VORMEN } from './inhoud.ts';

const FEBRUARI = 2;
const AUGUSTUS = 8;

/** Half of the school year of a day (YYYY-MM-DD): `a` from August, `b` from February. */
function halfjaarVan(dag: string): 'a' | 'b' {
  const maand = Number(dag.slice(5, 7));
  return maand >= FEBRUARI && maand < AUGUSTUS ? 'b' : 'a';
}

/** Groups 1 and 2 practise as the start of groep 3. */
const leerjaar = (jaargroep: number): number => Math.min(Math.max(jaargroep, 3), 8);

export const beginStand = (jaargroep: number, dag: string): Stand =>
  createStand({ seedPrior: priorVan(`${leerjaar(jaargroep)}${halfjaarVan(dag)}`) });

/** One half-year back: what was taught before that counts as known until an answer says otherwise. */
function startpunt(jaargroep: number, dag: string): string {
  const jaar = leerjaar(jaargroep);
  if (halfjaarVan(dag) === 'b') return `${jaar}a`;
  return jaar === 3 ? '3a' : `${jaar - 1}b`;
}

/** One year ahead: a strong child goes on, but a child of groep 5 meets no loan words of groep 7 until a docent says so. */
const plafond = (jaargroep: number, dag: string): string =>
  leerjaar(jaargroep) === 8 ? '8b' : `${leerjaar(jaargroep) + 1}${halfjaarVan(dag)}`;

/** The default, the groep's deviations, the leerling's own; only forms that a game can pose. */
export function instellingVan(jaargroep: number, dag: string, afwijkingen: readonly Partial<Oefeninstelling>[]): Oefeninstelling {
  const eigen = { startpunt: startpunt(jaargroep, dag), plafond: plafond(jaargroep, dag) };
  const samen: Oefeninstelling = Object.assign({}, STANDAARD_INSTELLING, eigen, ...afwijkingen);
  return { ...samen, vormen: samen.vormen.filter((vorm) => SPEELBARE_VORMEN.includes(vorm)) };
}
