import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RunState } from '../contract/run-state.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { describeVraag, describeBy } from './describing.ts';
import { startRun } from './run.ts';

const run = (fase: RunState['fase']): { readonly run: RunState } => ({ run: { ...startRun([]), fase } });

it('a description is the sentence of the phase', () => {
  const describe = describeBy({ spelen: ({ run: { poging } }) => `poging ${poging}`, wacht: 'w', goed: 'g', uitleg: 'u', klaar: 'k' });
  assert.deepEqual(
    (['spelen', 'wacht', 'goed', 'uitleg', 'klaar'] as const).map((fase) => describe(run(fase))),
    ['poging 1', 'w', 'g', 'u', 'k'],
  );
});

it('what is asked is told as far as it can be read', () => {
  const [opgave] = makeOpgaven('KIES', 1, 1);
  assert.ok(opgave);
  const ask = (vraag: string | undefined): string => describeVraag({ run: startRun([{ ...opgave, vraag, gat: undefined }]) }, 'luister');
  assert.deepEqual([ask('Wat is groen?'), ask(undefined)], ['Wat is groen?', 'luister']);
  assert.equal(describeVraag({ run: startRun([]) }), 'een woord');
});
