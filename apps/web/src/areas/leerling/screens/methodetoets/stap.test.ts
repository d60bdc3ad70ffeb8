import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Zitting } from '@spelrijk/contract/zittingen';
import { stapVan, type Bezoek } from './stap.ts';

const ITEM = { id: '01900000-0000-7000-8000-000000000001', nr: 1, audio: {}, zin: null };
const zitting = (gemaakt: number, stand: Zitting['stand'] = 'open'): Zitting => ({
  titel: 'Blok 3',
  aantal: 45,
  gemaakt,
  stand,
  afspeel: null,
  item: gemaakt < 45 ? ITEM : null,
  meekijken: false,
});
const BEZIG: Bezoek = { begonnen: true, vanaf: 0 };

test('a test begins with its start, rests after twenty words, goes on where it was, and ends', () => {
  for (const [gemaakt, bezoek, stap] of [
    [0, { begonnen: false, vanaf: 0 }, 'begin'],
    [7, { begonnen: false, vanaf: 7 }, 'begin'],
    [0, BEZIG, 'woord'],
    [19, BEZIG, 'woord'],
    [20, BEZIG, 'rust'],
    [20, { begonnen: true, vanaf: 20 }, 'woord'],
    [40, { begonnen: true, vanaf: 20 }, 'rust'],
    [45, BEZIG, 'klaar'],
  ] as const)
    assert.equal(stapVan(zitting(gemaakt), bezoek), stap, String(gemaakt));
  for (const stand of ['dicht', 'wacht', 'papier', 'klaar'] as const) assert.equal(stapVan(zitting(3, stand), BEZIG), stand);
});
