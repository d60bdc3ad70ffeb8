import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import type { Spel } from '@spelrijk/game-kit/contract';
import { fileNameOf } from '@spelrijk/ui/file-name';
import { manifests } from './manifests.gen.ts';

const spellen = manifests.flatMap(({ spel }) => (spel === undefined ? [] : [spel]));
const VELDEN = ['werkwoord', 'keuze', 'verrassing', 'blijft'] as const satisfies readonly (keyof Spel)[];

it('no two games have the same verb, the same decision or the same surprise after a right word', () => {
  for (const veld of VELDEN) assert.equal(new Set(spellen.map((spel) => spel[veld])).size, spellen.length, veld);
});

it('a game that names its play names all of it', () => {
  for (const spel of spellen) for (const veld of VELDEN) assert.ok(spel[veld].length > 5, spel[veld]);
});

it('every game has a picture of its own, and it is there', () => {
  const map = path.join(import.meta.dirname, '../../../apps/web/public/plaatjes');
  for (const { slug, plaatje } of manifests) assert.ok(existsSync(path.join(map, `${fileNameOf(plaatje)}.svg`)), `${slug}: ${plaatje}`);
  assert.equal(new Set(manifests.map(({ plaatje }) => plaatje)).size, manifests.length);
});
