import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import { Rol } from '@spelrijk/domain/rol';
import matrixJson from '../../../test/matrix.json' with { type: 'json' };
import type { Grants, Need } from './grant.ts';

const Cell = z.object({
  allow: z.boolean(),
  scope: z.enum(['own', 'group', 'school', 'all']).optional(),
  conditions: z.array(z.string()).default([]),
});
const matrix = z.record(z.string(), z.record(Rol, Cell)).parse(matrixJson);
const routes: readonly Route[] = Object.values(api);

/** Every feature's policy, found on disk: a feature that is added is compared without anybody thinking of it. */
const FEATURES = join(import.meta.dirname, '../../features');
const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((naam) => naam.endsWith('/policy.ts'))
  .map((naam) => join(FEATURES, naam));
const tables = await Promise.all(files.map(async (file): Promise<[string, unknown]> => [file, Reflect.get(await import(file), 'TABLE')]));
const policies: Record<string, Grants> = Object.assign({}, ...tables.map(([, table]) => table));

/** Narrower than the matrix on purpose, and why. */
const NARROWER: Readonly<Record<string, string>> = { 'group.list docent': 'the overview shows more than names, so only her own groepen' };

/** Routes that nobody has to log in for, and the cell of the matrix for somebody who is nobody. */
const ANONYMOUS: Readonly<Record<string, string>> = {
  '/api/auth': 'session.login',
  '/api/auth/public-key': 'session.publicKey',
  '/api/auth/token': 'session.ssoExchange',
  '/api/auth/token/refresh': 'session.refresh: the refresh token is looked at by the route itself',
  '/api/auth/uitnodiging': 'credentials.resetByMail: holds a token of a mail',
  '/api/auth/uitnodiging/aannemen': 'credentials.resetByMail: holds a token of a mail',
  '/api/auth/mailadres-bevestigen': 'credentials.resetByMail: holds a token of a mail',
  '/api/auth/wachtwoordaanvragen': 'credentials.resetByMail',
  '/api/auth/wachtwoordherstellen': 'credentials.resetByMail',
  '/api/auth/plaatjes': 'session.login: a groep code, then pictures',
  '/api/auth/groepscode': 'session.login: a groep code, then pictures',
  '/api/auth/sso/aanbieders': 'session.ssoExchange',
  '/api/auth/sso/start': 'session.ssoExchange',
  '/api/auth/sso/callback/{aanbieder}': 'session.ssoExchange',
  '/api/health': 'health.read',
  '/audio/opname/{bestand}': 'publicSite.read: sound of a word, named after its content',
  '/api/site/aanvragen': 'publicForm.submit',
  '/api/site/vragen': 'publicForm.submit',
  '/api/weekmail/afmelden/{token}': 'publicForm.submit: holds a token of a mail',
  '/api/weekmail/aanmelden': 'publicForm.submit: holds a token of a mail',
  '/api/site/thuisstart': 'credentials.resetByMail: holds a token of a mail',
  '/api/site/thuisstart/openen': 'credentials.resetByMail: holds a token of a mail',
  '/api/site/proeftaken/{game}': 'publicSite.read: a round to try, nothing stored',
  '/api/site/ervaringen': 'publicSite.read',
  '/api/site/webinars': 'publicSite.read',
  '/api/site/webinars/{webinarId}/agenda': 'publicSite.read',
  '/api/site/webinars/{webinarId}/aanmeldingen': 'publicForm.submit',
  '/api/berichten/afmelden': 'publicForm.submit: holds a token of a mail',
  '/api/site/webinars/afmelden': 'publicForm.submit: holds the id of a mail',
  '/api/spraak': 'publicSite.read: addresses of sounds that every game uses',
};

const NEEDS: Readonly<Record<string, Need>> = { mfa: 'mfa', 'reauth:password': 'password', 'reason+audit': 'reason' };
const needsOf = (conditions: readonly string[]): readonly Need[] =>
  conditions
    .map((name) => NEEDS[name])
    .filter((need) => need !== undefined)
    .sort();

test('every policy shows its table', () => {
  for (const [file, table] of tables) assert.ok(typeof table === 'object' && table !== null, file);
});

for (const [actie, grants] of Object.entries(policies)) {
  for (const rol of Rol.options) {
    test(`A01: ${actie} by ${rol} is as the matrix says`, () => {
      const cell = matrix[actie]?.[rol];
      assert.ok(cell, 'not in the matrix');
      const grant = grants[rol];
      assert.equal(grant.allow, cell.allow);
      if (!grant.allow || NARROWER[`${actie} ${rol}`]) return;
      assert.equal(grant.scope, cell.scope);
      assert.equal(grant.preview ?? false, cell.conditions.includes('preview:not-stored'));
      assert.equal(grant.namesOnly ?? false, cell.conditions.includes('fields:names-only'));
      assert.deepEqual([...(grant.needs ?? [])].sort(), needsOf(cell.conditions));
    });
  }
}

test('A18: the route table minus the matrix is empty: every route names an action that has a policy, and no role that the matrix refuses', () => {
  for (const { access, path } of routes) {
    if (access.wie === 'iedereen') continue;
    const cells = matrix[access.actie];
    assert.ok(cells && policies[access.actie], `${path}: ${access.actie}`);
    for (const rol of access.wie) assert.ok(cells[rol].allow, `${path}: ${rol}`);
  }
});

test('A18: a route of an action that the matrix ties to a package names that package, and no other does', () => {
  const FEATURE = 'feature:';
  for (const { access, path } of routes) {
    if (access.wie === 'iedereen') continue;
    const conditions = new Set(Object.values(matrix[access.actie] ?? {}).flatMap((cell) => cell.conditions));
    const packages = [...conditions].filter((name) => name.startsWith(FEATURE)).map((name) => name.slice(FEATURE.length));
    assert.deepEqual(access.pakket === undefined ? [] : [access.pakket], packages, path);
  }
});

test('A18: a route without a login is one that the matrix opens to anybody', () => {
  const open = routes.filter(({ access }) => access.wie === 'iedereen').map(({ path }) => path);
  assert.deepEqual(
    open.filter((path) => !ANONYMOUS[path]),
    [],
  );
});

test('A15: no route exists for what the matrix says does not exist', () => {
  for (const actie of ['impersonation.start', 'bulkExport.run', 'pupilPassword.readStored']) {
    assert.ok(Object.values(matrix[actie] ?? {}).every(({ allow }) => !allow));
    assert.ok(routes.every(({ access }) => access.wie === 'iedereen' || access.actie !== actie));
  }
});
