/** What stands beside a child in a leesgroepje, counted apart: from what a listener measured, and from answers as they lie in the database. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { samenlezenRoutes } from '@spelrijk/contract/samenlezen';
import { laatHoren, laatOefenen, openLeesmoment } from '../../../../test/oefenweken.ts';
import { BEGIN, createProefserver } from '../../../../test/proefserver.ts';

const server = await createProefserver();
const { database, wereld } = server;
const [kind, ander] = wereld.a.kinderen.filter((een) => een.groepId === wereld.a.kinderen[0]?.groepId);
assert.ok(kind && ander);
const directie = await server.login('schooladmin');
const ledenIn = async (groepId: string) =>
  samenlezenRoutes.readLeesgroepjes.response
    .parse((await server.get(`/api/admins/${wereld.a.id}/groepen/${groepId}/leesgroepjes`, directie)).body)
    .groepjes.flatMap(({ leden }) => leden);

const TEKSTEN = ['e4-03', 'e4-04', 'e4-05'];

test('too slow: the pace that is shown is counted here, from the words right and the time that was measured', async () => {
  // So many seconds for a hundred words of which 98 are right, in three texts of E4.
  const seconden: Readonly<Record<string, readonly number[]>> = { [kind.id]: [180, 200, 240], [ander.id]: [150, 160, 170] };
  await openLeesmoment(database, wereld.a.id, kind.groepId, TEKSTEN, BEGIN);
  for (const [id, duur] of Object.entries(seconden))
    await laatHoren(database, { adminId: wereld.a.id, leerlingId: id, moment: 'moment', op: BEGIN - 180_000, seconden: duur }, TEKSTEN);
  const leden = await ledenIn(kind.groepId);
  assert.deepEqual(new Set(leden.map(({ id }) => id)), new Set([kind.id, ander.id]));
  for (const { id, bewijs } of leden) {
    // Whole words a minute, as each reading shows them.
    const perMinuut = (seconden[id] ?? []).map((duur) => Math.round((98 * 60) / duur));
    // The geometric mean of three, and eight in ten of a spread of 12.8% of one reading about it.
    const midden = perMinuut.reduce((product, een) => product * een, 1) ** (1 / 3);
    const [laag, hoog] = [-1, 1].map((kant) => Math.round(midden * Math.exp((kant * 1.2816 * 0.128) / Math.sqrt(3))));
    // Three quarters of the 75 words a minute that go with E4.
    assert.deepEqual(bewijs, { nood: 'vlot', niveau: 'e4', laag, hoog, vanaf: 56 });
    assert.ok(midden < 56);
  }
});

test('letters: how often a set was answered is counted here, and its range is not denied by how often that was right', async () => {
  const groepId = wereld.a.groepIds.find((id) => id !== kind.groepId) ?? '';
  const ids = await laatOefenen(database, { adminId: wereld.a.id, groepId, jaargroep: 3, now: server.clock.now() }, [
    { roepnaam: 'Cato', achternaam: 'Dam', aard: 'moeite' },
    { roepnaam: 'Finn', achternaam: 'Gerritsen', aard: 'vast' },
    { roepnaam: 'Jip', achternaam: 'Koster', aard: 'moeite' },
    { roepnaam: 'Lot', achternaam: 'Meijer', aard: 'vast' },
  ]);
  const leden = await ledenIn(groepId);
  // Chance decides which of them are stuck at a set.
  assert.ok(leden.length >= 2 && leden.every(({ id }) => ids.includes(id)), String(leden.length));
  for (const { id, bewijs } of leden) {
    assert.ok(bewijs.nood === 'letters');
    const rijen = await database.own
      .selectFrom('antwoord')
      .select(['diagnose', 'gokje'])
      .where('leerling_id', '=', id)
      .where('telt', '=', true)
      .execute();
    const raak = rijen
      .filter(({ gokje }) => !gokje)
      .flatMap(({ diagnose }) => diagnose.knelpunten.filter(({ categorie }) => categorie === `letters-${bewijs.set}`))
      .map(({ goed }) => goed);
    assert.ok(raak.length >= 12, String(raak.length));
    assert.equal(bewijs.antwoorden, raak.length);
    // The set is the first that is not known.
    const eerder = rijen.flatMap(({ diagnose }) => diagnose.knelpunten).filter(({ categorie }) => /^letters-\d$/.test(categorie));
    assert.ok(eerder.every(({ categorie }) => Number(categorie.slice(8)) >= bewijs.set));
    const aandeel = (100 * raak.filter(Boolean).length) / raak.length;
    // Of each child nine in ten: what is estimated weighs what was guessed and what was long ago.
    const rand = (1.645 * Math.sqrt(aandeel * (100 - aandeel))) / Math.sqrt(raak.length);
    assert.ok(bewijs.laag < bewijs.hoog && bewijs.hoog < 90);
    assert.ok(bewijs.laag < aandeel + rand && bewijs.hoog > aandeel - rand, `${bewijs.laag}-${bewijs.hoog} beside ${aandeel}`);
  }
});
