/** What is typed for a setting, and the value that it stands for. */
import { isTarief, type Sleutel, type Waarde } from '@spelrijk/domain/instelling';
import type { Tarief } from '@spelrijk/domain/prijs';

export interface TredeInvoer {
  readonly nr: number;
  readonly vanaf: string;
  readonly prijs: string;
}

export type Invoer =
  | { readonly soort: 'dagen' | 'lijst' | 'hosts'; readonly tekst: string }
  | { readonly soort: 'tarief'; readonly tredes: readonly TredeInvoer[]; readonly minimum: string };

const GETAL = /^\d{1,6}$/u;
const EURO = /^(\d{1,5})(?:[.,](\d{1,2}))?$/u;

const toEuro = (cent: number): string => `${Math.floor(cent / 100)},${String(cent % 100).padStart(2, '0')}`;

/** @example naarCent('6,5') // 650 */
export function toCent(tekst: string): number | null {
  const [, euro, rest = ''] = EURO.exec(tekst.trim()) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(rest.padEnd(2, '0'));
}

const toGetal = (tekst: string): number | null => (GETAL.test(tekst.trim()) ? Number(tekst.trim()) : null);

const stukken = (tekst: string): readonly string[] =>
  tekst
    .split(/[\s,;]+/u)
    .map((stuk) => stuk.trim())
    .filter((stuk) => stuk !== '');

export function toInvoer(sleutel: Sleutel, waarde: Waarde): Invoer {
  if (typeof waarde === 'number') return { soort: 'dagen', tekst: String(waarde) };
  if (isTarief(waarde)) {
    const tredes = waarde.tredes.map(({ vanaf, cent }, nr) => ({ nr, vanaf: String(vanaf), prijs: toEuro(cent) }));
    return { soort: 'tarief', tredes, minimum: toEuro(waarde.minimumCent) };
  }
  return sleutel === 'vlaamseHosts' ? { soort: 'hosts', tekst: waarde.join('\n') } : { soort: 'lijst', tekst: waarde.join(', ') };
}

function readTarief(invoer: Extract<Invoer, { readonly soort: 'tarief' }>): Tarief | null {
  const minimumCent = toCent(invoer.minimum);
  const tredes = invoer.tredes.map(({ vanaf, prijs }) => ({ vanaf: toGetal(vanaf), cent: toCent(prijs) }));
  const heel = tredes.flatMap(({ vanaf, cent }) => (vanaf === null || cent === null ? [] : [{ vanaf, cent }]));
  return minimumCent === null || heel.length < tredes.length ? null : { tredes: heel, minimumCent };
}

/** Null: it cannot be read as a value of this kind. Whether the value is allowed is for `instelprobleem` to say. */
export function toWaarde(invoer: Invoer): Waarde | null {
  if (invoer.soort === 'tarief') return readTarief(invoer);
  if (invoer.soort === 'dagen') return toGetal(invoer.tekst);
  if (invoer.soort === 'hosts') return stukken(invoer.tekst).map((naam) => naam.toLowerCase());
  const dagen = stukken(invoer.tekst).map(toGetal);
  return dagen.every((dag) => dag !== null) ? dagen : null;
}
