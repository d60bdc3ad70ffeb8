/** What is offered for a rule really works: for every spelling categorie of the leerlijn, through the server, in both countries. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { opdrachtenRoutes } from '@spelrijk/contract/opdrachten';
import { takenRoutes } from '@spelrijk/contract/taken';
import { isZin, type Lijstwoord } from '@spelrijk/domain/woordlijst';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { aanbodVan, zonderDictee } from '../../oefenen/dicteetaken/index.ts';
import { categorieenOpVolgorde } from '../../oefenen/standen/index.ts';
import { toDicteebericht } from '../woordlijsten/index.ts';
import { DEEP } from '../../../../test/fixtures.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
await server.database.own.updateTable('admin').set({ regio: 'be' }).where('admin_id', '=', b.id).execute();

const LANDEN = [
  { regio: 'nl', school: a, docent: 'docent' },
  { regio: 'be', school: b, docent: 'b-docent' },
] as const;

for (const { regio, school, docent } of LANDEN) {
  const token = await server.login(docent);
  const [groepId = ''] = school.groepIds;
  const kind = school.kinderen.find((iemand) => iemand.groepId === groepId);
  assert.ok(kind);
  const kindToken = await server.login(kind.gebruikersnaam);
  const base = `/api/admins/${school.id}/groepen/${groepId}`;
  const put = (path: string, payload: object) => server.request({ method: 'PUT', url: `${base}/${path}`, token, payload });
  const propose = async (categorie: string) =>
    opdrachtenRoutes.proposeOpdracht.response.parse(
      (await server.post(`${base}/opdrachten/voorstel`, { categorie, leerlingIds: [kind.id] }, token)).body,
    );
  const categorieen = categorieenOpVolgorde(regio).map(({ id }) => id);
  const lijst = opdrachtenRoutes.listOpdrachten.response.parse((await server.get(`${base}/opdrachten`, token)).body);
  const aanbod = new Map<string, Awaited<ReturnType<typeof propose>>>();
  for (const id of categorieen) aanbod.set(id, await propose(id));
  const geboden = [...aanbod].filter(([id]) => !lijst.geenDictee.includes(id));
  const perLand = `${regio}: `;
  // Making takes a while: what is alike in both countries is made in one, and all of it in the deep run.
  const inZinnen = ([, { woorden }]: (typeof geboden)[number]): boolean => woorden.some(({ woord }) => isZin(woord.woord));
  const gemaakt = geboden.filter((een, i) => (regio === 'nl' && (DEEP || i % 6 === 0)) || inZinnen(een));

  test(`${perLand}a rule is either offered as a dictation, with enough of its own, or not offered at all`, () => {
    assert.ok(geboden.length > 100);
    for (const id of lijst.geenDictee) assert.deepEqual([aanbod.get(id)?.woorden, aanbod.get(id)?.terug], [[], []], id);
    for (const [id, { woorden, terug }] of geboden) assert.ok(woorden.length >= 4 && terug.length > 0, id);
  });

  test(`${perLand}on the board stands something of every rule, with its place`, async () => {
    for (const id of categorieen) {
      const { woorden } = opdrachtenRoutes.readUitleg.response.parse((await server.get(`${base}/uitleg/${id}`, token)).body);
      assert.ok(woorden.length >= 4, id);
      assert.ok(
        woorden.some(({ knelpunt }) => knelpunt !== null),
        id,
      );
    }
  });

  test(`${perLand}the dictation that is made of it is kept, heard whole, typed over and marked`, async () => {
    for (const [id, { woorden, terug, naam }] of gemaakt) {
      const dicteeId = testId(`dictee ${regio} ${id}`);
      const rijen = [...woorden.map(({ woord }) => woord), ...terug];
      assert.equal((await put(`dictees/${dicteeId}`, { titel: `Dictee: ${naam}`, woorden: rijen, versie: 0 })).status, 200, id);
      const { body } = await server.get(`${base}/dictees/${dicteeId}`, token);
      const { audio, berichten } = dicteesRoutes.readDictee.response.parse(body);
      assert.deepEqual([audio.length, berichten.length], [rijen.length, rijen.length], `${id}: every row can be asked`);
      const invoer = Object.fromEntries(rijen.map(({ woord }) => [woord, woord]));
      assert.equal((await server.post(`${base}/dictees/${dicteeId}/nakijken`, { leerlingId: kind.id, invoer }, token)).status, 204, id);
      const verslag = dicteesRoutes.readDicteeVerslag.response.parse((await server.get(`${base}/dictees/${dicteeId}/verslag`, token)).body);
      assert.deepEqual(
        verslag.antwoorden.filter(({ goed }) => goed).length,
        rijen.length,
        `${id}: ${verslag.antwoorden
          .filter(({ goed }) => !goed)
          .map(({ woord }) => woord)
          .join()}`,
      );
      assert.ok(
        verslag.antwoorden.some(({ punten }) => punten.some(({ categorie }) => categorie === id)),
        `${id}: the rule itself is asked`,
      );
      await server.request({ method: 'DELETE', url: `${base}/dictees/${dicteeId}`, token });
    }
  });

  test(`${perLand}what is set going is the first taak, and is looked back on`, async () => {
    for (const [id, { woorden, terug }] of [...gemaakt, ...[...aanbod].filter(([id]) => lijst.geenDictee.includes(id))]) {
      const opdrachtId = testId(`opdracht ${regio} ${id}`);
      server.clock.advance(1000);
      const rijen: readonly Lijstwoord[] = woorden.map(({ woord }) => woord);
      const body: object = {
        categorie: id,
        leerlingIds: [kind.id],
        woorden: rijen,
        van: '2026-11-19',
        tot: '2026-11-19',
        terug: terug.length > 0 ? { dicteeId: testId(`terug ${regio} ${id}`), dag: '2026-11-19', woorden: terug } : null,
      };
      assert.equal((await put(`opdrachten/${opdrachtId}`, body)).status, 204, id);
      const { taken } = dagtakenRoutes.planDag.response.parse(
        (await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, kindToken)).body,
      );
      const open = taken.filter(({ status }) => status !== 'af');
      if (terug.length > 0) assert.equal(open[0]?.somvensterNaam, `Terugkijken: ${kindnaam(id)}`.slice(0, 80), id);
      const taak = open.find(({ somvensterNaam }) => somvensterNaam === kindnaam(id));
      assert.ok(taak, `${id}: among ${open.map(({ somvensterNaam }) => somvensterNaam).join()}`);
      if (woorden.length > 0) {
        const gelezen: unknown = (await server.get(`/api/leerlingen/${kind.id}/taken/${taak.id}`, kindToken)).body;
        const asked: readonly string[] = takenRoutes.readTaak.response.parse(gelezen).taak.opgaven.map(({ woord }) => woord.woord);
        const gevraagd = new Set(rijen.map(({ woord }) => woord));
        assert.deepEqual(
          asked.filter((woord) => !gevraagd.has(woord)),
          [],
          id,
        );
      }
      assert.equal((await server.request({ method: 'DELETE', url: `${base}/opdrachten/${opdrachtId}`, token })).status, 204, id);
    }
  });
}

test('of a rule that lives in sentences the sentences that went wrong come first, also on the board, with the place that went wrong', async () => {
  const { id: adminId, groepIds } = a;
  const base = `/api/admins/${adminId}/groepen/${groepIds[0]}`;
  const token = await server.login('docent');
  const kind = a.kinderen.find(({ groepId }) => groepId === groepIds[0]);
  const voorstel = async () =>
    opdrachtenRoutes.proposeOpdracht.response.parse(
      (await server.post(`${base}/opdrachten/voorstel`, { categorie: 'leesteken-eind', leerlingIds: [kind?.id] }, token)).body,
    ).woorden;
  const zinnen = (await voorstel()).map(({ woord }) => woord);
  assert.ok(zinnen.every(({ woord }) => isZin(woord)));
  const [mis] = zinnen;
  const dicteeId = testId('zinnen');
  await server.request({
    method: 'PUT',
    url: `${base}/dictees/${dicteeId}`,
    token,
    payload: { titel: 'Zinnen', woorden: zinnen, versie: 0 },
  });
  const invoer = Object.fromEntries(zinnen.map(({ woord }) => [woord, woord === mis?.woord ? woord.slice(0, -1) : woord]));
  assert.equal((await server.post(`${base}/dictees/${dicteeId}/nakijken`, { leerlingId: kind?.id, invoer }, token)).status, 204);
  const [eerst] = await voorstel();
  assert.deepEqual([eerst?.woord.woord, eerst?.gegeven], [mis?.woord, mis?.woord.slice(0, -1)]);
  const { woorden } = opdrachtenRoutes.readUitleg.response.parse((await server.get(`${base}/uitleg/leesteken-eind`, token)).body);
  const eind = mis?.woord.length ?? 0;
  assert.deepEqual(
    [woorden[0]?.woord, woorden[0]?.fout?.gegeven, woorden[0]?.knelpunt],
    [mis?.woord, mis?.woord.slice(0, -1), { start: eind - 1, end: eind }],
  );
});

test('a sentence in which nothing can be judged is not taken', async () => {
  const base = `/api/admins/${a.id}/groepen/${a.groepIds[0]}`;
  const token = await server.login('docent');
  const payload = { titel: 'Eigen', woorden: [{ woord: '12 34!' }], versie: 0 };
  const { status, text } = await server.request({ method: 'PUT', url: `${base}/dictees/${testId('eigen zin')}`, token, payload });
  assert.deepEqual([status, text.includes('dictees/onbekende-zin')], [400, true]);
});

test('what is written short is heard whole: no dictation takes it, and nothing offers one of that rule', async () => {
  const base = `/api/admins/${a.id}/groepen/${a.groepIds[0]}`;
  const token = await server.login('docent');
  const payload = { titel: 'Kort', woorden: [{ woord: 'hond' }, { woord: 'd.w.z.' }], versie: 0 };
  const { status, text } = await server.request({ method: 'PUT', url: `${base}/dictees/${testId('kort')}`, token, payload });
  assert.deepEqual([status, text.includes('dictees/afkorting')], [400, true]);
  for (const regio of ['nl', 'be'] as const) {
    assert.ok(zonderDictee(regio).includes('afkortingen'));
    assert.equal(aanbodVan(regio, 'afkortingen').rijen.size, 0);
  }
  const { oordeel, nakijken } = toDicteebericht({ woord: 'd.w.z.' });
  assert.deepEqual([oordeel, nakijken], ['onbruikbaar', ['Een kind hoort het hele woord. Zet in een dictee: dat wil zeggen']]);
});
