import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminsRoutes } from '@spelrijk/contract/admins';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a } = server.wereld;
const url = `/api/admins/${a.id}/accountgegevens`;
const admin = await server.login('schooladmin');
const office = await server.login('office');
await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);

const stand = async () => adminsRoutes.readAccountgegevens.response.parse((await server.get(url, admin)).body);
const wijzig = async (token: string, velden: object, headers: Readonly<Record<string, string>> = {}): Promise<Antwoord> =>
  server.request({
    method: 'PATCH',
    url,
    token,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ versie: (await stand()).versie, ...velden }),
  });
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);

test('a school writes its number once; after that our office changes it with a reason, which the school can read', async () => {
  await server.database.own.updateTable('admin').set({ instellingsnummer: '' }).where('admin_id', '=', a.id).execute();
  assert.equal((await wijzig(admin, { instellingsnummer: '12AB' })).status, 204);
  assert.deepEqual(
    [codeOf(await wijzig(admin, { instellingsnummer: '34CD' })), (await stand()).instellingsnummer],
    ['admins/nummer-vast', '12AB'],
  );
  assert.equal((await wijzig(admin, { instellingsnummer: '12AB', plaats: 'Delft' })).status, 204);
  assert.equal(codeOf(await wijzig(office, { instellingsnummer: '34CD' })), 'auth/reden-nodig');
  assert.equal(
    (await wijzig(office, { instellingsnummer: '34CD' }, { 'x-reden': encodeURIComponent('fusie met de buurschool') })).status,
    204,
  );
  assert.equal((await stand()).instellingsnummer, '34CD');
  const { text } = await server.get(`/api/admins/${a.id}/logboek`, admin);
  assert.match(text, /instellingsnummer 12AB → 34CD/);
  assert.match(text, /fusie/);
});
