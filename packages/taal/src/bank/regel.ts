/**
 * Decides: how a word of the bank stands on one line of an editor's table.
 * Source: our own format; tab separated, chunks joined with `·`, parts with `+`.
 * Example: readTabelregel('bomen\tbo·men').klankgroepen === 'bo·men'.
 */
import { WOORDVORMEN } from '@spelrijk/domain/woord';
import type { Woord, Woordvorm } from '@spelrijk/domain/woord';

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
export function readTabelregel(regel: string): Tabelregel {
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
export const readBand = (tekst: string): Woord['band'] | undefined => BANDEN.find((band) => String(band) === tekst);
export const readRegio = (tekst: string): Woord['regio'] | undefined => REGIOS.find((regio) => regio === tekst);
export const splitStukken = (tekst: string, teken: '·' | '+'): string[] => (tekst === '' ? [] : tekst.split(teken));
