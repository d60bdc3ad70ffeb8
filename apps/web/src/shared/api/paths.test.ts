import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '@spelrijk/contract/api';
import { corePaths } from '@spelrijk/contract/paths';
import { findPath } from './paths.ts';

test('a call of an area that this page is not in finds its row all the same', async () => {
  assert.ok(!('listAdmins' in corePaths));
  assert.deepEqual(await findPath('listAdmins'), [api.listAdmins.method, api.listAdmins.path]);
  assert.deepEqual(await findPath('login'), [api.login.method, api.login.path]);
});
