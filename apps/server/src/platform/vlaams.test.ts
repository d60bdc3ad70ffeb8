import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inRegio } from '@spelrijk/teksten/termen';

/**
 * Sentences that the server makes itself: of a file, a PDF, the log. The texts of screens, mails and errors have a test of their own beside
 * them. A term of Dutch schools may stand only where `inRegio` puts the Flemish word in its place.
 */
const SRC = join(import.meta.dirname, '..');
const TERM =
  /\bdocent|\bgroep(en)?\b|jaargroep|normgroep|combinatiegroep|intern begeleid|\bIB['’]?er|ede-?xml|\bBRIN|parnassys|\besis\b|\bcito|\bRT\b|handelingsplan|ondersteuningsniveau|samenwerkingsverband|kerndoel|brugklas/i;
/** A sentence or a heading, not a name of ours: it has a space and no sign of code or SQL. */
const isZin = (tekst: string): boolean =>
  / \p{L}/u.test(tekst) &&
  !/\b(select|from|insert|update|delete|where|join|exists)\b|::|=>|_id\b|\b\w\.\w+ (in|=)|\bas ["\w]/.test(tekst) &&
  /^[\p{L}\d$]/u.test(tekst);

/** Who reads it, and why it may stay. */
const MAG: readonly (readonly [bestand: RegExp, waarom: string])[] = [
  [/^platform\/auth\/zwakke-woorden\.ts$/, 'words that no password may be'],
  [/^platform\/sso\/profielen\.ts$/, 'a login of Dutch schools; the operator reads it'],
  [/^features\/site\/demo\//, 'the demo is a Dutch school'],
  [/^features\/school\/edexml\/(service|lees)\.ts$/, 'paths of EdeXML, and a name that has its Flemish one beside it'],
  [/^features\/school\/lvsspelling\//, 'headings that a list may have'],
];

const zonderCommentaar = (bron: string): string => bron.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

test('no sentence that the server makes has a term of Dutch schools, but where it is put into the words of the region', () => {
  const fout: string[] = [];
  let zinnen = 0;
  for (const bestand of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
    if (!bestand.endsWith('.ts') || bestand.endsWith('.test.ts') || MAG.some(([pad]) => pad.test(bestand))) continue;
    const bron = readFileSync(join(SRC, bestand), 'utf8');
    // What is put into the words of the region is read as it is then.
    const vlaams = bron.includes('inRegio(') ? (tekst: string): string => inRegio(tekst, 'be') : (tekst: string): string => tekst;
    for (const [, enkel, sjabloon] of zonderCommentaar(bron).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) {
      const tekst = (enkel ?? sjabloon ?? '').replaceAll(/\$\{[^}]*\}/g, '…');
      if (!isZin(tekst)) continue;
      zinnen++;
      if (TERM.test(vlaams(tekst))) fout.push(`${bestand}: ${tekst.slice(0, 120)}`);
    }
  }
  assert.ok(zinnen > 300, `only ${zinnen} sentences were found`);
  assert.deepEqual(fout, []);
});
