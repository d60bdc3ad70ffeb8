import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createDagTaken } from './plan.ts';
import { beginStand, geldendeInstelling, leerlijnVan } from '../standen/index.ts';
import { STIL } from '../../../../test/fixtures.ts';

const dag = '2026-11-19';
const now = Date.parse(`${dag}T09:00:00Z`);

const planVan = (jaargroep: number) =>
  createDagTaken({
    leerlingId: 'nieuw',
    stand: beginStand(jaargroep, dag),
    leerlijn: leerlijnVan('nl'),
    regio: 'nl',
    geldend: geldendeInstelling({ groep: null, leerling: null }, { regio: 'nl', jaargroep, zorgdoelen: [] }, dag),
    audio: STIL,
    gehad: [],
    flits: {},
    dag,
    now,
  });

test('whom nobody knows begins with ten words of many kinds, under a name that says so; who learns to write does not', () => {
  const [eerste, ...rest] = planVan(6);
  assert.equal(eerste?.titel, 'Kennismaken');
  assert.equal(eerste.vorm, 'dictee-woord');
  assert.equal(eerste.opgaven.length, 10);
  assert.ok(new Set(eerste.opgaven.map(({ woord }) => woord.hoofd)).size >= 6, 'of many categories');
  assert.ok(eerste.opgaven.every(({ soort }) => soort === 'toets'));
  assert.ok(rest.length > 0 && rest.every(({ titel }) => titel === null), 'then ordinary practice');
  assert.ok(planVan(3).every(({ titel }) => titel === null));
});
