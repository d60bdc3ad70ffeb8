import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { makeKorter, makeMakkelijker } from './lichter.ts';

const NU = { minuten: 15, doel: 0.8 };

test('a step lighter is the next shorter day, or the next higher share that goes well', () => {
  assert.deepEqual(makeKorter(NU), { minuten: 10 });
  assert.deepEqual(makeKorter({ ...NU, minuten: 12 }), { minuten: 10 });
  assert.deepEqual(makeMakkelijker(NU), { doel: 0.85 });
});

test('at the end there is no step', () => {
  assert.equal(makeKorter({ ...NU, minuten: 5 }), undefined);
  assert.equal(makeMakkelijker({ ...NU, doel: 0.9 }), undefined);
});

test('whatever holds, the settings take the step', () => {
  for (let minuten = 6; minuten <= 60; minuten++) assert.ok(Instelbaar.safeParse(makeKorter({ ...NU, minuten })).success, `${minuten}`);
  for (const doel of [0.7, 0.8, 0.85]) assert.ok(Instelbaar.safeParse(makeMakkelijker({ ...NU, doel })).success, `${doel}`);
});
