import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientPad, deelVan, toetsPad, verslagPad } from './paden.ts';

const plek = { adminId: 'a', leerlingId: 'l' };
const restVan = (pad: string): string => pad.slice(clientPad(plek).length);

test('every part of a client is found back by its own address', () => {
  assert.equal(clientPad(plek), '/admins/a/clienten/l');
  assert.deepEqual(deelVan(''), { soort: 'client' });
  assert.deepEqual(deelVan(restVan(verslagPad(plek, 'school'))), { soort: 'verslag', voor: 'school' });
  assert.deepEqual(deelVan(restVan(toetsPad(plek, 'p', 't'))), { soort: 'toets', planId: 'p', toetsId: 't' });
  for (const rest of ['bestaat-niet', 'verslag', 'toets/p', 'toets/p/t/x', 'verslag/school/x'])
    assert.equal(deelVan(rest), undefined, rest);
});
