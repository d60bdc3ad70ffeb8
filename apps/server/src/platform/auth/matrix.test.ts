import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import { Rol } from '@spelrijk/domain/rol';
import matrixJson from '../../../test/matrix.json' with { type: 'json' };
import { may as mayGroep } from '../../features/groepen/policy.ts';
import { may as mayLeerling } from '../../features/leerlingen/policy.ts';
import { may as mayOffice } from '../../features/office/policy.ts';
import { may as maySessie } from '../../features/sessies/policy.ts';
import { may as mayVoortgang } from '../../features/voortgang/policy.ts';
import type { Grant, Need } from './grant.ts';

const Cell = z.object({
  allow: z.boolean(),
  scope: z.enum(['own', 'group', 'school', 'all']).optional(),
  conditions: z.array(z.string()).default([]),
});
const matrix = z.record(z.string(), z.record(Rol, Cell)).parse(matrixJson);

const POLICIES: Readonly<Record<string, (rol: Rol) => Grant>> = {
  'session.login': (rol) => maySessie(rol, 'session.login'),
  'session.logout': (rol) => maySessie(rol, 'session.logout'),
  'session.refresh': (rol) => maySessie(rol, 'session.refresh'),
  'session.revokeOthers': (rol) => maySessie(rol, 'session.revokeOthers'),
  'credentials.updateOwn': (rol) => maySessie(rol, 'credentials.updateOwn'),
  'group.list': (rol) => mayGroep(rol, 'group.list'),
  'group.read': (rol) => mayGroep(rol, 'group.read'),
  'progress.readPupil': (rol) => mayVoortgang(rol, 'progress.readPupil'),
  'pupilMap.read': (rol) => mayLeerling(rol, 'pupilMap.read'),
  'task.read': (rol) => mayLeerling(rol, 'task.read'),
  'answer.submit': (rol) => mayLeerling(rol, 'answer.submit'),
  'officeDashboard.read': (rol) => mayOffice(rol, 'officeDashboard.read'),
};

/** Narrower than the matrix on purpose, and why. */
const NARROWER: Readonly<Record<string, string>> = { 'group.list docent': 'the overview shows more than names, so only her own groepen' };

const NEEDS: Readonly<Record<string, Need>> = { mfa: 'mfa', 'reauth:password': 'password', 'reason+audit': 'reason' };
const needsOf = (conditions: readonly string[]): readonly Need[] =>
  conditions
    .map((name) => NEEDS[name])
    .filter((need) => need !== undefined)
    .sort();

for (const [actie, may] of Object.entries(POLICIES)) {
  for (const rol of Rol.options) {
    test(`A01: ${actie} by ${rol} is as the matrix says`, () => {
      const cell = matrix[actie]?.[rol];
      assert.ok(cell);
      const grant = may(rol);
      assert.equal(grant.allow, cell.allow);
      if (!grant.allow) return;
      if (!NARROWER[`${actie} ${rol}`]) assert.equal(grant.scope, cell.scope);
      assert.equal(grant.preview ?? false, cell.conditions.includes('preview:not-stored'));
      assert.deepEqual([...(grant.needs ?? [])].sort(), needsOf(cell.conditions));
    });
  }
}

test('A18: every route that asks for a login names an action of the matrix, and no role that the matrix refuses', () => {
  const routes: readonly Route[] = Object.values(api);
  for (const { access, path } of routes) {
    if (access.wie === 'iedereen') continue;
    const cells = matrix[access.actie];
    assert.ok(cells, `${path}: ${access.actie}`);
    for (const rol of access.wie) assert.ok(cells[rol].allow, `${path}: ${rol}`);
  }
});
