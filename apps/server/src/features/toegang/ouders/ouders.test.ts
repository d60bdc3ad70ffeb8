import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oudersRoutes } from '@spelrijk/contract/ouders';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { adminId, id: eerste } = server.wereld.persoon('thuisadmin');
const ouder = await server.login('thuisadmin');
const basis = `/api/admins/${adminId}/ouders`;
const ZIN = 'opa bakt taart';
const vraag = (method: 'PUT' | 'DELETE', id: string, body?: object, token = ouder) =>
  server.request({
    method,
    url: `${basis}/${id}`,
    token,
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const lijst = async (token = ouder) => oudersRoutes.listOuders.response.parse((await server.get(basis, token)).body).ouders;
const tweede = testId('tweede ouder');
const mails = () => server.database.own.selectFrom('mail').select(['tekst', 'onderwerp']).where('aan', '=', 'papa@gezin.example').execute();

test('a second parent is invited by the first, once, takes it with twelve characters, and may the same', async () => {
  for (let i = 0; i < 2; i++) assert.equal((await vraag('PUT', tweede, { roepnaam: 'Papa', email: 'papa@gezin.example' })).status, 204);
  const [mail, ...meer] = await mails();
  assert.deepEqual(meer, []);
  assert.match(mail?.onderwerp ?? '', /nodigt je uit/);
  const token = /uitnodiging#([\w-]{43})/.exec(mail?.tekst ?? '')?.[1];
  const aangenomen = await server.post('/api/auth/uitnodiging/aannemen', {
    token,
    roepnaam: 'Papa',
    achternaam: '',
    gebruikersnaam: 'papa.thuis',
    wachtwoord: ZIN,
  });
  assert.equal(aangenomen.status, 204, aangenomen.text);
  assert.deepEqual((await lijst()).map(({ status, jij }) => `${status} ${jij}`).toSorted(), ['actief false', 'actief true']);
  assert.equal((await vraag('PUT', testId('dubbel'), { roepnaam: 'X', email: 'papa@gezin.example' })).status, 409);
});

test('each leaves by herself: not the other, not the last, and who left is out at once', async () => {
  assert.equal((await vraag('DELETE', tweede)).status, 409);
  const { body } = await server.post('/api/auth', { gebruikersnaam: 'papa.thuis', wachtwoord: ZIN });
  const papa: string = Reflect.get(Object(body), 'token');
  assert.equal((await vraag('DELETE', tweede, undefined, papa)).status, 204);
  assert.equal((await server.get(basis, papa)).status, 401);
  assert.equal((await vraag('DELETE', eerste)).status, 409);
  assert.deepEqual(
    (await lijst()).map(({ id }) => id),
    [eerste],
  );
});

test('an invitation is taken back, four is enough, and nobody else reaches the parents of a home', async () => {
  const ids = [1, 2, 3].map((n) => testId(`ouder ${n}`));
  for (const [n, id] of ids.entries())
    assert.equal((await vraag('PUT', id, { roepnaam: 'Ouder', email: `o${n}@gezin.example` })).status, 204);
  assert.equal((await vraag('PUT', testId('vijfde'), { roepnaam: 'Ouder', email: 'o9@gezin.example' })).status, 409);
  assert.equal((await vraag('DELETE', ids[0] ?? '')).status, 204);
  assert.equal((await lijst()).length, 3);
  for (const naam of ['schooladmin', 'rtadmin', 'leerling', 'office'])
    assert.equal((await server.get(basis, await server.login(naam))).status, 403, naam);
  const elders = server.wereld.persoon('schooladmin').adminId;
  assert.equal((await server.get(`/api/admins/${elders}/ouders`, ouder)).status, 404);
});
