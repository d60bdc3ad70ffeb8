/** Text and dates in a file of a school, as its programs write them, made one. */
import { foldTekst as fold } from '@spelrijk/base/tekst';

/** What hides or turns around text, the same that a form refuses. */
const ONZICHTBAAR = /[\u200B\u2060-\u2069\u202A-\u202E\uFEFF]/gu;
/** More marks on one letter than any language has. */
const GESTAPELD = /(\p{M}{5})\p{M}+/gu;

/** No control signs, single spaces, composed letters: what a person sees. */
export const schoon = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .replaceAll(ONZICHTBAAR, '')
    .replaceAll(GESTAPELD, '$1')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** YYYY-MM-DD of an ISO or a Dutch date (14-02-2016), or `undefined` when there is no such day. */
export function readDatum(tekst: string): string | undefined {
  const waarde = schoon(tekst);
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(waarde);
  const nl = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(waarde);
  const [jaar, maand, dag] = iso ? [iso[1], iso[2], iso[3]] : nl ? [nl[3], nl[2], nl[1]] : [];
  if (jaar === undefined || maand === undefined || dag === undefined) return undefined;
  const datum = `${jaar}-${maand.padStart(2, '0')}-${dag.padStart(2, '0')}`;
  const moment = new Date(`${datum}T12:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== datum ? undefined : datum;
}

/** Two spellings of one name are equal: capitals, accents, spaces and signs do not matter. */
export const foldTekst = (tekst: string): string =>
  fold(tekst)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
