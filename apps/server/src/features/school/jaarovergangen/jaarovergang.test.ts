import { test } from 'node:test';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { jaarovergangenRoutes, type OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';
import { beginStand, geldendeInstelling, readStand } from '../../oefenen/standen/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep1 = '', groep2 = ''] = a.groepIds;
const admin = await server.login('schooladmin');
const url = `/api/admins/${a.id}/jaarovergang`;
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);
const leerling = server.wereld.persoon('leerling').id;
const leerling2 = server.wereld.persoon('leerling2').id;
const leerling3 = server.wereld.persoon('leerling3').id;

// Its leerlingen came before this summer, so nobody but a person knows in which year they are.
await sql`update leerling set created_at = ${new Date('2025-10-01T08:00:00Z')} where admin_id = ${a.id}`.execute(server.database.own);

async function bekijk(schooljaar = ''): Promise<OvergangVoorstel> {
  const answer = await server.get(schooljaar === '' ? url : `${url}?schooljaar=${schooljaar}`, admin);
  assert.equal(answer.status, 200, answer.text);
  return jaarovergangenRoutes.previewOvergang.response.parse(answer.body);
}
interface Anders {
  readonly blijft?: readonly string[];
  readonly weg?: readonly string[];
  readonly naar?: Readonly<Record<string, string>>;
  readonly leeg?: readonly string[];
}
/** Everything as proposed, but for who stays, leaves or goes elsewhere. */
const keuzesVan = (voorstel: OvergangVoorstel, id: string, { blijft = [], weg = [], naar = {}, leeg = [] }: Anders = {}) => ({
  id,
  merk: voorstel.merk,
  schooljaar: voorstel.schooljaar,
  vroeg: voorstel.vroeg,
  groepen: voorstel.groepen.map((groep) => ({
    id: groep.id,
    naam: groep.nieuweNaam,
    jaargroepen: groep.nieuweJaargroepen,
    docentenBlijven: !leeg.includes(groep.id),
  })),
  nieuw: [{ id: testId('nieuwe groep'), naam: 'Groep 5 nieuw', jaargroepen: [5] }],
  leerlingen: voorstel.leerlingen.map((kind) =>
    weg.includes(kind.id)
      ? { id: kind.id, weg: true }
      : { id: kind.id, groepId: naar[kind.id] ?? kind.groepId, jaargroep: kind.jaargroep + (blijft.includes(kind.id) ? 0 : 1) },
  ),
});
const pasToe = (keuzes: unknown, token = admin): Promise<Antwoord> => server.post(url, keuzes, token);
const draaiTerug = (id: string, token = admin): Promise<Antwoord> => server.request({ method: 'POST', url: `${url}/${id}/terug`, token });
const stand = async (): Promise<unknown> => {
  const { rows } = await sql`
    select l.id, l.groep_id, l.jaargroep, l.verwijderd_op is not null as weg, g.naam, g.jaargroepen, ac.status, s.hoofd,
      (select count(*)::int from groep_docent d where d.groep_id = l.groep_id) as docenten
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id join account ac on ac.id = l.id
    join leerling_stand s on s.leerling_id = l.id where l.admin_id = ${a.id} order by l.id`.execute(server.database.own);
  return rows;
};

test('only who keeps the school moves everybody up, and only the own one', async () => {
  for (const wie of ['docent', 'rtadmin', 'thuisadmin', 'office', 'superadmin', 'leerling', 'demo'])
    assert.equal((await server.get(url, await server.login(wie))).status, 403, wie);
  assert.equal((await server.get(url, await server.login('b-schooladmin'))).status, 404);
  assert.equal((await server.get(`/api/admins/${b.id}/jaarovergang`, admin)).status, 404);
});

test('which year ends is asked when nobody knows it, and a year that goes on is not ended unasked', async () => {
  const geraden = await bekijk();
  assert.deepEqual([geraden.kan, geraden.bron, geraden.vroeg, geraden.volgend], [['2025-2026', '2026-2027'], null, false, '2026-2027']);
  const gezegd = await bekijk('2026-2027');
  assert.deepEqual([gezegd.schooljaar, gezegd.volgend, gezegd.vroeg], ['2026-2027', '2027-2028', true]);
  const keuzes = keuzesVan(gezegd, testId('te vroeg'));
  assert.equal(codeOf(await pasToe({ ...keuzes, vroeg: false })), 'jaarovergang/te-vroeg');
  assert.equal(codeOf(await pasToe({ ...keuzes, schooljaar: '2024-2025' })), 'jaarovergang/veranderd-intussen');
});

test('after an EdeXML file of this year it is this year that would end, and it still goes on', async () => {
  await sql`insert into importsleutel (admin_id, soort, schooljaar, waarde, object_id) values (${a.id}, 'groep', '2026-2027', 'g1', ${groep1})`.execute(
    server.database.own,
  );
  const { kan, bron, vroeg } = await bekijk();
  assert.deepEqual([kan, bron, vroeg], [['2026-2027'], 'edexml', true]);
  await sql`delete from importsleutel where admin_id = ${a.id}`.execute(server.database.own);
});

test('looking changes nothing; done, everybody is where it was shown, once, and undone everything is as it was', async () => {
  const voor = await stand();
  const voorstel = await bekijk();
  assert.deepEqual([voorstel.schooljaar, voorstel.volgend, voorstel.vorige], ['2025-2026', '2026-2027', null]);
  assert.deepEqual(await stand(), voor);
  const id = testId('overgang 1');
  const keuzes = keuzesVan(voorstel, id, {
    blijft: [leerling2],
    weg: [leerling3],
    naar: { [leerling2]: testId('nieuwe groep') },
    leeg: [groep1],
  });
  const antwoorden = await Promise.all([pasToe(keuzes), pasToe(keuzes)]);
  for (const answer of [...antwoorden, await pasToe(keuzes)]) {
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(answer.body, { id, leerlingen: 2, weg: 1, blijft: 1, groepenNieuw: 1 });
  }
  const { rows } = await sql<{ id: string; naam: string; jaargroep: number; weg: boolean; status: string; docenten: number }>`
    select l.id, g.naam, l.jaargroep, l.verwijderd_op is not null as weg, ac.status,
      (select count(*)::int from groep_docent d where d.groep_id = g.id) as docenten
    from leerling l join groep g on g.id = l.groep_id join account ac on ac.id = l.id where l.admin_id = ${a.id}`.execute(
    server.database.own,
  );
  const wie = (kind: string) => rows.find((rij) => rij.id === kind);
  assert.deepEqual([wie(leerling)?.naam, wie(leerling)?.jaargroep, wie(leerling)?.docenten], ['School A groep 1', 6, 0]);
  assert.deepEqual([wie(leerling2)?.naam, wie(leerling2)?.jaargroep], ['Groep 5 nieuw', 5]);
  assert.deepEqual([wie(leerling3)?.weg, wie(leerling3)?.status], [true, 'geschorst']);
  const { vorige } = await bekijk();
  assert.deepEqual([vorige?.id, vorige?.schooljaar, vorige?.veranderd, vorige?.weg], [id, '2026-2027', false, 1]);
  for (let i = 0; i < 2; i++) assert.equal((await draaiTerug(id)).status, 204);
  assert.deepEqual(await stand(), voor);
  assert.equal((await bekijk()).vorige, null);
});

test('the new year counts at once for what a child practises: its normgroep, its reach, its begin; and a docent loses a groep that was cleared', async () => {
  const dag = dagVan(server.clock.now());
  const normVan = async () => {
    const rij = await server.database.forAdmin(a.id, (db) => readStand(db, a.id, leerling, new Date(server.clock.now())));
    assert.ok(rij);
    return { stuur: geldendeInstelling(rij.instellingen, rij, dag).stuur, hoofd: rij.hoofd };
  };
  const voor = await normVan();
  const docent = await server.login('docent');
  assert.equal((await server.get(`/api/admins/${a.id}/groepen/${groep1}`, docent)).status, 200);
  const id = testId('overgang 2');
  assert.equal((await pasToe(keuzesVan(await bekijk(), id, { leeg: [groep1] }))).status, 200);
  const na = await normVan();
  assert.deepEqual([voor.stuur.startpunt, voor.stuur.plafond, na.stuur.startpunt, na.stuur.plafond], ['4b', '6a', '5b', '7a']);
  assert.deepEqual(na.hoofd, beginStand(6, dag).hoofd);
  assert.equal((await server.get(`/api/admins/${a.id}/groepen/${groep1}`, docent)).status, 404);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from leerling_schooljaar where admin_id = ${a.id} and schooljaar = '2025-2026'`.execute(server.database.own);
  assert.equal(rows[0]?.n, 3);
  assert.equal((await draaiTerug(id)).status, 204);
  assert.equal((await server.get(`/api/admins/${a.id}/groepen/${groep1}`, docent)).status, 200);
});

test('what is not whole is refused and changes nothing: a leerling or groep left out, of another school, or two groepen with one name', async () => {
  const voor = await stand();
  const voorstel = await bekijk();
  const goed = keuzesVan(voorstel, testId('overgang 3'));
  const [eerste] = goed.groepen;
  for (const fout of [
    { ...goed, leerlingen: goed.leerlingen.slice(1) },
    { ...goed, groepen: goed.groepen.slice(1) },
    { ...goed, leerlingen: [...goed.leerlingen, { id: b.kinderen[0]?.id, weg: true }] },
    { ...goed, leerlingen: goed.leerlingen.map((kind) => ({ id: kind.id, groepId: b.groepIds[0], jaargroep: 6 })) },
    { ...goed, groepen: goed.groepen.map((groep) => ({ ...groep, naam: eerste?.naam ?? '' })) },
  ])
    assert.ok([400, 409].includes((await pasToe(fout)).status));
  assert.equal((await pasToe({ ...goed, leerlingen: goed.leerlingen.map((kind) => ({ ...kind, jaargroep: 9 })) })).status, 400);
  assert.deepEqual(await stand(), voor);
});

test('what changed after it was shown stops it; what changed after it was done stops the undo, and so does its term', async () => {
  const voorstel = await bekijk();
  const nieuw = { id: testId('tussendoor'), roepnaam: 'Tussen', voorvoegsel: '', achternaam: 'Door', jaargroep: 5 };
  await server.post(`/api/admins/${a.id}/groepen/${groep1}/leerlingen`, { leerlingen: [nieuw] }, admin);
  assert.equal(codeOf(await pasToe(keuzesVan(voorstel, testId('overgang 4')))), 'jaarovergang/veranderd-intussen');
  const id = testId('overgang 5');
  assert.equal((await pasToe(keuzesVan(await bekijk(), id))).status, 200);
  const verplaats = (groepId: string): Promise<Antwoord> =>
    server.post(`/api/admins/${a.id}/leerlingen/verplaatsen`, { leerlingIds: [leerling], groepId }, admin);
  await verplaats(groep2);
  assert.equal((await bekijk()).vorige?.veranderd, true);
  assert.equal(codeOf(await draaiTerug(id)), 'jaarovergang/veranderd');
  await verplaats(groep1);
  assert.equal((await bekijk()).vorige?.veranderd, false);
  server.clock.advance((DAGTERMIJNEN.jaarovergang.standaard + 1) * 86_400_000);
  const { body } = await server.post('/api/auth', { gebruikersnaam: 'schooladmin', wachtwoord: WACHTWOORD });
  const fris = typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
  assert.equal(codeOf(await draaiTerug(id, fris)), 'jaarovergang/veranderd');
  await server.app.sweep(server.clock.now());
  const { rows } = await sql`select from jaarovergang_leerling where admin_id = ${a.id}`.execute(server.database.own);
  assert.equal(rows.length, 0);
});

test('P04: the journal has who and how many, no names', async () => {
  const regels = await server.database.own
    .selectFrom('audit')
    .select('betreft')
    .where('admin_id', '=', a.id)
    .where('betreft', 'like', 'schooljaar%')
    .execute();
  assert.ok(regels.length >= 4);
  for (const { betreft } of regels) assert.match(betreft, /^schooljaar 2026-2027/);
});
