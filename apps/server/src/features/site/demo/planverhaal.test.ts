import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Cel } from '../../oefenen/standen/index.ts';
import { addDays, daysBetween } from '../../../platform/clock.ts';
import { pickDoelen, startVan } from './planverhaal.ts';

const cel = (categorie: string, laag: number, anders: Partial<Cel> = {}): Cel => ({
  categorie,
  beeld: 'moeilijk',
  status: 'open',
  laag,
  hoog: laag + 20,
  zeker: true,
  antwoorden: 40,
  goed: 20,
  laatste: { antwoorden: 10, goed: 5 },
  ...anders,
});

test('goals of a demo plan are of spelling: the worst that is known well enough', () => {
  const cellen = [
    cel('woorden-l2', 5),
    cel('verdubbeling', 30),
    cel('open-lettergreep', 20),
    cel('ei-ij', 10, { zeker: false }),
    cel('wr', 12, { antwoorden: 6 }),
    cel('kz-mkm', 8, { status: 'beheerst' }),
  ];
  assert.deepEqual(pickDoelen(cellen, 'nl', 2), ['open-lettergreep', 'verdubbeling']);
});

test('a demo plan is in its week whatever day of the week the demo is made', () => {
  for (let dag = 0; dag < 7; dag++) {
    const vandaag = addDays('2026-11-16', dag);
    assert.deepEqual(
      [4, 6, 7].map((week) => Math.floor(daysBetween(startVan(vandaag, week), vandaag) / 7) + 1),
      [4, 6, 7],
      vandaag,
    );
  }
});
