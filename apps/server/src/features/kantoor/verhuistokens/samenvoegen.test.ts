/** A leerling that practised at both: its two rows of practice become one. Nothing lost, nothing counted twice, and once however often it is sent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { verhuistokensRoutes } from '@spelrijk/contract/verhuistokens';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { beginVan, herspeelLogboek, readHerspeelbaar } from '../../oefenen/antwoorden/index.ts';
import { leerlijnVan, readStand } from '../../oefenen/standen/index.ts';
import { readTabellen } from '../verhuizingen/index.ts';
import { hangtAanLeerling, meegaand, samenvoeging } from './delen.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const own = server.database.own;
const [groepA = ''] = a.groepIds;
const [groepB = ''] = b.groepIds;
const [admin, bAdmin] = await Promise.all(['schooladmin', 'b-schooladmin'].map((naam) => server.login(naam)));
const DAG = 86_400_000;
const kinderen = async (adminId: string, groepId: string, roepnaam: string, now: number): Promise<string> =>
  (await laatOefenen(server.database, { adminId, groepId, jaargroep: 5, now }, [{ roepnaam, achternaam: 'Dam', aard: 'gewoon' }]))[0] ?? '';
const kwam = await kinderen(a.id, groepA, 'Kwam', BEGIN - 3 * DAG);
const hier = await kinderen(b.id, groepB, 'Hier', BEGIN);
await sql`update leerling set munten = 100, record = 7, figuur = 11 where id = ${kwam}`.execute(own);
await sql`update leerling set munten = 40, record = 9, figuur = 12 where id = ${hier}`.execute(own);
for (const [adminId, id, nummers] of [
  [a.id, kwam, [3, 4]],
  [b.id, hier, [4, 5]],
] as const)
  for (const nummer of nummers) await sql`insert into leerling_blob values (${adminId}, ${id}, ${nummer}, now())`.execute(own);

const LEES = {
  antwoorden: (id: string) =>
    sql`select woord, gegeven, goed, telt, game, op::text, rt_ms from antwoord where leerling_id = ${id} order by op, woord, gegeven, rt_ms`,
  dagen: (id: string) => sql`select dag, antwoorden, goed, ms::int, gokjes, taken from leerling_dag where leerling_id = ${id} order by dag`,
  categorieDagen: (id: string) =>
    sql`select categorie || ' ' || dag as dag, antwoorden, goed from categorie_dag where leerling_id = ${id} order by 1`,
  fouten: (id: string) => sql`select label as dag, keer from leerling_fout where leerling_id = ${id} order by label`,
  games: (id: string) => sql`select game as dag, taken, ms::int from leerling_game where leerling_id = ${id} order by game`,
  taken: (id: string) =>
    sql`select dag, somvenster_id, game, munten, status from taak where leerling_id = ${id} order by dag, somvenster_id, game, munten, status, created_at`,
  woorden: (id: string) => sql`select woord from leerling_woord where leerling_id = ${id} order by woord`,
} as const;
type Rij = Readonly<Record<string, unknown>>;
const lees = async (wat: keyof typeof LEES, id: string): Promise<readonly Rij[]> =>
  (await LEES[wat](id).execute(own)).rows as readonly Rij[];
const alles = async (id: string): Promise<Readonly<Record<string, readonly Rij[]>>> =>
  Object.fromEntries(
    await Promise.all(
      (['antwoorden', 'dagen', 'categorieDagen', 'fouten', 'games', 'taken', 'woorden'] as const).map(
        async (wat) => [wat, await lees(wat, id)] as const,
      ),
    ),
  );
/** Rows of both under their first column, numbers added. */
function opgeteld(rijen: readonly Rij[]): Map<unknown, Rij> {
  const uit = new Map<unknown, Rij>();
  for (const rij of rijen) {
    const er = uit.get(rij['dag']);
    uit.set(
      rij['dag'],
      er
        ? Object.fromEntries(
            Object.entries(rij).map(([naam, waarde]) => [naam, typeof waarde === 'number' ? waarde + Number(er[naam]) : waarde]),
          )
        : rij,
    );
  }
  return uit;
}

const [voorKwam, voorHier] = [await alles(kwam), await alles(hier)];
const { rows: begin } = await sql<{ m0: number; l0: number; eerste: number }>`
  select (hoofd ->> 'm0')::float8 as m0, (hoofd ->> 'l0')::float8 as l0, (hoofd ->> 'eerste')::float8 as eerste from leerling_stand
  where leerling_id in (${kwam}, ${hier}) order by 3`.execute(own);
const uit = await server.post(
  `/api/admins/${a.id}/leerlingen/${kwam}/verhuistokens`,
  { id: testId('token'), basis: 'inzage', basisOp: '2026-11-19', delen: ['B'] },
  admin ?? '',
);
const { code } = verhuistokensRoutes.createVerhuistoken.response.parse(uit.body);
const stuur = (wat: 'bekijk' | 'accepteer', body: object): Promise<Antwoord> =>
  server.post(`/api/admins/${b.id}/groepen/${groepB}/verhuistoken/${wat}`, body, bAdmin ?? '');

test('every table of practice is thought of: rows beside each other, sums, once, or made again', async () => {
  const tabellen = meegaand(await readTabellen(own), ['A', 'B']).filter((tabel) => hangtAanLeerling(tabel));
  assert.ok(tabellen.length > 8);
  assert.deepEqual(
    tabellen.filter((tabel) => samenvoeging(tabel) === undefined).map(({ naam }) => naam),
    [],
  );
});

test('the preview says who practised here, and how much', async () => {
  const { bestaande } = verhuistokensRoutes.viewVerhuistoken.response.parse((await stuur('bekijk', { code })).body);
  assert.equal(bestaande.find(({ id }) => id === hier)?.antwoorden, voorHier['antwoorden']?.length);
});

test('two rows of practice become one: every answer once, sums added, coins together, figure and best of who was here', async () => {
  for (let i = 0; i < 2; i++) assert.equal((await stuur('accepteer', { code, leerlingId: hier, bestaand: true })).status, 200);
  const na = await alles(hier);
  const beide = (wat: string): readonly Rij[] => [...(voorKwam[wat] ?? []), ...(voorHier[wat] ?? [])];
  const zelfde = (wat: string): readonly string[] =>
    beide(wat)
      .map((rij) => JSON.stringify(rij))
      .toSorted();
  for (const wat of ['antwoorden', 'taken'] as const)
    assert.deepEqual(na[wat]?.map((rij) => JSON.stringify(rij)).toSorted(), zelfde(wat), wat);
  for (const wat of ['dagen', 'categorieDagen', 'fouten', 'games'] as const)
    assert.deepEqual(opgeteld(na[wat] ?? []), opgeteld(beide(wat)), wat);
  const woorden = new Set(beide('woorden').map(({ woord }) => String(woord)));
  const gebleven = new Set(na['woorden']?.map(({ woord }) => String(woord)));
  assert.ok([...gebleven].every((woord) => woorden.has(woord)));
  // Whether a quick answer was a guess depends on the pace of before: beside the answers of the other row one may be. A guess says nothing of a word.
  for (const woord of [...woorden].filter((een) => !gebleven.has(een))) {
    const [geschreven = ''] = woord.split('~');
    assert.equal(beide('antwoorden').filter((rij) => rij['woord'] === geschreven).length, 1, woord);
  }
  assert.ok(gebleven.size > 0.98 * woorden.size);
  const { rows } = await sql<Rij>`select munten, record, figuur from leerling where id = ${hier}`.execute(own);
  assert.deepEqual(rows, [{ munten: 140, record: 9, figuur: 12 }]);
  const { rows: blobs } = await sql<{
    nummer: number;
  }>`select nummer from leerling_blob where leerling_id = ${hier} order by nummer`.execute(own);
  assert.deepEqual(
    blobs.filter(({ nummer }) => nummer <= 5).map(({ nummer }) => nummer),
    [3, 4, 5],
  );
});

test('its state is that of one child who gave all these answers in the order of their days, to the last bit', async () => {
  const { rows: volgorde } = await sql<{
    volgnr: number;
    op: Date;
  }>`select volgnr, op from antwoord where leerling_id = ${hier} order by volgnr`.execute(own);
  assert.deepEqual(
    volgorde.map(({ volgnr }) => volgnr),
    volgorde.map((_, i) => i + 1),
  );
  assert.ok(volgorde.every(({ op }, i) => i === 0 || op.getTime() >= (volgorde[i - 1]?.op.getTime() ?? 0)));
  const logboek = await readHerspeelbaar(own, b.id, hier);
  const opnieuw = herspeelLogboek(beginVan(begin[0] ?? assert.fail('two states')), logboek, leerlijnVan('nl'), new Map()).stand;
  const bewaard = (await readStand(own, b.id, hier, new Date(0))) ?? assert.fail('a state');
  const plat = (waarde: unknown): unknown => JSON.parse(JSON.stringify(waarde));
  assert.deepEqual(
    [bewaard.hoofd, bewaard.categorieen, bewaard.woorden].map(plat),
    [opnieuw.hoofd, opnieuw.categorieen, opnieuw.woorden].map(plat),
  );
  assert.equal(logboek.plekken.length, (voorKwam['antwoorden']?.length ?? 0) + (voorHier['antwoorden']?.length ?? 0));
});

test('the code worked once, and the child practises on', async () => {
  const nog = await stuur('accepteer', { code, leerlingId: testId('een ander'), bestaand: false });
  assert.equal(Reflect.get(Object(nog.body), 'code'), 'verhuistokens/code-werkt-niet');
  const taken = await server.get(`/api/admins/${b.id}/groepen/${groepB}/leerlingen/${hier}/voortgang`, bAdmin ?? '');
  assert.equal(taken.status, 200, taken.text);
});
