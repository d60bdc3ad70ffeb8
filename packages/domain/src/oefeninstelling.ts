import { z } from 'zod';
import { Oefeninstelling, OefeninstellingAfwijking, type Woordlijst } from './oefeninstelling-schema.ts';
import { STANDAARD_OEFENINSTELLING } from './standaard-instelling.ts';
import type { Lijstwoord as Hersteld } from './woordlijst.ts';

export { Instelbaar, InstelNaam, Woordlijst } from './oefeninstelling-schema.ts';
export { Oefeninstelling, OefeninstellingAfwijking, STANDAARD_OEFENINSTELLING };

const HERKOMSTEN = ['standaard', 'groep', 'leerling'] as const;
/** Where a value comes from. */
type Herkomst = (typeof HERKOMSTEN)[number];

export type OefeninstellingNaam = keyof Oefeninstelling;
export const OEFENINSTELLING_NAMEN: readonly OefeninstellingNaam[] = Oefeninstelling.keyof().options;

const Herkomsten = z.record(Oefeninstelling.keyof(), z.enum(HERKOMSTEN));
const ALLES_STANDAARD = Herkomsten.parse(Object.fromEntries(OEFENINSTELLING_NAMEN.map((naam) => [naam, 'standaard'])));

export interface GeldendeInstelling {
  readonly instelling: Oefeninstelling;
  /** Per option: who set it. */
  readonly herkomst: Readonly<Record<OefeninstellingNaam, Herkomst>>;
}

const has = (afwijking: OefeninstellingAfwijking | undefined, naam: OefeninstellingNaam): boolean => afwijking?.[naam] !== undefined;

/**
 * The settings that hold for a leerling: the default, what its groep changed, what it changed itself, each option apart. An option
 * that is absent is inherited; setting it to the same value as the groep is still a deviation, and stays when the groep changes.
 */
export function resolveOefeninstelling(groep?: OefeninstellingAfwijking, leerling?: OefeninstellingAfwijking): GeldendeInstelling {
  const gezet = (afwijking: OefeninstellingAfwijking | undefined): OefeninstellingAfwijking =>
    Object.fromEntries(Object.entries(afwijking ?? {}).filter(([, waarde]) => waarde !== undefined));
  const bron = (naam: OefeninstellingNaam): Herkomst => (has(leerling, naam) ? 'leerling' : has(groep, naam) ? 'groep' : 'standaard');
  const herkomst: Record<OefeninstellingNaam, Herkomst> = { ...ALLES_STANDAARD };
  for (const naam of OEFENINSTELLING_NAMEN) herkomst[naam] = bron(naam);
  return { instelling: { ...STANDAARD_OEFENINSTELLING, ...gezet(groep), ...gezet(leerling) }, herkomst };
}

/**
 * What is left of stored settings after an option was renamed or a value became impossible: every option that still reads. A stored
 * setting never stops a child from practising.
 */
export function readAfwijking(bewaard: unknown): OefeninstellingAfwijking {
  if (typeof bewaard !== 'object' || bewaard === null) return {};
  const heel = OefeninstellingAfwijking.safeParse(bewaard);
  if (heel.success) return heel.data;
  const paren = Object.entries(bewaard).filter(([naam, waarde]) => OefeninstellingAfwijking.safeParse({ [naam]: waarde }).success);
  return OefeninstellingAfwijking.parse(Object.fromEntries(paren));
}

/** The lists that are practised on this day (YYYY-MM-DD). */
export const woordlijstenOp = ({ woordlijsten }: Pick<Oefeninstelling, 'woordlijsten'>, dag: string): Woordlijst[] =>
  woordlijsten.filter(({ van, tot }) => (van ?? dag) <= dag && dag <= (tot ?? dag));

/** The words of the lists that are practised on this day (YYYY-MM-DD), each once. */
export const lijstwoordenOp = (instelling: Pick<Oefeninstelling, 'woordlijsten'>, dag: string): string[] => [
  ...new Set(woordlijstenOp(instelling, dag).flatMap(({ woorden }) => woorden)),
];

/** What was mended about a word in the first of these lists that says so; undefined: nothing. */
export const herstelVan = (lijsten: readonly Woordlijst[], woord: string): Hersteld | undefined =>
  lijsten.flatMap(({ herstel }) => herstel ?? []).find((rij) => rij.woord === woord);
