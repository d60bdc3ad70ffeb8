/**
 * A dossier as files: a page to read and print, one JSON with everything, and a CSV for every table. Nothing in it runs: text is escaped in the page, and a cell
 * that a spreadsheet would take for a formula gets a quote in front (OWASP, CSV injection).
 */
import { cutTekst } from '@spelrijk/base/tekst';
import type { InTePakken } from '../../../platform/bestand/zip.ts';
import type { Rij, Tabel } from './store.ts';

const bytes = (tekst: string): Buffer => Buffer.from(tekst, 'utf8');
const html = (tekst: string): string =>
  tekst.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const alsTekst = (waarde: unknown): string =>
  waarde === null || waarde === undefined ? '' : typeof waarde === 'string' ? waarde : JSON.stringify(waarde);

const FORMULE = /^[=+\-@\t\r＝＋－＠]/u;
const isGetal = (tekst: string): boolean => /^-?\d+([.,]\d+)?$/.test(tekst);

/** @example cel('=1+1') // "'=1+1" */
export function cel(waarde: unknown): string {
  const tekst = alsTekst(waarde);
  const veilig = FORMULE.test(tekst) && !isGetal(tekst) ? `'${tekst}` : tekst;
  return /[";\r\n]/.test(veilig) ? `"${veilig.replaceAll('"', '""')}"` : veilig;
}

const kolommenVan = (rijen: readonly Rij[]): readonly string[] => [...new Set(rijen.flatMap((rij) => Object.keys(rij)))];

/** With a mark, semicolons and CRLF: a Dutch spreadsheet opens it with a double click. */
export function csvVan(rijen: readonly Rij[]): string {
  const kolommen = kolommenVan(rijen);
  const regels = rijen.map((rij) => kolommen.map((kolom) => cel(rij[kolom])).join(';'));
  return `\uFEFF${[kolommen.map(cel).join(';'), ...regels].join('\r\n')}\r\n`;
}

const KOPPEN: Readonly<Record<string, string>> = {
  leerling: 'Leerling',
  account: 'Account',
  groep: 'Waar het kind zit, en wat daar is ingesteld',
  sessie: 'Wanneer ingelogd',
  persoonssleutel: 'Nummers bij andere programma’s',
  logboek: 'Wat anderen met deze gegevens deden',
  antwoord: 'Antwoorden',
  taak: 'Taken',
  leerling_categorie: 'Wat het kind kan, per categorie',
  leerling_woord: 'Woorden die terugkomen',
  leerling_dag: 'Oefendagen',
  categorie_dag: 'Verloop per categorie',
  leerling_game: 'Gespeelde games',
  leesbeurt: 'Gelezen teksten',
  voorlezing: 'Hardop gelezen, en wat de luisteraar noteerde',
  leesopdracht_leerling: 'Teksten en rollen die voor het kind klaargezet zijn',
  voorleesbeurt: 'Wat nu klaarstaat om voor te lezen',
  voorlees_opname: 'Opnamen van voorlezen die er nog zijn',
  opname_toestemming: 'Toestemming van een ouder om op te nemen',
  opname_sleutel: 'Sinds wanneer er een sleutel voor opnamen is',
  leerling_fout: 'Soorten fouten',
  leerling_blob: 'Gespaarde blobs',
  verzameld: 'Wat in de spellen verzameld is',
  spelrecord: 'Eigen records in de spellen, per week',
  leerling_stand: 'Wat de oefenmotor onthoudt',
  leerling_basis: 'Wat de oefenmotor wist bij het begin van wat er nog aan antwoorden is',
  woord_vroeger: 'Hoe woorden gingen in eerdere schooljaren',
  leerling_schooljaar: 'Eerdere schooljaren',
  oefeninstelling: 'Eigen instellingen',
  lvs_score: 'LVS-uitslagen',
  handelingsplan: 'Plannen voor extra zorg',
  handelingsplan_doel: 'Doelen van die plannen',
  handelingsplan_versie: 'Versies van die plannen',
  plan_woord: 'Woorden die apart worden gehouden voor een toets',
  zorgsessie: 'Sessies met begeleiding',
  oudercontact: 'Contact met ouders over een plan',
  inlezing_leerling: 'Veranderd door een ingelezen bestand',
  jaarovergang_leerling: 'Overgang naar een nieuw schooljaar',
  verhuistoken: 'Codes waarmee het kind kon verhuizen',
  leerling_herkomst: 'Waar het kind vandaan kwam',
  meekijk: 'Wie er meekeek',
  weektaak_leerling: 'Wat voor het kind op het weekplan stond',
  briefje: 'Briefjes aan het kind',
  oefenrust: 'Dagen zonder oefenen',
  client: 'School, en contact met de ouders',
  afspraak: 'Afspraken met de praktijk',
  begeleidingssessie: 'Sessies van de begeleiding, met notities',
  papieruitslag: 'Uitslagen van toetsen op papier',
  potlood: 'Wat er tijdens samen oefenen is opgeschreven',
  jaarvraag: 'Vraag of het nieuwe jaar klopt',
};
/** Of long tables a page shows what a person reads; the rest stands in the CSV. */
const TONEN: Readonly<Record<string, readonly string[]>> = {
  antwoord: ['op', 'woord', 'gegeven', 'goed', 'poging', 'game', 'categorie'],
  taak: ['created_at', 'somvenster_id', 'game', 'status', 'munten'],
};
const MEEST_OP_PAGINA = 500;
const MEEST_TEKST = 200;

const kort = (waarde: unknown): string => {
  const tekst = alsTekst(waarde);
  return tekst.length > MEEST_TEKST ? `${tekst.slice(0, MEEST_TEKST)} …` : tekst;
};

function tabelHtml({ naam, rijen }: Tabel): string {
  if (rijen.length === 0) return '';
  const kolommen = TONEN[naam] ?? kolommenVan(rijen);
  const getoond = rijen.slice(-MEEST_OP_PAGINA);
  const rest = rijen.length - getoond.length;
  const kop = kolommen.map((kolom) => `<th scope="col">${html(kolom.replaceAll('_', ' '))}</th>`).join('');
  const lijf = getoond.map((rij) => `<tr>${kolommen.map((kolom) => `<td>${html(kort(rij[kolom]))}</td>`).join('')}</tr>`).join('\n');
  const meer = rest > 0 ? `<p>De laatste ${getoond.length} van ${rijen.length}. Alles staat in csv/${html(naam)}.csv.</p>` : '';
  return `<section><h2>${html(KOPPEN[naam] ?? naam.replaceAll('_', ' '))} (${rijen.length})</h2>${meer}<div class="rol" tabindex="0" role="region" aria-label="${html(KOPPEN[naam] ?? naam)}"><table><thead><tr>${kop}</tr></thead><tbody>${lijf}</tbody></table></div></section>`;
}

const STIJL =
  'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem}.rol{overflow:auto}table{border-collapse:collapse;font-size:.9rem}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}h2{margin-top:2rem;font-size:1.2rem}@media print{.rol{overflow:visible}}';

export interface Wat {
  readonly titel: string;
  /** Day on which it was made (YYYY-MM-DD). */
  readonly dag: string;
  readonly tabellen: readonly Tabel[];
  /** Its care plans as a document to read; a school without the care track has no other way to read them. */
  readonly zorg?: Buffer | undefined;
  /** Recordings of the child reading aloud. */
  readonly geluid?: readonly InTePakken[] | undefined;
}

const ZORG = 'plannen-voor-extra-zorg.pdf';

const geluidZin = (geluid: Wat['geluid']): string =>
  geluid === undefined
    ? ''
    : geluid.length > 0
      ? '<p>De opnamen van voorlezen die er nu nog zijn, staan om te horen in de map geluid.</p>'
      : '<p>Er is nu geen geluid van dit kind.</p>';

function pagina({ titel, dag, tabellen, zorg, geluid }: Wat): string {
  const leeg = tabellen.filter(({ rijen }) => rijen.length === 0).map(({ naam }) => naam.replaceAll('_', ' '));
  const niets = leeg.length === 0 ? '' : `<p>Hiervan bewaren we niets: ${html(leeg.join(', '))}.</p>`;
  const plannen = zorg ? `<p>De plannen voor extra zorg staan om te lezen in ${ZORG}.</p>` : '';
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(titel)}</title><style>${STIJL}</style></head><body><h1>${html(titel)}</h1><p>Alles wat Spelrijk hierover bewaart, op ${html(dag)}. Wachtwoorden bewaren we niet leesbaar, dus die staan er niet in.</p>${plannen}${geluidZin(geluid)}${tabellen.map(tabelHtml).join('\n')}${niets}</body></html>`;
}

/** The files of one dossier, under a folder ('' for none). */
export const bestandenVan = (wat: Wat, map: string): readonly InTePakken[] => [
  { naam: `${map}lees-mij.html`, bytes: bytes(pagina(wat)) },
  ...(wat.zorg ? [{ naam: `${map}${ZORG}`, bytes: wat.zorg }] : []),
  ...(wat.geluid ?? []).map(({ naam, bytes: klank }) => ({ naam: `${map}${naam}`, bytes: klank })),
  {
    naam: `${map}gegevens.json`,
    bytes: bytes(
      JSON.stringify(
        { titel: wat.titel, op: wat.dag, ...Object.fromEntries(wat.tabellen.map(({ naam, rijen }) => [naam, rijen])) },
        null,
        1,
      ),
    ),
  },
  ...wat.tabellen
    .filter(({ rijen }) => rijen.length > 0)
    .map(({ naam, rijen }) => ({ naam: `${map}csv/${naam}.csv`, bytes: bytes(csvVan(rijen)) })),
];

/** A name that every file system takes. */
export const bestandsnaam = (tekst: string): string =>
  cutTekst(
    tekst
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
    60,
  ) || 'zonder-naam';
