import { test } from 'node:test';
import assert from 'node:assert/strict';
import { replay } from '@spelrijk/oefenen/antwoord';
import { setConstanten } from '@spelrijk/oefenen/leerlijn';
import type { StoredLine } from '@spelrijk/oefenen/logline';
import type { Stand } from '@spelrijk/oefenen/stand';
import { createProefserver, BEGIN } from '../../../../test/proefserver.ts';
import { insertGeschiedenis, simulate } from '../../site/demo/index.ts';
import { beginStand, leerlijnVan, readStand } from '../standen/index.ts';
import { beginVan, herspeelLogboek } from './herspelen.ts';
import { readHerspeelbaar } from './store-verbeteren.ts';
import { STIL } from '../../../../test/fixtures.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const now = BEGIN + 3_600_000;
const stand = beginStand(5, '2026-11-19');
const speler = { id: kind.id, adminId: kind.adminId, roepnaam: 'Sanne', achternaam: 'de Vries', jaargroep: 5, aard: 'gewoon' as const };
/** Who guesses, so that there are guesses to count. */
const gokker = server.wereld.persoon('leerling2');
for (const wie of [speler, { ...speler, id: gokker.id, roepnaam: 'Daan', aard: 'gokt' as const }]) {
  const audio = STIL;
  const geschiedenis = simulate({ speler: wie, stand, leerlijn: leerlijnVan('nl'), audio, now });
  await server.database.forAdmin(kind.adminId, (db) => insertGeschiedenis(db, kind.adminId, wie.id, geschiedenis));
}

test('replaying the stored answers in their order gives the stored state, to the last bit', async () => {
  const { regels, bewaard } = await server.database.forAdmin(kind.adminId, async (db) => ({
    regels: await db.selectFrom('antwoord').select('motor').where('leerling_id', '=', kind.id).orderBy('volgnr').execute(),
    bewaard: await readStand(db, kind.adminId, kind.id, new Date(BEGIN - 365 * 86_400_000)),
  }));
  assert.ok(regels.length > 100, `${regels.length} answers`);
  const opnieuw = replay(
    stand,
    regels.map(({ motor }) => motor),
    leerlijnVan('nl').constanten,
  );
  assert.deepEqual(bewaard?.hoofd, opnieuw.hoofd);
  assert.deepEqual(bewaard?.categorieen, opnieuw.categorieen);
  assert.deepEqual(bewaard?.woorden, opnieuw.woorden);
});

test('other constants and other content later: every stored answer and every decision of a start test replays as it was', async () => {
  const lees = () =>
    server.database.forAdmin(kind.adminId, async (db) => ({
      logboek: await readHerspeelbaar(db, kind.adminId, kind.id),
      bewaard: await readStand(db, kind.adminId, kind.id, new Date(BEGIN - 365 * 86_400_000)),
    }));
  const { logboek, bewaard } = await lees();
  const heel = bewaard ?? assert.fail('a state');
  const leerlijn = leerlijnVan('nl');
  setConstanten(leerlijn, { versie: 1, categorieSd: 0.9, drijfPerDag: 0.01, slordigheid: 0.05 });
  for (const { punten } of leerlijn.woorden.values()) for (const punt of punten) punt.b += 1;
  const rijen = ({ hoofd, categorieen, woorden }: Stand): unknown => JSON.parse(JSON.stringify({ hoofd, categorieen, woorden }));
  const begin = beginVan(heel.hoofd);
  assert.deepEqual(rijen(herspeelLogboek(begin, logboek, leerlijn, new Map()).stand), rijen(heel));

  const afOp = logboek.plekken[0]?.ontvangenOp ?? assert.fail('an answer');
  const besluit = { soort: 'plaatsing', afOp: afOp - 1, vermoed: ['ww-homofoon'] } as const;
  const { stand: met } = herspeelLogboek(begin, { ...logboek, besluiten: [besluit] }, leerlijn, new Map());
  assert.equal(met.categorieen['ww-homofoon']?.sinds, besluit.afOp, 'as it was decided, whatever the content says now');
});

/** What is kept beside the answers of a leerling, counted again from them. Gives how many of them were guesses. */
async function telNa(leerlingId: string): Promise<number> {
  const rijen = await server.database.forAdmin(kind.adminId, async (db) => ({
    antwoorden: await db
      .selectFrom('antwoord')
      .select(['dag', 'telt', 'goed', 'gokje', 'game', 'diagnose'])
      .where('leerling_id', '=', leerlingId)
      .execute(),
    dagen: await db.selectFrom('leerling_dag').selectAll().where('leerling_id', '=', leerlingId).execute(),
    fouten: await db.selectFrom('leerling_fout').selectAll().where('leerling_id', '=', leerlingId).execute(),
    games: await db.selectFrom('leerling_game').selectAll().where('leerling_id', '=', leerlingId).execute(),
    taken: await db
      .selectFrom('taak')
      .select(['game', 'munten'])
      .where('leerling_id', '=', leerlingId)
      .where('status', '=', 'af')
      .execute(),
    munten: (await db.selectFrom('leerling').select('munten').where('id', '=', leerlingId).executeTakeFirstOrThrow()).munten,
  }));
  for (const dag of rijen.dagen) {
    const telt = rijen.antwoorden.filter((antwoord) => antwoord.dag === dag.dag && antwoord.telt);
    assert.deepEqual(
      [dag.antwoorden, dag.goed, dag.gokjes],
      [telt.length, telt.filter(({ goed }) => goed).length, telt.filter(({ gokje }) => gokje).length],
      dag.dag,
    );
  }
  const fout = rijen.antwoorden.filter(({ telt, goed, gokje }) => telt && !goed && !gokje);
  for (const { label, keer } of rijen.fouten)
    assert.equal(keer, fout.filter(({ diagnose }) => diagnose.afwijkingen.some((afwijking) => afwijking.label === label)).length, label);
  for (const { game, taken } of rijen.games) assert.equal(taken, rijen.taken.filter((taak) => taak.game === game).length, game);
  assert.equal(
    rijen.munten,
    rijen.taken.reduce((som, { munten }) => som + munten, 0),
  );
  return rijen.dagen.reduce((som, { gokjes }) => som + gokjes, 0);
}

test('day sums, category sums, error sums and games equal a recount from the answers, also of who guesses', async () => {
  await telNa(kind.id);
  assert.ok((await telNa(gokker.id)) > 0);
});

test('demo children of every kind replay bit for bit, after the constants and the difficulties of all words have changed', () => {
  const leerlijn = leerlijnVan('nl');
  const stil = STIL;
  const kinderen = (['sterk', 'moeite', 'vast', 'gokt', 'stil', 'nieuw'] as const).map((aard, i) => {
    const begin = beginStand(4 + (i % 5), '2026-11-19');
    const wie = { ...speler, roepnaam: aard, jaargroep: 4 + (i % 5), aard };
    return { aard, begin, beurt: simulate({ speler: wie, stand: begin, leerlijn, audio: stil, now }).beurt ?? assert.fail(aard) };
  });
  setConstanten(leerlijn, { versie: 2, categorieSd: 0.5, drijfPerDag: 0.004, slordigheid: 0.01 });
  for (const { punten } of leerlijn.woorden.values()) for (const punt of punten) punt.b -= 0.7;
  for (const { aard, begin, beurt } of kinderen) {
    const regels = beurt.antwoorden.map(({ motor }): StoredLine => JSON.parse(JSON.stringify(motor)));
    const { hoofd, categorieen, woorden } = replay(begin, regels, leerlijn.sets);
    assert.ok(regels.length > 30, `${aard}: ${regels.length} answers`);
    assert.deepEqual(hoofd, beurt.stand.hoofd, aard);
    for (const { categorie, stand: rij } of beurt.categorieen) assert.deepEqual(categorieen[categorie], rij, `${aard} ${categorie}`);
    for (const { woord, stand: rij } of beurt.woorden) assert.deepEqual(woorden[woord], rij, `${aard} ${woord}`);
  }
});
