/**
 * Decides: in which shapes a word of a test can stand in what a browser got: as it is, inside another word, as a form or in a compound, cut in chunks, backwards, in
 * its sounds, or encoded. Names of sounds are digests of what is said, so whoever has the program and its word list can look one up; a plain digest of the
 * word alone may not be there.
 */
import { createHash } from 'node:crypto';
import { findWoord } from '@spelrijk/taal/bank';
import { createVerrader } from '../src/features/oefenen/opgaven/woordfamilie.ts';

interface Gedaante {
  readonly hoe: string;
  readonly zoek: RegExp;
}

const letterlijk = (tekst: string): string => tekst.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** By itself. Of letters that a code has (`de`, `bad`) also not beside a digit: ad33de40 says nothing. */
function los(tekst: string): RegExp {
  const naast = /^[a-f]+$/iu.test(tekst) ? '[\\p{L}\\d]' : '\\p{L}';
  return new RegExp(`(?<!${naast})${letterlijk(tekst)}(?!${naast})`, 'iu');
}
const ergens = (tekst: string): RegExp => new RegExp(letterlijk(tekst), 'iu');

/** Shorter words stand in others by chance (`de` in `deur`), and so do their codes in an identifier. */
const MIN_ERGENS = 5;
const MIN_CODE = 4;

/** What base64 makes of these letters wherever they begin in a longer text; without the signs that depend on what stands around them. */
function base64Van(woord: string): string[] {
  const bytes = Buffer.from(woord);
  return [0, 1, 2].map((voor) => {
    const code = Buffer.concat([Buffer.alloc(voor), bytes]).toString('base64url');
    const heel = Math.floor(((voor + bytes.length) * 8) / 6);
    return code.slice(Math.ceil((voor * 8) / 6), heel);
  });
}

function codesVan(woord: string): Gedaante[] {
  const digest = ['md5', 'sha1', 'sha256'].flatMap((soort) =>
    (['hex', 'base64url'] as const).map((vorm) => createHash(soort).update(woord).digest(vorm).slice(0, 12)),
  );
  const hex = Buffer.from(woord).toString('hex');
  return [
    ...base64Van(woord).map((code) => ({
      hoe: 'base64',
      zoek: new RegExp(letterlijk(code).replaceAll('-', '[-+]').replaceAll('_', '[_/]'), 'u'),
    })),
    ...[hex, ...digest].map((code) => ({ hoe: 'a code', zoek: ergens(code) })),
    { hoe: 'codes of its letters', zoek: new RegExp([...woord].map((letter) => String(letter.codePointAt(0))).join('[\\s,]+'), 'u') },
    { hoe: 'escaped', zoek: ergens([...woord].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')) },
  ];
}

function gedaantenVan(woord: string): Gedaante[] {
  const record = findWoord(woord);
  const achterstevoren = [...woord].toReversed().join('');
  const klank = record === undefined ? [] : [record.ipa, record.ipa.replaceAll(/[ˈː]/gu, '')];
  const geknipt = [[...woord], record?.klankgroepen ?? [], record?.lettergrepen ?? []]
    .filter((stukken) => stukken.length > 1)
    .map((stukken) => new RegExp(`(?<![\\p{L}\\p{N}])${stukken.map(letterlijk).join('[^\\p{L}\\p{N}]{1,5}')}(?![\\p{L}\\p{N}])`, 'iu'));
  const groot = woord.length >= MIN_ERGENS;
  return [
    { hoe: 'as it is', zoek: groot ? ergens(woord) : los(woord) },
    ...(groot && achterstevoren !== woord ? [{ hoe: 'backwards', zoek: ergens(achterstevoren) }] : []),
    ...geknipt.map((zoek) => ({ hoe: 'in chunks', zoek })),
    ...klank.filter((ipa) => /[^a-z]/u.test(ipa)).map((ipa) => ({ hoe: 'in its sounds', zoek: los(ipa) })),
    ...(encodeURIComponent(woord) === woord ? [] : [{ hoe: 'in an address', zoek: ergens(encodeURIComponent(woord)) }]),
    ...(woord.length >= MIN_CODE ? [woord, woord.toUpperCase()].flatMap(codesVan) : []),
  ];
}

/** Words of a sentence. */
const WOORDEN = /(?<![\p{L}'’_-])[\p{L}'’-]+/gu;

const rondom = (tekst: string, plek: number): string => tekst.slice(Math.max(0, plek - 60), plek + 60);

interface Vondst {
  readonly woord: string;
  readonly hoe: string;
  readonly rond: string;
}

/** Made once for a test; gives the first of its words that stands in a text in any shape but a form of it. */
export function createZoeker(woorden: readonly string[]): (tekst: string) => Vondst | undefined {
  const gedaanten = woorden.flatMap((woord) => gedaantenVan(woord).map((gedaante) => ({ woord, ...gedaante })));
  return (tekst) => {
    for (const { woord, hoe, zoek } of gedaanten) {
      const plek = tekst.search(zoek);
      if (plek >= 0) return { woord, hoe, rond: rondom(tekst, plek) };
    }
    return undefined;
  };
}

/** The same for forms, degrees and compounds: of what belongs to the test, for practice goes on beside it with words that are related. */
export function createFamiliezoeker(woorden: readonly string[]): (tekst: string) => Vondst | undefined {
  const verraadt = createVerrader(woorden);
  return (tekst) => {
    const familie = [...tekst.matchAll(WOORDEN)].find(([gezien]) => verraadt(gezien) && los(gezien).test(tekst));
    if (!familie) return undefined;
    const [gezien] = familie;
    return { woord: woorden.find((woord) => createVerrader([woord])(gezien)) ?? '', hoe: gezien, rond: rondom(tekst, familie.index) };
  };
}
