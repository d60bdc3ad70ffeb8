/** The slots that can have a recording, searched and sifted. */
import type { OpnameFilter, Opnameplek } from '@spelrijk/contract/opnamen';
import type { Caller } from '../../../platform/http/context.ts';
import { asks, redenVan, type Kennis } from './kennis.ts';
import { fits, toOpnameplek } from './plekken.ts';
import type * as store from './store.ts';

const PAGINA = 50;

export interface Lijstvraag extends Pick<store.Plek, 'deel' | 'regio'> {
  readonly filter: OpnameFilter;
  readonly zoek: string;
  readonly vanaf: number;
}

export interface Opnamelijst {
  readonly plekken: Opnameplek[];
  readonly aantal: number;
  readonly totalen: Record<'alles' | 'metOpname' | 'bekendFout' | 'geblokkeerd', number>;
}

/** Login names are folded for searching; so is what is searched. */
const fold = (tekst: string): string => tekst.normalize('NFC').toLowerCase().trim();

export function listPlekken(kennis: Kennis, { actor }: Caller, { deel, regio, filter, zoek, vanaf }: Lijstvraag): Opnamelijst {
  asks(actor, 'recording.read');
  const alle = kennis.voorraad[deel].map((basis) => toOpnameplek(kennis.stand, basis, regio, redenVan(kennis, { ...basis, regio })));
  const zoekt = fold(zoek);
  const past = alle.filter((plek) => fits(plek, filter) && fold(plek.tekst).includes(zoekt));
  const vooraan = (plek: Opnameplek): number => (fold(plek.tekst).startsWith(zoekt) ? 0 : 1);
  const gevraagd = past.toSorted((a, b) => vooraan(a) - vooraan(b));
  const count = (soort: OpnameFilter): number => alle.filter((plek) => fits(plek, soort)).length;
  return {
    plekken: gevraagd.slice(vanaf, vanaf + PAGINA),
    aantal: gevraagd.length,
    totalen: { alles: alle.length, metOpname: count('met-opname'), bekendFout: count('bekend-fout'), geblokkeerd: count('geblokkeerd') },
  };
}
