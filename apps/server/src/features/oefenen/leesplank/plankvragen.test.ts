/** Questions on the plank: the browser is never told an answer, only the first one says something, and what the docent sees comes of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { leesvoortgangRoutes } from '@spelrijk/contract/leesvoortgang';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { findTekst, loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { plankvragenVan } from '@spelrijk/taal/plankvragen';
import { dagVan } from '../../../platform/clock.ts';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const adres = `/api/leerlingen/${kind.id}`;
const { planken } = leesplankRoutes.readLeesplank.response.parse((await server.get(`${adres}/leesplank`, token)).body);
const tekstVan = async (nr: number): Promise<Leestekst> =>
  (await findTekst(planken.flatMap(({ boeken }) => boeken)[nr]?.id ?? '')) ?? assert.fail('a text');
const tekst = await tekstVan(0);
const vragen = plankvragenVan(tekst, await loadTeksten(tekst.niveau));
const eerste = vragen[0] ?? assert.fail('a question');

const send = (method: 'PUT' | 'POST', url: string, body: object, wie = token): Promise<Antwoord> =>
  server.request({
    method,
    url: `${adres}/${url}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    token: wie,
  });
const lees = async (id: string, { id: tekstId, alineas }: Leestekst, dagen = 0, wpm = 60): Promise<void> => {
  const zinnen = alineas.flat();
  const ms = Math.round((60_000 * zinnen.reduce((som, zin) => som + countWoorden(zin), 0)) / wpm);
  const begon = new Date(BEGIN - dagen * 86_400_000 - 600_000).toISOString();
  const beurt = { tekstId, begon, ms, van: 0, verst: zinnen.length, plek: zinnen.length, uit: true, stem: false, getikt: [] };
  const { status, body } = await send('PUT', `leesbeurten/${testId(id)}`, beurt);
  assert.equal(status, 200, JSON.stringify(body));
};
interface Antwoorden {
  readonly antwoord: string;
  readonly zin?: number;
  readonly poging?: number;
  readonly beurt?: string;
  readonly wie?: string;
}
const answer = async (vraagId: string, { antwoord, zin, poging = 1, beurt = 'beurt', wie = token }: Antwoorden) => {
  const body = { beurtId: testId(beurt), antwoord, zin: zin ?? null, poging };
  const { status, body: uit } = await send('POST', `leesplank/${vraagId.replace(/-[vw]\d+$/, '')}/vragen/${vraagId}`, body, wie);
  assert.equal(status, 200, JSON.stringify(uit));
  return leesplankRoutes.answerPlankvraag.response.parse(uit);
};
const bewaard = async (beurt = 'beurt') =>
  (await server.database.own.selectFrom('leesbeurt').select('vragen').where('id', '=', testId(beurt)).executeTakeFirstOrThrow()).vragen;

test('the questions come without their answers, with every choice, in the same order each time', async () => {
  const url = `${adres}/leesplank/${tekst.id}/vragen`;
  const eenmaal = await server.get(url, token);
  const lijst = leesplankRoutes.readPlankvragen.response.parse(eenmaal.body).vragen;
  assert.deepEqual((await server.get(url, token)).body, eenmaal.body);
  assert.deepEqual(
    lijst.map(({ id, keuzes }) => [id, keuzes.toSorted()]),
    vragen.map(({ id, antwoord, fout }) => [id, [antwoord, ...fout].toSorted()]),
  );
  assert.deepEqual([...new Set(lijst.flatMap((vraag) => Object.keys(vraag)))].toSorted(), [
    'bewijs',
    'id',
    'keuzes',
    'klanken',
    'nieuwWoord',
    'vraag',
  ]);
  assert.equal((await server.get(`${adres}/leesplank/bestaat-niet/vragen`, token)).status, 404);
});

test('check 5: after two errors the place lights up; the sentence that proves it is right only with the right answer', async () => {
  await lees('beurt', tekst);
  const [fout = ''] = eerste.fout;
  assert.deepEqual(await answer(eerste.id, { antwoord: fout }), { goed: false, plek: [] });
  assert.deepEqual(await answer(eerste.id, { antwoord: fout, poging: 2 }), { goed: false, plek: [...eerste.bewijs] });
  assert.deepEqual(await answer(eerste.id, { antwoord: eerste.antwoord, poging: 3 }), { goed: true, plek: [] });
  const [bewijs = 0] = eerste.bewijs;
  assert.equal((await answer(eerste.id, { antwoord: fout, zin: bewijs })).goed, false);
  assert.deepEqual(await answer(eerste.id, { antwoord: eerste.antwoord, zin: bewijs, poging: 2 }), {
    goed: true,
    plek: [...eerste.bewijs],
  });
  // The first answer was wrong, and stays so however often it is sent.
  assert.deepEqual(await answer(eerste.id, { antwoord: eerste.antwoord }), { goed: true, plek: [] });
  assert.deepEqual(await bewaard(), { [eerste.id]: { goed: false, bewijs: false } });
});

test('who looks on is judged and leaves nothing; an answer to a turn of another text is kept nowhere', async () => {
  const ander = vragen[1] ?? assert.fail('a second question');
  assert.equal((await answer(ander.id, { antwoord: ander.antwoord, wie: await server.login('docent') })).goed, true);
  assert.deepEqual(Object.keys(await bewaard()), [eerste.id]);
  const elders = await tekstVan(1);
  const vraag = elders.vragen[0] ?? assert.fail('a question');
  assert.equal((await answer(vraag.id, { antwoord: vraag.antwoord })).goed, true);
  assert.deepEqual(Object.keys(await bewaard()), [eerste.id]);
  const vreemd = server.wereld.b.kinderen[0] ?? assert.fail('a child elsewhere');
  assert.equal((await server.get(`/api/leerlingen/${vreemd.id}/leesplank/${tekst.id}/vragen`, token)).status, 404);
});

test('the docent sees first answers, and pace from three texts that were understood: a reading that is repeated moves neither', async () => {
  const gelezen = await Promise.all([1, 2, 3].map(tekstVan));
  for (const [i, { vragen: lijst, ...rest }] of gelezen.entries()) {
    await lees(`t${i}`, { vragen: lijst, ...rest }, 3 - i, 60 + 10 * i);
    for (const { id, antwoord } of lijst) await answer(id, { antwoord, beurt: `t${i}` });
  }
  const van = async () => {
    const { groepId } = await server.database.own
      .selectFrom('leerling')
      .select('groep_id as groepId')
      .where('id', '=', kind.id)
      .executeTakeFirstOrThrow();
    const url = `/api/admins/${server.wereld.a.id}/groepen/${groepId}/leerlingen/${kind.id}/lezen`;
    return leesvoortgangRoutes.readLeerlingLezen.response.parse((await server.get(url, await server.login('docent'))).body);
  };
  const eerder = await van();
  assert.deepEqual(eerder.tempo, { laag: 60, midden: 70, hoog: 80, teksten: 3 });
  const gesteld = 1 + gelezen.reduce((som, { vragen: lijst }) => som + lijst.length, 0);
  const som = (wat: 'antwoorden' | 'goed'): number => eerder.vragen.reduce((totaal, rij) => totaal + rij[wat], 0);
  assert.deepEqual([som('antwoorden'), som('goed')], [gesteld, gesteld - 1]);

  // Check 15: read 2 and 3 never move the pace, and an answer given again counts for nothing.
  const [opnieuw] = gelezen;
  assert.ok(opnieuw);
  await lees('t0b', opnieuw, 0, 110);
  await lees('t0c', opnieuw, 0, 115);
  const [vraag] = opnieuw.vragen;
  await answer(vraag?.id ?? '', { antwoord: vraag?.fout[0] ?? '', beurt: 't0b' });
  const later = await van();
  assert.deepEqual([later.tempo, later.vragen], [eerder.tempo, eerder.vragen]);

  const { lezingen } = leesplankRoutes.readPlanktekst.response.parse((await server.get(`${adres}/leesplank/${opnieuw.id}`, token)).body);
  assert.deepEqual(lezingen, [60, 110, 115]);
});

test('a new word of the text is asked after it, and counted apart', async () => {
  const alle = await Promise.all(planken.flatMap(({ boeken }) => boeken).map(async ({ id }) => (await findTekst(id)) ?? assert.fail(id)));
  for (const los of alle) {
    const woord = plankvragenVan(los, await loadTeksten(los.niveau)).find(({ soort }) => soort === 'nieuw-woord');
    if (!woord) continue;
    await lees('woord', los);
    assert.deepEqual(await answer(woord.id, { antwoord: woord.antwoord, beurt: 'woord' }), { goed: true, plek: [] });
    assert.deepEqual(await bewaard('woord'), { [woord.id]: { goed: true } });
    return;
  }
  assert.ok(
    alle.every(({ nieuw }) => nieuw.length === 0),
    'texts with new words ask none of them',
  );
});

test('who took a text itself is asked two of its questions at most, the next time two others, and in the end none; of a text that was set ready all', async () => {
  const vrij = async (id: string): Promise<string[]> =>
    leesplankRoutes.readPlankvragen.response.parse((await server.get(`${adres}/leesplank/${id}/vragen`, token)).body).vrij;
  const los = await tekstVan(5);
  await lees('vrij', los);
  const alle: string[] = [];
  for (;;) {
    const nu = await vrij(los.id);
    if (nu.length === 0) break;
    assert.ok(nu.length <= 2, nu.join());
    assert.deepEqual(new Set([...alle, ...nu]).size, alle.length + nu.length, 'asked before');
    alle.push(...nu);
    for (const id of nu) await answer(id, { antwoord: los.vragen.find((vraag) => vraag.id === id)?.fout[0] ?? '', beurt: 'vrij' });
  }
  assert.deepEqual(alle.toSorted(), los.vragen.map(({ id }) => id).toSorted());

  const { database, wereld } = server;
  const { groepId } = await database.own
    .selectFrom('leerling')
    .select('groep_id as groepId')
    .where('id', '=', kind.id)
    .executeTakeFirstOrThrow();
  const klaar = await tekstVan(6);
  const headers = { 'content-type': 'application/json' };
  const opdracht = { soort: 'tekst', wat: klaar.id, van: dagVan(BEGIN), tot: dagVan(BEGIN), leerlingen: [{ id: kind.id, rollen: [] }] };
  const url = `/api/admins/${wereld.a.id}/groepen/${groepId}/leesopdrachten/${testId('opdracht')}`;
  const { status, body } = await server.request({
    method: 'PUT',
    url,
    payload: JSON.stringify(opdracht),
    headers,
    token: await server.login('docent'),
  });
  assert.equal(status, 204, JSON.stringify(body) ?? '');
  assert.deepEqual(
    await vrij(klaar.id),
    plankvragenVan(klaar, await loadTeksten(klaar.niveau)).map(({ id }) => id),
  );
});

test('the tap after a text: enough of one that was not finished takes it from the shelf of what goes on, and later the same text is welcome again', async () => {
  const [los] = (await Promise.all([7, 8].map(tekstVan))).filter(({ reeks }) => reeks === undefined);
  assert.ok(los);
  const plank = async () => leesplankRoutes.readLeesplank.response.parse((await server.get(`${adres}/leesplank`, token)).body).verder;
  const begon = new Date(BEGIN - 60_000).toISOString();
  const deel = { tekstId: los.id, begon, ms: 20_000, van: 0, verst: 2, plek: 2, uit: false, stem: false, getikt: [] };
  const stuur = async (id: string, anders: object): Promise<number> =>
    (await send('PUT', `leesbeurten/${testId(id)}`, { ...deel, ...anders })).status;
  assert.equal(await stuur('tik', {}), 200);
  assert.ok((await plank()).includes(los.id));
  assert.equal(await stuur('tik', { daarna: 'genoeg' }), 200);
  assert.ok(!(await plank()).includes(los.id));
  // Sent again by a queue without the tap: what was said stays.
  assert.equal(await stuur('tik', {}), 200);
  assert.ok(!(await plank()).includes(los.id));
  assert.equal(await stuur('tik2', { begon: new Date(BEGIN).toISOString(), daarna: 'verder' }), 200);
  assert.ok((await plank()).includes(los.id));
  assert.equal(await stuur('tik3', { daarna: 'misschien' }), 400);
  const { hierna } = leesplankRoutes.readPlanktekst.response.parse((await server.get(`${adres}/leesplank/${los.id}`, token)).body);
  const gelezen = await server.database.own.selectFrom('leesbeurt').select('tekst').where('leerling_id', '=', kind.id).execute();
  assert.ok(hierna && hierna.id !== los.id && !gelezen.some(({ tekst: id }) => id === hierna.id), JSON.stringify(hierna));
});
