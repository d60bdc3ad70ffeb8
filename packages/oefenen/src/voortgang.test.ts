import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord, type EigenStand } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand } from './stand.ts';
import { aandacht, aandeel, bereik, categorieVoortgang, landkaart, voortgang } from './voortgang.ts';

const leerlijn = proefLeerlijn();

function practise(categorie: string, aantal: number, goed: (i: number) => boolean, normgroep = '4b', rtMs = 6000): EigenStand {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan(normgroep) }));
  for (let i = 0; i < aantal; i++) {
    const dag = Math.floor(i / 12);
    processAntwoord(
      eigen,
      leerlijn,
      bewijsVan(`${categorie}-${i % 30}`, goed(i), { rtMs: rtMs + 40 * (i % 17) }),
      NU + dag * DAG + i * 20_000,
      { leert: false },
    );
  }
  return eigen;
}

test('a range is wide and unsure at first, and narrow and sure after forty answers', () => {
  const eerst = bereik(
    practise('verdubbeling', 1, () => true),
    leerlijn,
    'verdubbeling',
  );
  assert.equal(eerst.zeker, false);
  const later = bereik(
    practise('verdubbeling', 40, (i) => i % 5 > 0),
    leerlijn,
    'verdubbeling',
  );
  assert.equal(later.zeker, true);
  assert.ok(later.hoog - later.laag < eerst.hoog - eerst.laag);
  assert.ok(later.laag < later.hoog && later.laag > 0 && later.hoog < 1);
});

test('a range gets wider while nothing is practised', () => {
  const stand = practise('verdubbeling', 40, (i) => i % 5 > 0);
  const nu = bereik(stand, leerlijn, 'verdubbeling');
  const later = bereik(stand, leerlijn, 'verdubbeling', stand.hoofd.laatste + 200 * DAG);
  assert.ok(later.hoog - later.laag > nu.hoog - nu.laag);
});

test('the share at the mastery margin is 85%', () => {
  assert.ok(Math.abs(aandeel(1.95) - 0.857) < 0.002);
});

test('an unknown category has no range', () => {
  assert.deepEqual(
    bereik(
      practise('ei-ij', 3, () => true),
      leerlijn,
      'bestaat-niet',
    ),
    { laag: 0, hoog: 1, zeker: false },
  );
});

test('stars: none, one for practice, two for mastery, three only after the transfer check', () => {
  const sterren = (stand: EigenStand): number | undefined => categorieVoortgang(stand, leerlijn, 'kz-mkm', stand.hoofd.laatste)?.sterren;
  assert.equal(sterren(practise('kz-mkm', 3, (i) => i > 0, '3a')), 0);
  assert.equal(sterren(practise('kz-mkm', 12, (i) => i % 3 > 0, '3a')), 1);
  const beheerst = practise('kz-mkm', 30, () => true, '3b');
  assert.equal(sterren(beheerst), 2);
  for (let i = 30; i < 35; i++)
    processAntwoord(beheerst, leerlijn, bewijsVan(`kz-mkm-${i}`, true, { soort: 'controle' }), NU + 9 * DAG + i * 1000, { leert: false });
  assert.equal(sterren(beheerst), 3);
});

test('the map shows the mist, today and what is done', () => {
  const stand = practise('kz-mkm', 30, () => true, '3b');
  const kaart = new Map(landkaart(stand, leerlijn, ['ei-ij'], NU + 5 * DAG).map((p) => [p.somvenster, p.status]));
  assert.equal(kaart.get('kz-mkm'), 'klaar');
  assert.equal(kaart.get('ei-ij'), 'vandaag');
  assert.equal(kaart.get('ww-stam'), 'mist');
});

test('voortgang lists every category in the order of the leerlijn', () => {
  assert.deepEqual(
    voortgang(
      practise('ei-ij', 3, () => true),
      leerlijn,
      NU,
    ).map((v) => v.categorie),
    leerlijn.volgorde.map((c) => c.id),
  );
});

test('attention: never practised, silent, stuck, guessing, too difficult; a child that does well has no reasons', () => {
  const codes = (stand: EigenStand, nu = stand.hoofd.laatste): string[] => aandacht(stand, leerlijn, nu).redenen.map((r) => r.code);
  const nieuw = createEigenStand(createStand({ seedPrior: priorVan('5a') }));
  assert.deepEqual(codes(nieuw, NU), ['nooit-geoefend']);
  const goed = practise('verdubbeling', 40, (i) => i % 5 > 0);
  assert.deepEqual(codes(goed), []);
  assert.equal(aandacht(goed, leerlijn, goed.hoofd.laatste).score, 0);
  assert.deepEqual(codes(goed, goed.hoofd.laatste + 9 * DAG), ['niet-geoefend']);
  assert.ok(codes(practise('verdubbeling', 60, (i) => i % 3 === 0)).includes('loopt-vast'));
  assert.ok(codes(practise('verdubbeling', 60, (i) => i % 3 === 0)).includes('te-moeilijk'));
  const gokker = practise('verdubbeling', 30, (i) => i % 5 > 0);
  for (let i = 0; i < 10; i++)
    processAntwoord(gokker, leerlijn, bewijsVan(`ei-ij-${i}`, false, { rtMs: 700 }), NU + 6 * DAG + i * 2000, { leert: false });
  assert.ok(codes(gokker).includes('veel-gokken'));
});
