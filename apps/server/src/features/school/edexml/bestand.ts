/** What a file says, made one: rows with clean values, years, who has left, and what a person has to know about each. */
import type { Melding, Opmerking, Persoonsnaam } from '@spelrijk/contract/edexml';
import { MailAdres } from '@spelrijk/domain/mailadres';
import { metVoor } from '@spelrijk/domain/naam';
import { schooljaarVan } from '@spelrijk/domain/schooljaar';
import type { Rij, Ruw } from './lees.ts';
import { readDatum, schoon } from '../../../platform/bestand/waarde.ts';
import { isDummy, kort, readJaargroep, readSchooljaar, type Jaargroep } from './waarden.ts';

const MEEST = { roepnaam: 100, voorvoegsel: 30, achternaam: 200, groep: 60, sleutel: 255, pakket: 100 } as const;

export interface BestandGroep {
  readonly sleutel: string;
  readonly naam: string;
  readonly jaargroep: Jaargroep | null;
}

export interface BestandLeerling {
  /** Place in the file, from 1. */
  readonly nr: number;
  /** Stable key of the school program; null when it has none that can be trusted. */
  readonly sleutel: string | null;
  readonly eckid: string | null;
  readonly naam: Persoonsnaam;
  readonly jaargroep: number | null;
  /** `buiten`: too young or too old for us; `dubbel`: an earlier row is the same leerling. */
  readonly stand: 'actief' | 'vertrokken' | 'buiten' | 'dubbel' | 'fout';
  /** Key of its own groep in this file. */
  readonly groep: string | null;
  readonly samengesteld: readonly string[];
  readonly opmerkingen: readonly Opmerking[];
}

export interface BestandLeerkracht {
  readonly nr: number;
  readonly sleutel: string | null;
  readonly eckid: string | null;
  readonly naam: Persoonsnaam;
  readonly email: string;
  readonly rollen: readonly string[];
  /** Keys of groepen and samengestelde groepen. */
  readonly groepen: readonly string[];
  readonly opmerkingen: readonly Opmerking[];
}

export interface Bestand {
  readonly nummer: string;
  readonly schooljaar: string;
  readonly peildatum: string | null;
  readonly pakket: string;
  readonly groepen: readonly BestandGroep[];
  readonly samengesteld: readonly BestandGroep[];
  readonly leerlingen: readonly BestandLeerling[];
  readonly leerkrachten: readonly BestandLeerkracht[];
  readonly meldingen: readonly Melding[];
  /** A list of leerlingen; it names no leerkrachten, so nobody is missing. */
  readonly lijst?: true;
}

const eerste = ({ velden }: Rij, ...namen: readonly string[]): string => {
  for (const naam of namen) {
    const waarde = schoon(velden.get(naam)?.[0] ?? '');
    if (waarde !== '') return waarde;
  }
  return '';
};

const INSTELLINGSNUMMER = 6;

/**
 * A BRIN with its dependance (00 is the school itself) or a Flemish instellingsnummer, in one form to compare.
 * @example schoolnummer('99xx', '00') // '99XX'
 */
export function schoolnummer(nummer: string, dependance = ''): string {
  const kaal = schoon(nummer)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  // Six digits in Flanders; a spreadsheet takes the zero in front for nothing.
  if (/^\d+$/.test(kaal)) return kaal.replace(/^0+/, '').padStart(INSTELLINGSNUMMER, '0');
  const [, brin = kaal, eigen = ''] = /^(\d\d[A-Z]{2})(\d{0,2})$/.exec(kaal) ?? [];
  const deel = (schoon(dependance) || eigen).padStart(2, '0');
  return deel === '00' ? brin : `${brin}${deel}`;
}

function naamVan(rij: Rij): { readonly naam: Persoonsnaam; readonly opmerkingen: readonly Opmerking[] } {
  const roep = eerste(rij, 'roepnaam') || (eerste(rij, 'voornamen').split(' ')[0] ?? '') || eerste(rij, 'voorletters-1', 'voorletters');
  const voor = eerste(rij, 'voorvoegsel', 'tussenvoegsel');
  const achter = eerste(rij, 'achternaam');
  const alleenAchter = {
    roepnaam: achter === '' ? '' : metVoor({ voorvoegsel: voor, achternaam: achter }),
    voorvoegsel: '',
    achternaam: '',
  };
  const gekozen = roep === '' ? alleenAchter : { roepnaam: roep, voorvoegsel: voor, achternaam: achter };
  const naam = {
    roepnaam: kort(gekozen.roepnaam, MEEST.roepnaam),
    voorvoegsel: kort(gekozen.voorvoegsel, MEEST.voorvoegsel),
    achternaam: kort(gekozen.achternaam, MEEST.achternaam),
  };
  const ingekort = naam.roepnaam !== gekozen.roepnaam || naam.voorvoegsel !== gekozen.voorvoegsel || naam.achternaam !== gekozen.achternaam;
  return { naam, opmerkingen: [...(roep === '' ? (['zonder-roepnaam'] as const) : []), ...(ingekort ? (['naam-ingekort'] as const) : [])] };
}

const bruikbaar = (sleutel: string): string | null => {
  const waarde = schoon(sleutel);
  return waarde === '' || isDummy(waarde) || waarde.length > MEEST.sleutel ? null : waarde;
};

function sleutelVan({ sleutel }: Rij): readonly Opmerking[] {
  if (schoon(sleutel) === '') return ['sleutel-ontbreekt'];
  return schoon(sleutel).length > MEEST.sleutel ? ['sleutel-ongeldig'] : [];
}

/** The first of every key counts; a groep without a name is called by its key. */
function groepenVan(rijen: readonly Rij[], gezien: Set<string>): { readonly groepen: BestandGroep[]; readonly dubbel: number } {
  const groepen: BestandGroep[] = [];
  for (const rij of rijen) {
    const sleutel = schoon(rij.sleutel);
    if (sleutel === '' || gezien.has(sleutel)) continue;
    gezien.add(sleutel);
    const jaargroep = readJaargroep(eerste(rij, 'jaargroep')) ?? null;
    groepen.push({ sleutel, naam: kort(eerste(rij, 'naam') || sleutel, MEEST.groep), jaargroep });
  }
  return { groepen, dubbel: rijen.length - groepen.length };
}

interface Omgeving {
  readonly groepen: ReadonlyMap<string, BestandGroep>;
  readonly samengesteld: ReadonlyMap<string, BestandGroep>;
  /** The day (YYYY-MM-DD) on which the file is true. */
  readonly dag: string;
}

interface Jaar {
  readonly jaargroep: number | null;
  readonly buiten: boolean;
  readonly weg: boolean;
  readonly opmerkingen: readonly Opmerking[];
}

/** The leerling's own year, else that of its groep (a combination has none), else a person has to say. */
function jaarVan(rij: Rij, groep: BestandGroep | undefined): Jaar {
  const tekst = eerste(rij, 'jaargroep');
  const eigen = readJaargroep(tekst);
  if (typeof eigen === 'number') return { jaargroep: eigen, buiten: false, weg: false, opmerkingen: [] };
  if (eigen === 'H' || eigen === 'anders') return { jaargroep: null, buiten: eigen === 'anders', weg: eigen === 'H', opmerkingen: [] };
  const vreemd: readonly Opmerking[] = tekst !== '' && eigen === undefined && tekst.toLowerCase() !== 's' ? ['jaargroep-onbekend'] : [];
  const van = groep?.jaargroep;
  if (typeof van === 'number') return { jaargroep: van, buiten: false, weg: false, opmerkingen: [...vreemd, 'jaargroep-van-groep'] };
  if (van === 'anders') return { jaargroep: null, buiten: true, weg: false, opmerkingen: vreemd };
  return { jaargroep: null, buiten: false, weg: false, opmerkingen: [...vreemd, 'jaargroep-gevraagd'] };
}

function datumOnmogelijk(rij: Rij): readonly Opmerking[] {
  const tekst = eerste(rij, 'geboortedatum');
  return tekst !== '' && readDatum(tekst) === undefined ? ['datum-onmogelijk'] : [];
}

function leerlingVan(rij: Rij, nr: number, { groepen, samengesteld, dag }: Omgeving): BestandLeerling {
  const { naam, opmerkingen } = naamVan(rij);
  const verwezen = rij.groepen.map(schoon).filter((sleutel) => sleutel !== '');
  const stam = verwezen.find((sleutel) => groepen.has(sleutel));
  const overig = verwezen.filter((sleutel) => samengesteld.has(sleutel));
  const onbekend = verwezen.some((sleutel) => !groepen.has(sleutel) && !samengesteld.has(sleutel));
  const jaar = jaarVan(rij, stam === undefined ? undefined : groepen.get(stam));
  const uit = readDatum(eerste(rij, 'uitstroomdatum'));
  const weg = jaar.weg || (uit !== undefined && uit <= dag);
  const eckid = schoon(rij.eckid);
  return {
    nr,
    sleutel: bruikbaar(rij.sleutel),
    eckid: eckid === '' || eckid.length > MEEST.sleutel ? null : eckid,
    naam,
    jaargroep: jaar.jaargroep,
    stand: naam.roepnaam === '' ? 'fout' : weg ? 'vertrokken' : jaar.buiten ? 'buiten' : 'actief',
    groep: stam ?? null,
    samengesteld: overig,
    opmerkingen: [
      ...opmerkingen.filter((soort) => soort !== 'zonder-roepnaam' || naam.roepnaam !== ''),
      ...sleutelVan(rij),
      ...datumOnmogelijk(rij),
      ...(weg ? [] : jaar.opmerkingen),
      ...(jaar.buiten && !weg ? (['buiten-basisschool'] as const) : []),
      ...(onbekend ? (['groep-onbekend'] as const) : []),
      ...(stam === undefined && !weg ? (['zonder-groep'] as const) : []),
    ],
  };
}

/** The same key or the same eckid twice: the first counts. Twins are marked, because a person must look at them twice. */
function markDubbelen(leerlingen: readonly BestandLeerling[], rijen: readonly Rij[]): readonly BestandLeerling[] {
  const gezien = new Set<string>();
  const geboren = new Map<string, number>();
  const gezin = (leerling: BestandLeerling): string | null => {
    const rij = rijen[leerling.nr - 1];
    const dag = rij && readDatum(eerste(rij, 'geboortedatum'));
    return dag === undefined ? null : `${dag} ${leerling.naam.achternaam.toLowerCase()}`;
  };
  for (const leerling of leerlingen) {
    const wie = gezin(leerling);
    if (wie !== null) geboren.set(wie, (geboren.get(wie) ?? 0) + 1);
  }
  return leerlingen.map((leerling) => {
    const merken = [leerling.sleutel === null ? '' : `s ${leerling.sleutel}`, leerling.eckid === null ? '' : `e ${leerling.eckid}`].filter(
      Boolean,
    );
    const dubbel = merken.some((merk) => gezien.has(merk));
    for (const merk of merken) gezien.add(merk);
    if (dubbel) return { ...leerling, stand: 'dubbel' as const };
    const wie = gezin(leerling);
    return wie !== null && (geboren.get(wie) ?? 0) > 1
      ? { ...leerling, opmerkingen: [...leerling.opmerkingen, 'tweeling' as const] }
      : leerling;
  });
}

function leerkrachtVan(rij: Rij, nr: number): BestandLeerkracht {
  const { naam, opmerkingen } = naamVan(rij);
  const adres = MailAdres.safeParse(eerste(rij, 'emailadres'));
  const gaf = eerste(rij, 'emailadres') !== '';
  const eckid = schoon(rij.eckid);
  return {
    nr,
    sleutel: bruikbaar(rij.sleutel),
    eckid: eckid === '' || eckid.length > MEEST.sleutel ? null : eckid,
    naam,
    email: adres.success ? adres.data : '',
    rollen: [...new Set((rij.velden.get('rol') ?? []).map((rol) => schoon(rol).toUpperCase()))].filter((rol) => /^[A-Z]{2,3}$/.test(rol)),
    groepen: [...new Set(rij.groepen.map(schoon))].filter((sleutel) => sleutel !== ''),
    opmerkingen: [...opmerkingen, ...(adres.success ? [] : gaf ? (['mailadres-ongeldig'] as const) : (['zonder-mailadres'] as const))],
  };
}

const melding = (soort: Melding['soort'], aantal = 0, waarde = ''): Melding => ({ soort, aantal, waarde });

/** A file as rows. `vandaag` (YYYY-MM-DD) stands in for a date that the file does not give. */
export function createBestand(ruw: Ruw, vandaag: string): Bestand {
  const school = ruw.school;
  const veld = (naam: string): string => (school ? eerste(school, naam) : '');
  const peildatum = readDatum(veld('peildatum')) ?? null;
  const dag = peildatum ?? readDatum(veld('aanmaakdatum')) ?? vandaag;
  const gegeven = readSchooljaar(veld('schooljaar'));
  const schooljaar = gegeven ?? schooljaarVan(dag);
  const gezien = new Set<string>();
  const stam = groepenVan(ruw.groepen, gezien);
  const extra = groepenVan(ruw.samengesteld, gezien);
  const omgeving: Omgeving = {
    dag,
    groepen: new Map(stam.groepen.map((groep) => [groep.sleutel, groep])),
    samengesteld: new Map(extra.groepen.map((groep) => [groep.sleutel, groep])),
  };
  const leerlingen = markDubbelen(
    ruw.leerlingen.map((rij, i) => leerlingVan(rij, i + 1, omgeving)),
    ruw.leerlingen,
  );
  const tijdelijk = ruw.leerlingen.filter(({ sleutel }) => isDummy(schoon(sleutel))).length;
  const huidig = schooljaarVan(vandaag);
  const dubbel = stam.dubbel + extra.dubbel;
  const onbekend = leerlingen.filter(({ opmerkingen }) => opmerkingen.includes('groep-onbekend')).length;
  return {
    ...(ruw.lijst && { lijst: true as const }),
    nummer: veld('brincode') === '' ? schoolnummer(veld('instellingsnummer')) : schoolnummer(veld('brincode'), veld('dependancecode')),
    schooljaar,
    peildatum,
    pakket: kort(veld('auteur'), MEEST.pakket),
    groepen: stam.groepen,
    samengesteld: extra.groepen,
    leerlingen,
    leerkrachten: ruw.leerkrachten.map((rij, i) => leerkrachtVan(rij, i + 1)),
    meldingen: [
      ...(ruw.geraden ? [melding('tekens-geraden')] : []),
      ...(gegeven === undefined ? [melding('schooljaar-geraden', 0, schooljaar)] : []),
      ...(schooljaar === huidig ? [] : [melding('schooljaar-ander', 0, schooljaar)]),
      ...(tijdelijk > 0 ? [melding('sleutels-tijdelijk', tijdelijk)] : []),
      ...(dubbel > 0 ? [melding('groep-dubbel', dubbel)] : []),
      ...(onbekend > 0 ? [melding('groep-onbekend', onbekend)] : []),
      ...(leerlingen.length === 0 ? [melding('geen-leerlingen')] : []),
    ],
  };
}
