/**
 * Decides: how a sentence stands on one line, in the editors' tables and in the generated modules.
 * Source: our own format; tab separated, the word it is about between square brackets, knelpunten as categorie:start:end:variant.
 * Example: `Mijn zusje [wordt] morgen acht.` is the text with its target at 11-16.
 */
import { invariant } from '@spelrijk/base/invariant';
import { PERSONEN } from '@spelrijk/domain/zin';
import type { Persoon, Zin, Zindoel, Zinsoort, Zinwerkwoord } from '@spelrijk/domain/zin';
import type { Knelpunt } from '@spelrijk/domain/woord';
import { isWoordvorm, readRegio } from '../bank/regel.ts';

/** A line of a sentence table, as an editor wrote it; every field is text and may be ''. */
export interface Zinregel {
  readonly id: string;
  readonly tekst: string;
  readonly niveau: string;
  readonly regio: string;
  readonly vorm: string;
  readonly basis: string;
  readonly gereserveerd: string;
}

export const ZINKOLOMMEN = ['id', 'tekst', 'niveau', 'regio', 'vorm', 'basis', 'gereserveerd'] as const;

/** The fields of one line by name; a line that is too short has '' at the end. */
export function readZinregel(regel: string): Zinregel {
  const [id = '', tekst = '', niveau = '', regio = '', vorm = '', basis = '', gereserveerd = ''] = regel.split('\t');
  return { id, tekst, niveau, regio, vorm, basis, gereserveerd };
}

/** The categorie a sentence was written for: its id without the number. */
export const hoofdVan = (id: string): string => id.replace(/-\d+$/, '');

/** The text without its brackets, and where the bracketed words stand in it. */
export function readMarkering(metHaken: string): { readonly tekst: string; readonly plekken: readonly { start: number; end: number }[] } {
  const plekken: { start: number; end: number }[] = [];
  let tekst = '';
  for (const [index, stuk] of metHaken.split(/[[\]]/).entries()) {
    if (index % 2 === 1) plekken.push({ start: tekst.length, end: tekst.length + stuk.length });
    tekst += stuk;
  }
  return { tekst, plekken };
}

/** Flanders counts two years less: groep 5 is the third leerjaar. */
export const halfjaarBe = (nl: string): string => `${Number(nl.charAt(0)) - 2}${nl.charAt(1)}`;

const encodeKnelpunt = (punt: Knelpunt): string => [punt.categorie, punt.start, punt.end, punt.variant ?? ''].join(':');

function decodeKnelpunt(tekst: string): Knelpunt {
  const [categorie = '', start = '', end = '', variant = ''] = tekst.split(':');
  return { categorie, start: Number(start), end: Number(end), ...(variant !== '' && { variant }) };
}

const encodeWerkwoord = (verb: Zinwerkwoord): string => [verb.start, verb.end, verb.vorm, verb.basis, verb.persoon ?? ''].join(':');

function decodeWerkwoord(tekst: string): Zinwerkwoord {
  const [start = '', end = '', vorm = '', basis = '', persoon = ''] = tekst.split(':');
  invariant(isWoordvorm(vorm), `broken verb of a sentence: ${tekst}`);
  return { start: Number(start), end: Number(end), vorm, basis, ...(isPersoon(persoon) && { persoon }) };
}

const metHaken = (zin: Zin): string => {
  let plek = 0;
  const stukken = zin.doelen.map(({ start, end, woord }) => {
    const ervoor = zin.tekst.slice(plek, start);
    plek = end;
    return `${ervoor}[${woord}]`;
  });
  return stukken.join('') + zin.tekst.slice(plek);
};

/** One line of a generated module. */
export function encodeZin(zin: Zin): string {
  const doel = zin.doelen[0];
  return [
    zin.id,
    metHaken(zin),
    zin.niveau.nl,
    zin.regio === 'beide' ? '' : zin.regio,
    doel?.vorm ?? '',
    doel?.basis ?? '',
    zin.gereserveerd === true ? 'ja' : '',
    zin.knelpunten.map(encodeKnelpunt).join(';'),
    doel?.persoon ?? '',
    doel?.paar?.join('/') ?? '',
    doel?.waarom ?? '',
    ...(zin.werkwoorden ? [zin.werkwoorden.map(encodeWerkwoord).join(';')] : []),
  ].join('\t');
}

const TIJDEN: Readonly<Record<string, 'tt' | 'vt'>> = { tt1: 'tt', tt2: 'tt', 'tt2-achter': 'tt', tt3: 'tt', 'tt-mv': 'tt', vt: 'vt' };

/** Present or past; undefined for a form without a time of its own. */
export const tijdVan = (vorm: string): 'tt' | 'vt' | undefined => TIJDEN[vorm];

const isPersoon = (tekst: string): tekst is Persoon => PERSONEN.some((persoon) => persoon === tekst);

/** The knelpunten inside a stretch, counted from its start. */
const binnen = (knelpunten: readonly Knelpunt[], { start, end }: { start: number; end: number }): Knelpunt[] =>
  knelpunten
    .filter((punt) => punt.start >= start && punt.end <= end)
    .map((punt) => ({ ...punt, start: punt.start - start, end: punt.end - start }));

/** A line of a generated module; a broken line is a bug in the generator. */
export function decodeZin(regel: string, soort: Zinsoort): Zin {
  const tabel = readZinregel(regel);
  const [punten = '', persoon = '', paar = '', waarom = '', verbs = ''] = regel.split('\t').slice(ZINKOLOMMEN.length);
  const regio = readRegio(tabel.regio || 'beide');
  const { vorm } = tabel;
  invariant(isWoordvorm(vorm) && regio !== undefined, `broken sentence line: ${regel}`);
  const { tekst, plekken } = readMarkering(tabel.tekst);
  const knelpunten = punten === '' ? [] : punten.split(';').map(decodeKnelpunt);
  const tijd = tijdVan(vorm);
  const doelen: Zindoel[] = plekken.map((plek) => ({
    woord: tekst.slice(plek.start, plek.end),
    ...plek,
    vorm,
    ...(tabel.basis !== '' && { basis: tabel.basis }),
    ...(isPersoon(persoon) && { persoon }),
    ...(tijd && { tijd }),
    ...(paar !== '' && { paar: paar.split('/') }),
    ...(waarom !== '' && { waarom }),
    knelpunten: binnen(knelpunten, plek),
  }));
  return {
    id: tabel.id,
    soort,
    tekst,
    hoofd: hoofdVan(tabel.id),
    niveau: { nl: tabel.niveau, be: halfjaarBe(tabel.niveau) },
    regio,
    doelen,
    knelpunten,
    ...(verbs !== '' && { werkwoorden: verbs.split(';').map(decodeWerkwoord) }),
    ...(tabel.gereserveerd === 'ja' && { gereserveerd: true }),
  };
}
