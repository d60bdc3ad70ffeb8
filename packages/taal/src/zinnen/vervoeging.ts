/**
 * Decides: which form of a verb belongs in a gap, and who its subject is.
 * Source: the conjugation of this package; the subject pronoun that stands next to the verb, else the third person.
 * Example: vormenVan('worden', 'tt3') === ['wordt']; persoonVan('Word jij acht?', { start: 0, end: 4 }, 'tt2-achter') === '2ev'.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import type { Persoon } from '@spelrijk/domain/zin';
import { derdePersoon, stamVan, verledenEv, verledenMv, voltooidDeelwoord } from '../werkwoord/conjugate.ts';

/** The participle in front of a noun, as short as it can be: vergroot -> vergrote, gered -> geredde. */
function bijvoeglijk(deelwoord: string): string {
  if (deelwoord.endsWith('en')) return deelwoord;
  const open = deelwoord.replace(/([aeou])\1([td])$/, '$1$2');
  if (open !== deelwoord) return `${open}e`;
  return /(?:^|[^aeiou])[aeiou][td]$/.test(deelwoord) ? `${deelwoord}${deelwoord.slice(-1)}e` : `${deelwoord}e`;
}

/** The spellings this form of the verb can have: singular and plural of the past, with and without -e of the present participle. */
export function vormenVan(basis: string, vorm: Woordvorm): readonly string[] {
  switch (vorm) {
    case 'inf':
    case 'tt-mv':
      return [basis];
    case 'tt1':
    case 'tt2-achter':
      return [stamVan(basis)];
    case 'gebied':
      return [basis === 'zijn' ? 'wees' : stamVan(basis)];
    case 'tt2':
    case 'tt3':
      return [derdePersoon(basis)];
    case 'vt':
      return [verledenEv(basis), verledenMv(basis)];
    case 'vd':
      return [voltooidDeelwoord(basis)];
    case 'bn:vd':
      return [bijvoeglijk(voltooidDeelwoord(basis))];
    case 'td':
      return [`${basis}d`, `${basis}de`];
    default:
      return [];
  }
}

const PRONOMEN: Readonly<Record<string, Persoon>> = {
  ik: '1ev',
  jij: '2ev',
  je: '2ev',
  u: '2ev',
  wij: '1mv',
  we: '1mv',
  jullie: '2mv',
};
const EINDIG: ReadonlySet<string> = new Set(['tt1', 'tt2', 'tt2-achter', 'tt3', 'tt-mv', 'vt', 'gebied']);

/** The subject of the finite verb at this place; undefined for a form that has none. */
export function persoonVan(
  tekst: string,
  { start, end }: { readonly start: number; readonly end: number },
  vorm: Woordvorm,
  basis: string,
): Persoon | undefined {
  if (!EINDIG.has(vorm)) return undefined;
  if (vorm === 'tt1') return '1ev';
  if (vorm === 'tt2' || vorm === 'tt2-achter' || vorm === 'gebied') return '2ev';
  if (vorm === 'tt3') return '3ev';
  const ervoor = /(\p{L}+)\s*$/u.exec(tekst.slice(0, start))?.[1] ?? '';
  const erna = /^\s*(\p{L}+)/u.exec(tekst.slice(end))?.[1] ?? '';
  const vast = PRONOMEN[ervoor.toLowerCase()] ?? PRONOMEN[erna.toLowerCase()];
  const meervoud = vorm === 'tt-mv' || tekst.slice(start, end).toLowerCase() !== verledenEv(basis);
  if (vast && vast.endsWith('mv') === meervoud) return vast;
  return meervoud ? '3mv' : '3ev';
}
