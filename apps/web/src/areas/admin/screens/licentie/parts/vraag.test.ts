import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terugTot } from './terug.ts';
import { isLeeg, problemsOf, toVraag } from './vraag.ts';

const LEEG = { tot: '', plaatsen: '', opmerking: '' };
const NU = { tot: '2027-07-31', plaatsen: 40 };

test('something is asked, and nothing is asked for by a blank field', () => {
  assert.ok(isLeeg({ ...LEEG, opmerking: '  ' }));
  assert.ok(!isLeeg({ ...LEEG, plaatsen: '50' }));
  assert.deepEqual(toVraag({ tot: '2028-07-31', plaatsen: '', opmerking: ' Graag ' }), {
    tot: '2028-07-31',
    plaatsen: null,
    opmerking: 'Graag',
  });
});

test('a request is for more than there is, and for a day to come', () => {
  for (const [velden, fouten] of [
    [{}, []],
    [{ tot: '2027-07-31' }, ['tot']],
    [{ tot: '2027-08-01' }, []],
    [{ plaatsen: '40' }, ['plaatsen']],
    [{ plaatsen: '41' }, []],
    [{ tot: '2026-01-01', plaatsen: '1' }, ['tot', 'plaatsen']],
  ] as const)
    assert.deepEqual(problemsOf({ ...LEEG, ...velden }, NU, '2026-11-21'), fouten, JSON.stringify(velden));
  assert.deepEqual(problemsOf({ ...LEEG, tot: '2026-11-20' }, { ...NU, tot: '2026-10-01' }, '2026-11-21'), ['tot']);
});

test('nobody is told that stopping can be taken back after the account is gone', () => {
  const stopWegOp = '2027-02-25';
  assert.equal(terugTot({ stopTerugTot: '2027-01-01', stopWegOp }), '2027-01-01', 'in a trial');
  assert.equal(terugTot({ stopTerugTot: '2028-01-01', stopWegOp }), null, 'a year was ordered');
  assert.equal(terugTot({ stopTerugTot: null, stopWegOp }), null);
});
