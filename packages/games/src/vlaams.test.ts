import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** What a game says is the same in both regions: it has no word of a Dutch school, and no thing that is called otherwise in Flanders. */
const NEDERLANDS =
  /\bdocent|\bgroep(en)?\b|jaargroep|\bBRIN\b|\bRT\b|brugklas|schoolplein|gymles|gymzaal|\bgum\b|\bstoep|sinaasappel|\btrui\b|mobieltje|magnetron|\bpatat\b/iu;
/** A sentence, not a name of ours: it has a space, begins with a letter, and no sign of code or of a drawing. */
const isZin = (tekst: string): boolean => /^\p{L}[^<>{}=;]* \p{L}/u.test(tekst);
const zonderCommentaar = (bron: string): string => bron.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

test('no sentence of a game is of the Netherlands alone', () => {
  const fout: string[] = [];
  let zinnen = 0;
  for (const bestand of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!bestand.endsWith('.ts') || bestand.endsWith('.test.ts')) continue;
    const bron = zonderCommentaar(readFileSync(path.join(import.meta.dirname, bestand), 'utf8'));
    for (const [, enkel, sjabloon] of bron.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) {
      const tekst = (enkel ?? sjabloon ?? '').replaceAll(/\$\{[^}]*\}/g, '…');
      if (!isZin(tekst)) continue;
      zinnen++;
      if (NEDERLANDS.test(tekst)) fout.push(`${bestand}: ${tekst.slice(0, 120)}`);
    }
  }
  assert.ok(zinnen > 300, `only ${zinnen} sentences were found`);
  assert.deepEqual(fout, []);
});
