import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { priorVan } from './leerlijn.ts';
import { createEigenStand, processAntwoord, type EigenStand } from './motor.ts';
import { bewijsVan, DAG, NU, proefLeerlijn } from './proef.fixture.ts';
import { createStand } from './stand.ts';
import { aandacht, aandeel, bereik, bereikgroei, categorieVoortgang, landkaart, voortgang, type Bereik } from './voortgang.ts';
import { beeldVan, toontBereik, type Beeld, type Gemeten } from './beeld.ts';
import { aandeelOpNorm, niveauVan, type Niveau } from './niveau.ts';

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

const gemeten = (goed: number, antwoorden: number, deel: Partial<Gemeten> = {}): Gemeten => ({
  status: 'open',
  laag: 60,
  hoog: 80,
  zeker: true,
  totaal: { antwoorden, goed },
  laatste: { antwoorden, goed },
  vers: true,
  ...deel,
});

test('a range needs four own answers and never stands against them', () => {
  const rows: readonly [waarom: string, stand: Gemeten, toont: boolean][] = [
    ['one word, wrong, foreseen as good', gemeten(0, 1, { laag: 85, hoog: 98 }), false],
    ['three answers', gemeten(2, 3), false],
    ['four answers that agree', gemeten(3, 4), true],
    ['four wrong, foreseen as good', gemeten(0, 4, { laag: 85, hoog: 98 }), false],
    ['ten right, foreseen as bad', gemeten(10, 10, { laag: 20, hoog: 45 }), false],
    ['the engine is not sure', gemeten(7, 10, { zeker: false }), false],
    ['long ago many wrong, lately right', gemeten(10, 40, { laatste: { antwoorden: 10, goed: 8 } }), true],
  ];
  for (const [waarom, stand, toont] of rows) assert.equal(toontBereik(stand), toont, waarom);
});

test('difficult is what goes wrong lately or is surely low, and nothing that is mastered', () => {
  const rows: readonly [waarom: string, stand: Gemeten, beeld: Beeld][] = [
    ['never asked', gemeten(0, 0, { status: 'op-slot' }), 'leeg'],
    ['open and never asked', gemeten(0, 0), 'leeg'],
    ['locked, with an answer', gemeten(0, 1, { status: 'op-slot' }), 'begint'],
    ['two wrong are an accident', gemeten(1, 3), 'begint'],
    ['three of three wrong', gemeten(0, 3), 'moeilijk'],
    ['six of ten', gemeten(6, 10), 'moeilijk'],
    ['six of ten, of what is surely well known', gemeten(6, 10, { laag: 70, hoog: 88 }), 'oefent'],
    ['seven of ten', gemeten(7, 10), 'oefent'],
    ['six of ten, months ago', gemeten(6, 10, { vers: false }), 'oefent'],
    ['surely low', gemeten(3, 6, { laag: 40, hoog: 60 }), 'moeilijk'],
    ['presumed known, and wrong again and again', gemeten(2, 8, { status: 'vermoed' }), 'moeilijk'],
    ['presumed known', gemeten(0, 0, { status: 'vermoed' }), 'bijna'],
    ['mastered', gemeten(12, 14, { status: 'beheerst' }), 'beheerst'],
  ];
  for (const [waarom, stand, beeld] of rows) assert.equal(beeldVan(stand), beeld, waarom);
});

function naOefenen(normgroep: string, aantal: number, goed: (i: number) => boolean): Niveau | null {
  const eigen = createEigenStand(createStand({ seedPrior: priorVan(normgroep) }));
  for (let i = 0; i < aantal; i++) {
    const op = NU + Math.floor(i / 12) * DAG + i * 20_000;
    processAntwoord(eigen, leerlijn, bewijsVan(`verdubbeling-${i % 30}`, goed(i), { rtMs: 6000 + 40 * (i % 17) }), op, { leert: false });
  }
  return niveauVan(eigen, leerlijn);
}

test('before ten answers there is no level, only a jaargroep', () => {
  assert.equal(
    naOefenen('5a', 9, () => true),
    null,
  );
  assert.ok(naOefenen('5a', 12, () => true));
});

test('who writes everything right stands higher than who writes half of it, and the range has the level inside', () => {
  const sterk = naOefenen('4b', 60, () => true) ?? assert.fail('a level');
  const half = naOefenen('4b', 60, (i) => i % 2 === 0) ?? assert.fail('a level');
  assert.ok(sterk.midden > half.midden);
  for (const { laag, midden, hoog } of [sterk, half]) assert.ok(laag < midden && midden < hoog);
});

test('the range narrows with answers', () => {
  const kort = naOefenen('4b', 12, (i) => i % 5 > 0) ?? assert.fail('a level');
  const lang = naOefenen('4b', 60, (i) => i % 5 > 0) ?? assert.fail('a level');
  assert.ok(lang.hoog - lang.laag < kort.hoog - kort.laag);
});

test('an average child writes more of a category right the further it is in school', () => {
  const reeks = ['4a', '5a', '6b'].map((halfjaar) => aandeelOpNorm(leerlijn, 'verdubbeling', halfjaar) ?? 0);
  assert.deepEqual(
    reeks,
    [...reeks].sort((x, y) => x - y),
  );
  assert.ok(reeks.every((deel) => deel > 0 && deel < 1));
  assert.equal(aandeelOpNorm(leerlijn, 'bestaat-niet', '5a'), undefined);
});

/** How many of these children are told that a category goes better, and worse, when between two ranges they grew so much (logits). */
function verteld(groei: number, kinderen: number): { readonly zeker: number; readonly vooruit: number; readonly lager: number } {
  const { gemiddelde, sd } = priorVan('4b');
  const geteld = { zeker: 0, vooruit: 0, lager: 0, gelijk: 0 };
  for (let kind = 0; kind < kinderen; kind++) {
    const random = createRandom(kind + 1);
    const normaal = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
    const kan = gemiddelde + sd * normaal() + 0.6 * normaal();
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde, sd } }));
    const maak = (van: number, tot: number, dag: number, erbij: number): Bereik => {
      for (let i = van; i < tot; i++) {
        const woord = `verdubbeling-${i % 30}`;
        const b = leerlijn.woorden.get(woord)?.hoofdpunt.b ?? assert.fail(woord);
        const goed = random.next() < 1 / (1 + Math.exp(b - kan - erbij - 0.25 * normaal()));
        processAntwoord(eigen, leerlijn, bewijsVan(woord, goed), NU + (dag + Math.floor((i - van) / 8)) * DAG + i * 20_000, {
          leert: false,
        });
      }
      return bereik(eigen, leerlijn, 'verdubbeling');
    };
    const [begin, nu] = [maak(0, 30, 0, 0), maak(30, 30 + 30 * (1 + (kind % 3)), 40, groei)];
    if (!begin.zeker || !nu.zeker) continue;
    geteld.zeker += 1;
    geteld[bereikgroei(begin, nu)] += 1;
  }
  return geteld;
}

test('of children who did not grow fewer than one in ten is told that a category goes better, or worse; of who grew two logits most are', () => {
  const { zeker, vooruit, lager } = verteld(0, 600);
  assert.ok(zeker > 300, String(zeker));
  assert.ok(vooruit <= zeker / 10 && lager <= zeker / 10, `${vooruit} better and ${lager} worse of ${zeker}`);
  const groot = verteld(2, 300);
  assert.ok(groot.vooruit > groot.zeker / 2, `${groot.vooruit} of ${groot.zeker}`);
});
