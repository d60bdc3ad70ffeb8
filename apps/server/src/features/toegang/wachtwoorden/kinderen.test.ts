import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { KANARIE } from '../../../../test/wereld.ts';
import { createGroepscode, createPlaatjes, createWoorden, PLAATJES } from './geheimen.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const groep = a.groepIds[0] ?? '';
const base = `/api/admins/${a.id}/groepen/${groep}`;
const { id: kind } = server.wereld.persoon('leerling');
const { id: klasgenoot } = server.wereld.persoon('leerling2');
const docent = await server.login('docent');

const issue = (soort: string, leerlingIds: readonly string[], token = docent, path = base) =>
  server.post(`${path}/wachtwoorden`, { soort, leerlingIds }, token);
const read = (answer: Antwoord) => {
  assert.equal(answer.status, 200, answer.text);
  return wachtwoordenRoutes.issueWachtwoorden.response.parse(answer.body).wachtwoorden;
};
const one = (answer: Antwoord) => {
  const [first] = read(answer);
  assert.ok(first);
  return first;
};
const login = (gebruikersnaam: string, wachtwoord: string) => server.post('/api/auth', { gebruikersnaam, wachtwoord });

test('L18: a new password is shown once, in the answer that makes it, and stored as a hash only', async () => {
  const { woorden, gebruikersnaam } = one(await issue('woorden', [kind]));
  assert.match(woorden, /^[a-z]{3,8}-[a-z]{3,8}$/);
  const { wachtwoord } = await server.database.own
    .selectFrom('account')
    .select('wachtwoord')
    .where('id', '=', kind)
    .executeTakeFirstOrThrow();
  assert.match(wachtwoord, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const routes: readonly Route[] = Object.values(api);
  let answered = 0;
  for (const { method, path, access } of routes) {
    if (method !== 'GET' || /bestand|geluid|spraak/.test(path) || access.wie === 'iedereen' || !access.wie.includes('docent')) continue;
    const url = path.replace('{adminId}', a.id).replace('{groepId}', groep).replace('{leerlingId}', kind);
    const { status, text } = await server.get(url, docent);
    if (status === 200) answered++;
    assert.ok(!text.includes(woorden), path);
  }
  assert.ok(answered > 25, `${answered} answers read`);
  for (const typed of [woorden, woorden.toUpperCase(), woorden.replace('-', ' '), woorden.replace('-', '')])
    assert.equal((await login(gebruikersnaam, typed)).status, 200, typed);
  assert.equal((await login(gebruikersnaam, woorden.slice(1))).status, 401);
});

test('a new password ends the sessions of the child', async () => {
  const { gebruikersnaam, woorden } = one(await issue('woorden', [kind]));
  const body: unknown = (await login(gebruikersnaam, woorden)).body;
  const { token } = wachtwoordenRoutes.loginPlaatjes.response.parse(body);
  await issue('woorden', [kind]);
  assert.equal((await server.get('/api/auth/mij', token)).status, 401);
});

test('A05, A19: a docent gives passwords in her own groepen only, and one foreign id refuses all', async () => {
  const { id: ander } = server.wereld.persoon('leerling3');
  const { id: vreemd } = server.wereld.persoon('b-leerling');
  assert.equal((await issue('woorden', [kind, ander])).status, 404);
  assert.equal((await issue('woorden', [kind, vreemd])).status, 404);
  assert.equal((await issue('woorden', [ander], docent, `/api/admins/${a.id}/groepen/${a.groepIds[1]}`)).status, 404);
  assert.equal((await issue('woorden', [vreemd], docent, `/api/admins/${b.id}/groepen/${b.groepIds[0]}`)).status, 404);
  assert.equal((await issue('woorden', [kind], await server.login('leerling2'))).status, 403);
  assert.equal((await issue('woorden', [kind], await server.login('schooladmin'))).status, 200);
});

const openGroep = (code: string) => server.post('/api/auth/groepscode', { code });
const plaatjesLogin = (code: string, leerlingId: string, plaatjes: readonly string[]) =>
  server.post('/api/auth/plaatjes', { code, leerlingId, plaatjes });
const newCode = async (): Promise<string> =>
  wachtwoordenRoutes.renewGroepscode.response.parse((await server.post(`${base}/groepscode`, {}, docent)).body).code;

test('a young child logs in with the code of its groep, its name and its pictures', async () => {
  const code = await newCode();
  assert.match(code, /^[B-Z2-9]{4}-[B-Z2-9]{4}$/);
  const { plaatjes } = one(await issue('plaatjes', [kind]));
  const opened = await openGroep(code.toLowerCase().replace('-', ' '));
  const shown = wachtwoordenRoutes.openGroep.response.parse(opened.body);
  assert.deepEqual(shown.kinderen, [{ id: kind, roepnaam: 'leerling', figuur: 1, aantalPlaatjes: 4 }]);
  assert.deepEqual(shown.plaatjes, PLAATJES);
  const answer = await plaatjesLogin(code, kind, plaatjes);
  assert.equal(answer.status, 200, answer.text);
  const { token } = wachtwoordenRoutes.loginPlaatjes.response.parse(answer.body);
  assert.partialDeepStrictEqual((await server.get('/api/auth/mij', token)).body, { _id: kind, role: 'leerling' });
});

test('P08: the code of a groep shows first names of those who use pictures, and nothing else', async () => {
  const code = await newCode();
  await issue('plaatjes', [kind]);
  await server.database.own.updateTable('leerling').set({ achternaam: KANARIE }).where('admin_id', '=', a.id).execute();
  const { text } = await openGroep(code);
  for (const secret of [klasgenoot, 'gebruikersnaam', 'achternaam', KANARIE, a.id]) assert.ok(!text.includes(secret), secret);
});

test('a wrong, foreign or replaced code shows nothing', async () => {
  const old = await newCode();
  const code = await newCode();
  for (const wrong of [old, 'BCDF-GHJK', '', 'x'.repeat(15)]) assert.ok([400, 404].includes((await openGroep(wrong)).status), wrong);
  assert.equal((await openGroep(code)).status, 200);
  assert.equal((await server.request({ method: 'DELETE', url: `${base}/groepscode`, token: docent })).status, 204);
  assert.equal((await openGroep(code)).status, 404);
  assert.deepEqual((await server.get(`${base}/groepscode`, docent)).body, { code: null });
});

test('L01: wrong pictures, a child of another groep and an unknown child get the same answer', async () => {
  const code = await newCode();
  const { plaatjes } = one(await issue('plaatjes', [kind]));
  const wrong = [...plaatjes].reverse();
  const { id: vreemd } = server.wereld.persoon('b-leerling');
  const answers = [
    await plaatjesLogin(code, kind, wrong),
    await plaatjesLogin(code, vreemd, plaatjes),
    await plaatjesLogin(code, klasgenoot, plaatjes),
  ];
  for (const answer of answers) assert.deepEqual([answer.status, answer.text], [401, answers[0]?.text]);
});

test('L03: pictures are guessed no faster than passwords, and both count together', async () => {
  const code = await newCode();
  const { plaatjes, gebruikersnaam } = one(await issue('plaatjes', [klasgenoot]));
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await plaatjesLogin(code, klasgenoot, ['vis', 'vis', 'vis'])).status);
  for (let i = 0; i < 3; i++) statuses.push((await login(gebruikersnaam, 'fout')).status);
  assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  assert.equal((await plaatjesLogin(code, klasgenoot, plaatjes)).status, 429);
});

test('a code cannot be found by trying', async () => {
  const answers: number[] = [];
  for (let i = 0; i < 140; i++) answers.push((await openGroep(createGroepscode())).status);
  assert.equal(answers.filter((status) => status === 404).length <= 101, true);
  assert.ok(answers.includes(429));
});

test('every picture that can be in a password can be shown', () => {
  const map = join(import.meta.dirname, '../../../../../../packages/taal');
  const lijsten = readdirSync(map).filter((naam) => /^plaatjes.*\.tsv$/.test(naam));
  const regels = lijsten.flatMap((naam) => readFileSync(join(map, naam), 'utf8').split('\n'));
  const namen = new Set(regels.map((regel) => regel.split('\t')[0]));
  assert.deepEqual(
    PLAATJES.filter((naam) => !namen.has(naam)),
    [],
  );
  assert.equal(new Set(PLAATJES).size, 20);
});

test('secrets of children are drawn evenly and hold no picture or word twice', () => {
  for (let i = 0; i < 200; i++) {
    const plaatjes = createPlaatjes();
    assert.equal(new Set(plaatjes).size, 4);
    const [first, second] = createWoorden().split('-');
    assert.notEqual(first, second);
  }
  const firsts = new Set(Array.from({ length: 600 }, () => createPlaatjes()[0]));
  assert.equal(firsts.size, PLAATJES.length);
});

test('at home a new card leaves the one at the fridge alone until a parent says otherwise: the last two work, and nobody is thrown out', async () => {
  const { adminId, id } = server.wereld.persoon('thuis-leerling');
  const thuis = `/api/admins/${adminId}/groepen/${server.wereld.admins.find((admin) => admin.id === adminId)?.groepIds[0]}`;
  const ouder = await server.login('thuisadmin');
  const maak = async (soort: string, naast?: boolean) =>
    one(await server.post(`${thuis}/wachtwoorden`, { soort, leerlingIds: [id], ...(naast !== undefined && { naast }) }, ouder));
  const ingang = async ({ gebruikersnaam, woorden }: { gebruikersnaam: string; woorden: string }) =>
    (await login(gebruikersnaam, woorden)).status;
  const koelkast = await maak('woorden');
  const { token } = wachtwoordenRoutes.loginPlaatjes.response.parse((await login(koelkast.gebruikersnaam, koelkast.woorden)).body);
  const oma = await maak('woorden', true);
  assert.deepEqual([await ingang(koelkast), await ingang(oma)], [200, 200]);
  assert.equal((await server.get('/api/auth/mij', token)).status, 200, 'who was practising goes on');
  const tablet = await maak('plaatjes', true);
  assert.equal(tablet.plaatjes.length, 4);
  assert.deepEqual([await ingang(koelkast), await ingang(oma)], [401, 200], 'two, and no more');
  const enige = await maak('woorden', false);
  assert.deepEqual([await ingang(oma), await ingang(enige)], [401, 200]);
  assert.equal((await server.get('/api/auth/mij', token)).status, 401);
  assert.equal((await server.post(`${base}/wachtwoorden`, { soort: 'woorden', leerlingIds: [kind], naast: true }, docent)).status, 403);
});

test('a child whose first card at home has pictures is found with the code of the home after it got words beside it', async () => {
  const { adminId, id } = server.wereld.persoon('thuis-leerling');
  const groepId = server.wereld.admins.find((admin) => admin.id === adminId)?.groepIds[0];
  const thuis = `/api/admins/${adminId}/groepen/${groepId}`;
  const ouder = await server.login('thuisadmin');
  const met = async (body: object) => one(await server.post(`${thuis}/wachtwoorden`, { leerlingIds: [id], ...body }, ouder));
  const { plaatjes } = await met({ soort: 'plaatjes' });
  const { woorden, gebruikersnaam } = await met({ soort: 'woorden', naast: true });
  // Wrong codes were tried above.
  server.clock.advance(600_000);
  const { code } = wachtwoordenRoutes.renewGroepscode.response.parse((await server.post(`${thuis}/groepscode`, undefined, ouder)).body);
  const binnen = await server.post('/api/auth/plaatjes', { code, leerlingId: id, plaatjes });
  assert.equal(binnen.status, 200, binnen.text);
  assert.equal((await login(gebruikersnaam, woorden)).status, 200);
});
