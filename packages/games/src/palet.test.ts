import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { manifests } from './manifests.gen.ts';

const COLOUR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/i;
const here = import.meta.dirname;

it('a colour of a game is written in its palette and nowhere else', () => {
  const elsewhere = manifests.flatMap(({ folder }) =>
    readdirSync(path.join(here, folder))
      .filter((file) => file !== 'palet.ts' && COLOUR.test(readFileSync(path.join(here, folder, file), 'utf8')))
      .map((file) => `${folder}/${file}`),
  );
  assert.deepEqual(elsewhere, []);
});
