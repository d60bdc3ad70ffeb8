import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dashboardRoutes } from '@spelrijk/contract/dashboard';
import { mailtemplatesRoutes } from '@spelrijk/contract/mailtemplates';
import { MAIL_NAMEN } from '@spelrijk/teksten/mailuitleg';
import { laatsteMail, mailsAan } from '../../../../test/post.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const PAD = '/api/office/mailtemplates';
const DOCENT = `${PAD}/uitnodigingDocent/nl`;
const REDEN = { 'x-reden': encodeURIComponent('Nieuwe aanhef in de mails') };
const GOED = {
  onderwerp: 'Kom erbij, {{ roepnaam }}',
  tekst: 'Hoi {{ roepnaam }},\n\nOpen je account:\n\n{{ link }}\n\nTot snel.',
  knop: 'Openen',
};
type Woorden = typeof GOED;

const patch = async (url: string, payload: unknown, wie = 'superadmin', headers: Record<string, string> = {}): Promise<Antwoord> => {
  server.clock.advance(1000);
  return server.request({
    method: 'PATCH',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
    token: await server.login(wie),
  });
};
const lees = async (url: string) =>
  mailtemplatesRoutes.readMailtemplate.response.parse((await server.get(url, await server.login('superadmin'))).body);
const bewaar = async (url: string, template: Woorden | null, uitVersie?: number): Promise<Antwoord> =>
  patch(url, { versie: (await lees(url)).versie, template, ...(uitVersie !== undefined && { uitVersie }) });

let nr = 0;
/** Invites a docent of school A and reads the mail. */
async function nodigUit(roepnaam = 'Bo') {
  server.clock.advance(1000);
  const email = `docent${++nr}@school.example`;
  const { status } = await server.request({
    method: 'POST',
    url: `/api/admins/${server.wereld.a.id}/docenten`,
    payload: JSON.stringify({ id: testId(`docent ${nr}`), roepnaam, achternaam: 'Bakker', email, groepIds: [] }),
    headers: { 'content-type': 'application/json' },
    token: await server.login('schooladmin'),
  });
  assert.equal(status, 200);
  return laatsteMail(server, email);
}

test('every mail is listed, in the shipped words, for our office only', async () => {
  const { body } = await server.get(PAD, await server.login('office'));
  const { templates } = mailtemplatesRoutes.listMailtemplates.response.parse(body);
  assert.deepEqual(
    templates.map(({ naam }) => naam),
    MAIL_NAMEN,
  );
  assert.ok(templates.every(({ standen }) => standen.every(({ stand }) => stand === 'standaard')));
  for (const wie of ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'])
    assert.equal((await server.get(PAD, await server.login(wie))).status, 403, wie);
  assert.equal((await server.get(`${PAD}/bestaatNiet/nl`, await server.login('office'))).status, 404);
});

test('new words hold for the next mail, for their own region only, and names in them stay text', async () => {
  assert.match((await nodigUit()).onderwerp, /nodigt je uit voor Spelrijk/);
  assert.equal((await bewaar(DOCENT, GOED)).status, 200);
  const { onderwerp, tekst, token } = await nodigUit('{{ admin }} <b>');
  assert.equal(onderwerp, 'Kom erbij, {{ admin }} <b>');
  assert.ok(tekst.startsWith('Hoi {{ admin }} <b>,\n\nOpen je account:\n\nhttp'));
  assert.equal(token.length, 43);
  assert.equal((await lees(`${PAD}/uitnodigingDocent/be`)).stand, 'standaard');
});

test('office says why, an owner has given the second factor, and both leave a line in the log of our office', async () => {
  const { versie } = await lees(DOCENT);
  const zonder = await patch(DOCENT, { versie, template: GOED }, 'office');
  assert.partialDeepStrictEqual(zonder, { status: 409, body: { code: 'auth/reden-nodig' } });
  assert.equal((await patch(DOCENT, { versie, template: GOED }, 'office', REDEN)).status, 200);
  const [nieuw, eerste] = (await lees(DOCENT)).versies;
  assert.partialDeepStrictEqual(
    [nieuw, eerste],
    [
      { wie: 'office Kantoor', reden: 'Nieuwe aanhef in de mails' },
      { wie: 'superadmin Kantoor', reden: '' },
    ],
  );
  const regels = await server.database.own
    .selectFrom('audit')
    .select(['betreft', 'rol', 'reden'])
    .where('actie', '=', 'mailTemplate.update')
    .orderBy('id')
    .execute();
  assert.deepEqual(regels, [
    { betreft: 'Uitnodiging voor een leerkracht (nl), versie 1', rol: 'superadmin', reden: '' },
    { betreft: 'Uitnodiging voor een leerkracht (nl), versie 2', rol: 'office', reden: 'Nieuwe aanhef in de mails' },
  ]);
});

for (const [wat, anders, code, zin] of [
  [
    'an unknown field',
    { tekst: `${GOED.tekst}\n\n{{ wachtwoord }}` },
    'mailtemplates/onbekend',
    /bestaat niet in deze mail: \{\{ wachtwoord \}\}/,
  ],
  ['a sum', { tekst: `${GOED.tekst}\n\n{{7*7}}` }, 'mailtemplates/onbekend', /\{\{7\*7\}\}/],
  ['code', { onderwerp: "{{constructor.constructor('return process')()}}" }, 'mailtemplates/onbekend', /constructor/],
  ['a value of somebody', { tekst: `${GOED.tekst}\n\n{{user.passwordHash}}` }, 'mailtemplates/onbekend', /user\.passwordHash/],
  ['a tag', { tekst: `${GOED.tekst}\n\n{% include "/etc/passwd" %}` }, 'mailtemplates/haakjes', /haakjes niet/],
  ['no link', { tekst: 'Hoi.' }, 'mailtemplates/ontbreekt', /Zonder \{\{ link \}\}/],
  ['a link in a sentence', { tekst: 'Klik op {{ link }} hier.' }, 'mailtemplates/link-alleen', /eigen regel/],
  ['a link in the subject', { onderwerp: '{{ link }}' }, 'mailtemplates/link-elders', /geheim/],
  ['an empty button', { knop: ' ' }, 'mailtemplates/leeg', /knop/],
] as const)
  test(`X04: ${wat} is refused, in a sentence that names it, and nothing is kept`, async () => {
    const voor = await lees(DOCENT);
    const { status, body } = await bewaar(DOCENT, { ...GOED, ...anders });
    assert.equal(status, 400);
    assert.partialDeepStrictEqual(body, { code });
    assert.match(typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '', zin);
    assert.equal((await lees(DOCENT)).versie, voor.versie);
  });

test('X04: what other languages would compute is text like any other', async () => {
  assert.equal((await bewaar(DOCENT, { ...GOED, tekst: `${GOED.tekst}\n\n\${7*7} <%=7*7%> #{7*7}` })).status, 200);
  assert.ok((await nodigUit()).tekst.endsWith('${7*7} <%=7*7%> #{7*7}\n'));
});

test('a subject of two lines, hidden marks and endless words are refused', async () => {
  for (const anders of [
    { onderwerp: 'Een\nBcc: x@y.nl' },
    { tekst: `${GOED.tekst}\u202E` },
    { onderwerp: 'x'.repeat(151) },
    { tekst: 'x'.repeat(5001) },
  ])
    assert.equal((await bewaar(DOCENT, { ...GOED, ...anders })).status, 400);
});

test('two people who change the same mail: the second hears it and nothing is lost', async () => {
  const { versie } = await lees(DOCENT);
  const beide = await Promise.all([1, 2].map((n) => patch(DOCENT, { versie, template: { ...GOED, knop: `Knop ${n}` } })));
  assert.deepEqual(
    beide.map(({ status }) => status).sort((een, ander) => een - ander),
    [200, 409],
  );
  assert.equal((await lees(DOCENT)).versie, versie + 1);
});

test('an older version comes back as a new one, and so does the shipped text', async () => {
  await bewaar(DOCENT, { ...GOED, knop: 'Eerst' });
  const oud = await lees(DOCENT);
  await bewaar(DOCENT, { ...GOED, knop: 'Daarna' });
  assert.equal((await bewaar(DOCENT, oud.nu, oud.versie)).status, 200);
  const terug = await lees(DOCENT);
  assert.partialDeepStrictEqual(terug, { nu: { knop: 'Eerst' }, stand: 'eigen', versies: [{ uitVersie: oud.versie }] });
  assert.equal((await bewaar(DOCENT, GOED, 999)).status, 400);
  assert.equal((await bewaar(DOCENT, null)).status, 200);
  const standaard = await lees(DOCENT);
  assert.equal(standaard.stand, 'standaard');
  assert.deepEqual(standaard.nu, standaard.standaard);
  assert.match((await nodigUit()).onderwerp, /nodigt je uit voor Spelrijk/);
});

test('words that no longer fit never stop a mail: the shipped ones go out and the dashboard tells', async () => {
  const teDoen = async () =>
    dashboardRoutes.readDashboard.response.parse((await server.get('/api/office/dashboard', await server.login('office'))).body).teDoen;
  assert.equal((await teDoen()).mailtemplates, 0);
  await bewaar(DOCENT, GOED);
  await server.database.own
    .updateTable('mailtemplate')
    .set({ tekst: '{{ weggehaald }}' })
    .where('sjabloon', '=', 'uitnodigingDocent')
    .execute();
  assert.match((await nodigUit()).onderwerp, /nodigt je uit voor Spelrijk/);
  assert.equal((await teDoen()).mailtemplates, 1);
  assert.equal((await lees(DOCENT)).stand, 'kapot');
  await bewaar(DOCENT, GOED);
  assert.equal((await teDoen()).mailtemplates, 0);
  assert.equal((await nodigUit()).onderwerp, 'Kom erbij, Bo');
});

test('a preview shows a text with sample values, also while it is wrong, and keeps nothing', async () => {
  const { versie } = await lees(DOCENT);
  const { body } = await server.post(
    `${DOCENT}/voorbeeld`,
    { ...GOED, tekst: `${GOED.tekst}\n\n<b>{{ fout }}</b>` },
    await server.login('office'),
  );
  const beeld = mailtemplatesRoutes.previewMailtemplate.response.parse(body);
  assert.equal(beeld.onderwerp, 'Kom erbij, Zoë');
  assert.match(beeld.html, /&lt;b&gt;\{\{ fout \}\}&lt;\/b&gt;/);
  assert.match(beeld.html, />Openen<\/a>/);
  assert.equal((await lees(DOCENT)).versie, versie);
});

test('a test mail goes to who asks and to nobody else, once per click, twenty a day', async () => {
  const token = await server.login('office');
  const proef = (id: string, erbij = {}) => server.post(`${DOCENT}/test`, { id, template: GOED, ...erbij }, token);
  assert.partialDeepStrictEqual(await proef(testId('geen adres')), { status: 409, body: { code: 'mailtemplates/geen-adres' } });
  await server.database.own
    .updateTable('gebruiker')
    .set({ email: 'ik@kantoor.example' })
    .where('id', '=', server.wereld.persoon('office').id)
    .execute();
  assert.equal((await proef(testId('ander'), { aan: 'ander@kantoor.example' })).status, 400);
  assert.partialDeepStrictEqual(await proef(testId('proef')), { status: 200, body: { aan: 'ik@kantoor.example' } });
  await proef(testId('proef'));
  const mails = await mailsAan(server, 'ik@kantoor.example');
  assert.deepEqual(
    mails.map(({ onderwerp }) => onderwerp),
    ['[Proef] Kom erbij, Zoë'],
  );
  for (let i = 0; i < 18; i++) assert.equal((await proef(testId(`proef ${i}`))).status, 200);
  assert.partialDeepStrictEqual(await proef(testId('te veel')), {
    status: 429,
    headers: { 'retry-after': String(86_400) },
    body: { code: 'mailtemplates/te-vaak' },
  });
});
