/**
 * What a child on a be host is given besides our texts: words and sentences of the bank, rules and examples, reading texts with their questions, games. Words of one
 * region stand in `packages/taal` with their region; here is looked for what has none and would be of the Netherlands all the same.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { manifests } from '@spelrijk/games/manifests';
import { BANK } from '@spelrijk/taal/bank';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { root } from './install.mjs';

const NEDERLANDS =
  /schoolplein|gymles|gymzaal|\bgum(metje)?\b|\bstoep|sinaasappel|\btrui(en)?\b|mobieltje|magnetron|\b(amsterdam|rotterdam|utrecht|den haag|eindhoven|groningen)\b|\bgroep [3-8]\b|jaargroep|brugklas|intern begeleid|\bIB['’]?er\b|\bcito\b|parnassys|handelingsplan|voortgezet onderwijs/iu;

/** Names of places of both countries stand beside each other as examples of a capital. */
const MAG = new Set(['Amsterdam']);

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* strings(inner);
}

/** Tables and texts of packages/taal as they were written; a line that is for the Netherlands alone says so. */
function* lezen(): Generator<string> {
  const map = path.join(root, 'packages/taal/src/lezen');
  for (const file of readdirSync(map, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(md|tsv)$/u.test(file)) continue;
    yield* readFileSync(path.join(map, file), 'utf8').split('\n');
  }
}

test('no word, sentence, rule, reading text or game that a be host can serve is of the Netherlands', () => {
  const bank = BANK.filter(({ regio }) => regio !== 'nl').flatMap(({ woord, zin = '' }) => [woord, zin]);
  const alles = [...bank, ...strings(CATEGORIEEN), ...strings(manifests), ...lezen()];
  assert.ok(alles.length > 25_000, `only ${alles.length} strings were found`);
  assert.deepEqual(
    alles.filter((tekst) => NEDERLANDS.test(tekst) && !MAG.has(tekst)),
    [],
  );
});
