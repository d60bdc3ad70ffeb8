/** Everything that can be recorded: what the product says. Words stand in the order in which a recording helps most, the rest by the alphabet. Pure. */
import type { Opnameplek, OpnameFilter } from '@spelrijk/contract/opnamen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Spraakdeel } from '@spelrijk/domain/spraak';
import { findWoord } from '@spelrijk/taal/bank';
import { zinVoluit } from '@spelrijk/taal/gatzin';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { countMinimaleParen } from '@spelrijk/taal/verwarring';
import { isGeblokkeerd, type AdresVan, type AudioBestand, type Plekken } from '../spraak/index.ts';

type Basis = Pick<Opnameplek, 'deel' | 'sleutel' | 'tekst' | 'ipa' | 'synthetisch'>;
export type Voorraad = Readonly<Record<Spraakdeel, readonly Basis[]>>;

const woordplekken = (bestand: AudioBestand, deel: 'woord' | 'langzaam' | 'zin'): Basis[] =>
  Object.entries(bestand.woorden).flatMap(([woord, audio]) => {
    const bank = findWoord(woord);
    // Of what is written short is said what it is short for.
    const gezegd = bank?.vorm === 'kort' && bank.basis !== undefined ? bank.basis : woord;
    const tekst = deel === 'zin' ? bank?.zin && zinVoluit(bank.zin, woord, gezegd) : gezegd;
    if (tekst === undefined) return [];
    return [
      {
        deel,
        sleutel: woord,
        tekst,
        ...(bank && bank.ipa !== '' && deel !== 'zin' && { ipa: bank.ipa }),
        ...(audio[deel] !== undefined && { synthetisch: audio[deel] }),
      },
    ];
  });

const plekkenVan = (
  deel: Spraakdeel,
  adressen: Readonly<Record<string, string>>,
  tekstVan = (sleutel: string): string => sleutel,
): Basis[] => Object.entries(adressen).map(([sleutel, synthetisch]) => ({ deel, sleutel, tekst: tekstVan(sleutel), synthetisch }));

/** Heard by ear alone, a word is asked for its sounds. */
const OP_GEHOOR = 2;
/** Of the bands of the bank, 1 is the most usual. */
const BANDEN = 5;

/** How often children hear it, as far as the bank knows, times how easily it is taken for another word. */
function nutVan(woord: string): number {
  const bank = findWoord(woord);
  if (!bank) return 0;
  const gehoord = (BANDEN - bank.band) * (getCategorie(bank.hoofd)?.strategie === 'klank' ? OP_GEHOOR : 1);
  return gehoord * (1 + countMinimaleParen(bank.ipa));
}

/** The most useful first: who stops after two hundred has helped already. */
const byNut =
  (nut: ReadonlyMap<string, number>) =>
  (a: Basis, b: Basis): number =>
    (nut.get(b.sleutel) ?? 0) - (nut.get(a.sleutel) ?? 0) || byText(a, b);

const byText = (a: Basis, b: Basis): number => a.tekst.localeCompare(b.tekst, 'nl') || a.sleutel.localeCompare(b.sleutel, 'nl');

export function createVoorraad(bestand: AudioBestand): Voorraad {
  const opNut = byNut(new Map(Object.keys(bestand.woorden).map((woord) => [woord, nutVan(woord)])));
  return {
    woord: woordplekken(bestand, 'woord').sort(opNut),
    langzaam: woordplekken(bestand, 'langzaam').sort(opNut),
    zin: woordplekken(bestand, 'zin').sort(opNut),
    klank: plekkenVan('klank', bestand.klanken).sort(byText),
    regel: plekkenVan('regel', bestand.regels, (id) => getCategorie(id)?.regel ?? id).sort(byText),
    tekst: plekkenVan('tekst', { ...bestand.teksten, ...bestand.programma }).sort(byText),
  };
}

/** What is known to be wrong with the synthetic sound of a slot; only words can be blocked or repaired beforehand. */
function faultOf(bestand: AudioBestand, plekken: Plekken, { deel, sleutel }: Basis, regio: Regio, reden: string): Opnameplek['fout'] {
  const oordeel = plekken(deel, sleutel, regio)?.oordeel;
  if (oordeel === 'fout') return { reden, stand: 'geblokkeerd' };
  if (oordeel === 'goed' || (deel !== 'woord' && deel !== 'langzaam')) return undefined;
  if (isGeblokkeerd(bestand, plekken, sleutel, regio)) return { reden: bestand.geblokkeerd[sleutel] ?? reden, stand: 'geblokkeerd' };
  const hersteld = bestand.hersteld[sleutel];
  return hersteld === undefined ? undefined : { reden: hersteld, stand: 'hersteld' };
}

/** What is heard now: rendered, recorded or blocked, and in which voice. */
export interface Geluidstand {
  readonly bestand: AudioBestand;
  readonly plekken: Plekken;
  readonly adresVan: AdresVan;
}

/** A slot as the recording page shows it. `reden` is what staff wrote when they called it wrong. */
export function toOpnameplek({ bestand, plekken, adresVan }: Geluidstand, basis: Basis, regio: Regio, reden: string): Opnameplek {
  const { synthetisch: id, ...plek } = basis;
  const synthetisch = id === undefined ? undefined : adresVan(id, regio);
  const opname = plekken(basis.deel, basis.sleutel, regio)?.opname;
  const fout = faultOf(bestand, plekken, basis, regio, reden);
  return { ...plek, ...(synthetisch !== undefined && { synthetisch }), ...(opname !== undefined && { opname }), ...(fout && { fout }) };
}

const PAST: Readonly<Record<OpnameFilter, (plek: Opnameplek) => boolean>> = {
  alles: () => true,
  'zonder-opname': ({ opname }) => opname === undefined,
  'met-opname': ({ opname }) => opname !== undefined,
  'bekend-fout': ({ fout }) => fout !== undefined,
  geblokkeerd: ({ fout, opname }) => fout?.stand === 'geblokkeerd' && opname === undefined,
};

export const fits = (plek: Opnameplek, filter: OpnameFilter): boolean => PAST[filter](plek);
