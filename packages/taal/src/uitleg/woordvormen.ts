/**
 * Decides: which words an explanation of a word can name besides the word itself, so that their sound can be sent along.
 * Source: base, parts and form of the record; the table of longer forms; the conjugation.
 * Example: of hond: honden; of werkte: werken, werk.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { langereVorm } from '../lexicon/langer.ts';
import { meervoudVan } from '../vormen.ts';
import { conjugate } from '../werkwoord/conjugate.ts';
import type { Foutbeeld } from './foutbeeld.ts';

type Woorddeel = Pick<Foutbeeld, 'woord' | 'basis' | 'delen' | 'vorm'>;

const isWerkwoord = (vorm: Woordvorm, basis: string): boolean => /^(?:tt|vt|vd|gebied|td|inf|bn:vd)/.test(vorm) && /[nën]$/.test(basis);

function werkwoordsvormen(basis: string): readonly string[] {
  const { tt1, vtEv, vtMv, vd, bnVd } = conjugate(basis);
  return [basis, tt1, vtEv, vtMv, vd, ...(bnVd === undefined ? [] : [bnVd])];
}

/** Nobody says ik inpakte: of ingepakt the past is pakte, in. As it is of other verbs. */
export function losVan({ woord, basis = '', delen: [eerste = ''] }: Woorddeel, verleden: string): readonly string[] {
  const scheidbaar = eerste !== '' && woord.startsWith(`${eerste}ge`) && basis.startsWith(eerste) && verleden.startsWith(eerste);
  return scheidbaar ? [verleden.slice(eerste.length), eerste] : [verleden];
}

/** Words that an explanation of this word can name besides the word itself: its base, its parts, and those made longer. */
export function uitlegwoorden({ woord, basis, delen, vorm }: Woorddeel): readonly string[] {
  const kaal = [woord, ...(basis === undefined ? [] : [basis]), ...delen].flatMap((deel) => [
    deel,
    deel.replace(/(?<=[bdpt])(?:s|jes?)$/, ''),
  ]);
  const langer = kaal.flatMap((deel) => langereVorm(deel) ?? []);
  const meer = delen.length > 2 && delen[1] === 'en' ? [meervoudVan(delen[0] ?? '')] : [];
  const werkwoord = basis !== undefined && isWerkwoord(vorm, basis) ? werkwoordsvormen(basis) : [];
  const los = vorm === 'vd' && basis !== undefined ? losVan({ woord, basis, delen, vorm }, conjugate(basis).vtEv) : [];
  const lang = (vorm === 'td' || vorm === 'trap') && !woord.endsWith('e') ? [`${woord}e`] : [];
  return [...new Set([...(basis === undefined ? [] : [basis]), ...delen, ...langer, ...meer, ...werkwoord, ...los, ...lang])].filter(
    (tekst) => tekst !== '' && tekst !== woord,
  );
}
