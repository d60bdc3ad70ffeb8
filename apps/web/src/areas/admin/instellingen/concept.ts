/** What a teacher changed and did not save yet: options that get a value, options that go back. Pure. */
import type { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';

export interface Concept {
  readonly zet: Instelbaar;
  readonly terug: readonly InstelNaam[];
}

export const LEEG: Concept = { zet: {}, terug: [] };

const gelijk = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const zonder = (zet: Instelbaar, namen: readonly InstelNaam[]): Instelbaar =>
  Object.fromEntries(Object.entries(zet).filter(([naam]) => !namen.some((weg) => weg === naam)));

/** What is set when this is saved. */
export const afterConcept = (eigen: Instelbaar, { zet, terug }: Concept): Instelbaar => ({ ...zonder(eigen, terug), ...zet });

/** Sets options; what is then as it was saved is no change any more. */
export function setOpties({ zet, terug }: Concept, eigen: Instelbaar, opties: Instelbaar): Concept {
  const namen = Object.keys(opties);
  const nieuw = Object.entries({ ...zet, ...opties }).filter(([naam, waarde]) => !gelijk(Reflect.get(eigen, naam), waarde));
  return { zet: Object.fromEntries(nieuw), terug: terug.filter((naam) => !namen.includes(naam)) };
}

/** Gives options back to what is inherited. */
export const giveBack = ({ zet, terug }: Concept, eigen: Instelbaar, namen: readonly InstelNaam[]): Concept => ({
  zet: zonder(zet, namen),
  terug: [...new Set([...terug, ...namen.filter((naam) => eigen[naam] !== undefined)])],
});

/** How many options change. */
export const countConcept = ({ zet, terug }: Concept): number => Object.keys(zet).length + terug.length;

/** All options with the value that holds: own, of the groep, the default. */
export const applyTo = (eigen: Instelbaar, groep: Instelbaar): Required<Instelbaar> => {
  const { woordlijsten: _woordlijsten, ...standaard } = STANDAARD_OEFENINSTELLING;
  return { ...standaard, ...groep, ...eigen };
};

export type Herkomst = 'standaard' | 'groep' | 'zelf';

export const herkomstVan = (eigen: Instelbaar, groep: Instelbaar, namen: readonly InstelNaam[]): Herkomst =>
  namen.some((naam) => eigen[naam] !== undefined) ? 'zelf' : namen.some((naam) => groep[naam] !== undefined) ? 'groep' : 'standaard';

/** Whether what was kept still makes sense: the server looks at every option again. */
export const isConcept = (value: unknown): value is Concept =>
  typeof value === 'object' &&
  value !== null &&
  'zet' in value &&
  typeof value.zet === 'object' &&
  value.zet !== null &&
  'terug' in value &&
  Array.isArray(value.terug);
