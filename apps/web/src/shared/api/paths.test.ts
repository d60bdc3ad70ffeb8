import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '@spelrijk/contract/api';
import { corePaths } from '@spelrijk/contract/paths';
import { findPath } from './paths.ts';

test('the first sight of the screens that staff land on waits for no table', () => {
  assert.ok('listGroepen' in corePaths && 'readGroep' in corePaths);
  assert.ok(!('listLeerlingen' in corePaths));
});

test('a call of an area that this page is not in finds its row all the same', async () => {
  assert.ok(!('listAdmins' in corePaths));
  assert.ok(!('submitAntwoorden' in corePaths));
  assert.deepEqual(await findPath('submitAntwoorden'), [api.submitAntwoorden.method, api.submitAntwoorden.path]);
  assert.deepEqual(await findPath('listAdmins'), [api.listAdmins.method, api.listAdmins.path]);
  assert.deepEqual(await findPath('listLeerlingen'), [api.listLeerlingen.method, api.listLeerlingen.path]);
  assert.deepEqual(await findPath('login'), [api.login.method, api.login.path]);
});
