/**
 * Decides: how a word of the bank stands on one line, in the editors' tables and in the generated bank.
 * Source: our own format; tab separated, chunks joined with `·`, parts with `+`, knelpunten as categorie:start:end:variant.
 * Example: decodeWoord(encodeWoord(woord)) equals woord.
 */
import { invariant } from '@spelrijk/base/invariant';
import { WOORDVORMEN } from '@spelrijk/domain/woord';
import type { Knelpunt, Woord, Woordvorm } from '@spelrijk/domain/woord';

const REGIOS = ['nl', 'be', 'beide'] as const;
const BANDEN = [1, 2, 3, 4] as const;

/** A line of `woorden.tsv`, as an editor wrote it; every field is text and may be ''. */
export interface Tabelregel {
  readonly woord: string;
  readonly klankgroepen: string;
  readonly lettergrepen: string;
  readonly ipa: string;
  readonly niveau: string;
  readonly band: string;
  readonly regio: string;
  readonly vorm: string;
  readonly basis: string;
  readonly delen: string;
  readonly zin: string;
  readonly plaatje: string;
  readonly spreek: string;
  readonly gereserveerd: string;
}

export const KOLOMMEN = [
  'woord',
  'klankgroepen',
  'lettergrepen',
  'ipa',
  'niveau',
  'band',
  'regio',
  'vorm',
  'basis',
  'delen',
  'zin',
  'plaatje',
  'spreek',
  'gereserveerd',
] as const;

/** The fields of one line by name; a line that is too short has '' at the end. */
export function leesTabelregel(regel: string): Tabelregel {
  const velden = regel.split('\t');
  const veld = (naam: (typeof KOLOMMEN)[number]): string => velden[KOLOMMEN.indexOf(naam)] ?? '';
  return {
    woord: veld('woord'),
    klankgroepen: veld('klankgroepen'),
    lettergrepen: veld('lettergrepen'),
    ipa: veld('ipa'),
    niveau: veld('niveau'),
    band: veld('band'),
    regio: veld('regio'),
    vorm: veld('vorm'),
    basis: veld('basis'),
    delen: veld('delen'),
    zin: veld('zin'),
    plaatje: veld('plaatje'),
    spreek: veld('spreek'),
    gereserveerd: veld('gereserveerd'),
  };
}

export const isWoordvorm = (tekst: string): tekst is Woordvorm => WOORDVORMEN.some((vorm) => vorm === tekst);
export const leesBand = (tekst: string): Woord['band'] | undefined => BANDEN.find((band) => String(band) === tekst);
export const leesRegio = (tekst: string): Woord['regio'] | undefined => REGIOS.find((regio) => regio === tekst);
export const splitStukken = (tekst: string, teken: '·' | '+'): string[] => (tekst === '' ? [] : tekst.split(teken));

const encodeKnelpunt = (punt: Knelpunt): string => [punt.categorie, punt.start, punt.end, punt.variant ?? ''].join(':');

function decodeKnelpunt(tekst: string): Knelpunt {
  const [categorie = '', start = '', end = '', variant = ''] = tekst.split(':');
  return { categorie, start: Number(start), end: Number(end), ...(variant !== '' && { variant }) };
}

/** One line of the generated bank. */
export function encodeWoord(woord: Woord): string {
  return [
    woord.woord,
    woord.klankgroepen.join('·'),
    woord.lettergrepen.join('·'),
    woord.ipa,
    woord.niveau,
    String(woord.band),
    woord.regio,
    woord.vorm,
    woord.basis ?? '',
    (woord.delen ?? []).join('+'),
    woord.zin ?? '',
    woord.plaatje ?? '',
    woord.spreek ?? '',
    woord.gereserveerd === true ? 'ja' : '',
    woord.hoofd,
    woord.knelpunten.map(encodeKnelpunt).join(';'),
  ].join('\t');
}

/** A line of the generated bank; a broken line is a bug in the generator. */
export function decodeWoord(regel: string): Woord {
  const tabel = leesTabelregel(regel);
  const [hoofd = '', knelpunten = ''] = regel.split('\t').slice(KOLOMMEN.length);
  const band = leesBand(tabel.band);
  const regio = leesRegio(tabel.regio);
  invariant(isWoordvorm(tabel.vorm) && band !== undefined && regio !== undefined, `broken bank line: ${regel}`);
  return {
    woord: tabel.woord,
    klankgroepen: splitStukken(tabel.klankgroepen, '·'),
    lettergrepen: splitStukken(tabel.lettergrepen, '·'),
    ipa: tabel.ipa,
    niveau: tabel.niveau,
    band,
    regio,
    vorm: tabel.vorm,
    hoofd,
    knelpunten: knelpunten === '' ? [] : knelpunten.split(';').map(decodeKnelpunt),
    ...(tabel.basis !== '' && { basis: tabel.basis }),
    ...(tabel.delen !== '' && { delen: splitStukken(tabel.delen, '+') }),
    ...(tabel.zin !== '' && { zin: tabel.zin }),
    ...(tabel.plaatje !== '' && { plaatje: tabel.plaatje }),
    ...(tabel.spreek !== '' && { spreek: tabel.spreek }),
    ...(tabel.gereserveerd === 'ja' && { gereserveerd: true }),
  };
}
