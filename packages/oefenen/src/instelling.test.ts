import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OEFENTIJD } from '@spelrijk/domain/oefentijd';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';
import { STANDAARD_INSTELLING } from './instelling.ts';

test('the engine takes the practice time that everybody else says', () => {
  assert.equal(STANDAARD_INSTELLING.minuten, OEFENTIJD.school.minuten);
  assert.equal(STANDAARD_INSTELLING.minuten, STANDAARD_OEFENINSTELLING.minuten);
});
