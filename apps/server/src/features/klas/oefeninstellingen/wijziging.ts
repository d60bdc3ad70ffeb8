/** What a change does to what was set: pure, so that a preview and the change itself are the same. */
import { type Instelbaar, InstelNaam, type OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';

/** Options that get a value, and options that go back to what is inherited. */
export interface Wijziging {
  readonly zet: Instelbaar;
  readonly terug: readonly InstelNaam[];
}

const gelijk = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What stands after it; own word lists stay. */
export function naWijziging(voor: OefeninstellingAfwijking, { zet, terug }: Wijziging): OefeninstellingAfwijking {
  const blijft = Object.entries(voor).filter(([naam]) => !terug.some((weg) => weg === naam));
  return { ...Object.fromEntries(blijft), ...zet };
}

/** The options that are not what they were. */
export const verschil = (voor: OefeninstellingAfwijking, na: OefeninstellingAfwijking): InstelNaam[] =>
  InstelNaam.options.filter((naam) => !gelijk(voor[naam], na[naam]));

/** Without own word lists, which have a screen of their own. */
export function alsInstelbaar({ woordlijsten: _woordlijsten, ...rest }: OefeninstellingAfwijking): Instelbaar {
  return rest;
}
