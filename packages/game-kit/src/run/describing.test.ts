import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { RunFase, RunState } from '../contract/run-state.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { describeVraag, describeBy } from './describing.ts';
import { startRun } from './run.ts';
import { playSounds } from './sounds.ts';
import { startBasis } from './step.ts';

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
  const ask = (vraag: string | undefined): string => describeVraag({ run: startRun([{ ...opgave, vraag, gat: undefined }]) });
  assert.deepEqual([ask('Wat is groen?'), ask(undefined)], ['Wat is groen?', 'een woord']);
  assert.equal(describeVraag({ run: startRun([]) }), 'een woord');
});

it('a sound comes at its own tick of the reward and at no other time', () => {
  const basis = startBasis({ opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const at = (tick: number, fase: RunFase): readonly string[] | undefined =>
    playSounds({ ...basis, tick: 100 + tick, sinds: 100, run: { ...basis.run, fase } }, { 22: 'raak', 30: ['plop', 'munt'] }).sounds;
  assert.deepEqual([at(22, 'goed'), at(21, 'goed'), at(22, 'uitleg')], [['raak'], undefined, undefined]);
  assert.deepEqual(at(30, 'goed'), ['plop', 'munt']);
});

it('a question or a sentence brings its own sign: no full stop comes behind it', () => {
  for (const [vraag, staat] of [
    ['Wat rol ik op?', 'Gevraagd: Wat rol ik op? Kies.'],
    ['Eén kat, twee ...', 'Gevraagd: Eén kat, twee ... Kies.'],
    ['Eén kat, twee ... en dan', 'Gevraagd: Eén kat, twee ... en dan. Kies.'],
    ['Het is een boot.', 'Gevraagd: Het is een boot. Kies.'],
    ['een bal', 'Gevraagd: een bal. Kies.'],
  ] as const)
    assert.equal(describeBy({ spelen: `Gevraagd: ${vraag}. Kies.`, wacht: '', goed: '', uitleg: '', klaar: '' })(run('spelen')), staat);
});
