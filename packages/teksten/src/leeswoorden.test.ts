import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const MAP = `${import.meta.dirname}/`;

test('check 19: no text of a screen says that our levels or words a minute are those of AVI or DMT', () => {
  const bestanden = readdirSync(MAP, { recursive: true, encoding: 'utf8' }).filter(
    (naam) => naam.endsWith('.ts') && !naam.endsWith('.test.ts'),
  );
  assert.ok(bestanden.length > 50);
  const zegt = bestanden.filter((naam) => /\b(?:AVI|DMT)\b/.test(readFileSync(MAP + naam, 'utf8')));
  assert.deepEqual(zegt, []);
});
