/** What the report of a trial counts, and what it leaves out. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createProefserver, BEGIN } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import type { GroepRij } from './store.ts';
import { listKinderen, type KindRij } from './store-verslag.ts';
import { createVerslag } from './verslag.ts';

const KIND: KindRij = {
  groepId: 'g0',
  groepen: 1,
  buiten: 0,
  anderBeleid: 0,
  antwoorden: 200,
  goed: 160,
  doel: 0.8,
  teruggezien: 10,
  onthouden: 7,
};
const PROEF = { groepenAnders: 8, groepenGewoon: 8 };
const groepen: GroepRij[] = Array.from({ length: 16 }, (_, i) => ({ adminId: 'school', groepId: `g${i}`, anders: i % 2 === 1 }));
/** Six children a groep, who keep more of their words where the other policy is. */
const kinderen = groepen.flatMap(({ groepId, anders }, i) =>
  Array.from({ length: 6 }, (_, j): KindRij => ({ ...KIND, groepId, onthouden: (anders ? 8 : 6) + ((i + j) % 3 === 0 ? 1 : 0) })),
);

test('children count in their groep, and a difference is said when it is larger than groepen differ', () => {
  const verslag = createVerslag(PROEF, groepen, kinderen);
  assert.deepEqual(verslag.gewoon, { groepen: 8, kinderen: 48, antwoorden: 9600 });
  assert.deepEqual([verslag.groepenWeg, verslag.wisselaars, verslag.teWeinig, verslag.anderBeleid], [0, 0, 0, 0]);
  const onthouden = verslag.maten.find(({ maat }) => maat === 'onthouden') ?? assert.fail('that measure');
  assert.deepEqual([onthouden.anders.groepen, onthouden.anders.kinderen], [8, 48]);
  assert.ok(onthouden.verschil && onthouden.verschil.laag > 0.1 && onthouden.verschil.hoog < 0.3);
});

test('a share right at the very border of the target counts as near it', () => {
  const rand = createVerslag(
    PROEF,
    groepen,
    kinderen.map((kind) => ({ ...kind, antwoorden: 200, goed: 170 })),
  );
  assert.equal(rand.maten[0]?.gewoon.waarde, 1);
  const erbuiten = createVerslag(
    PROEF,
    groepen,
    kinderen.map((kind) => ({ ...kind, antwoorden: 200, goed: 171 })),
  );
  assert.equal(erbuiten.maten[0]?.gewoon.waarde, 0);
});

test('who was in two groepen, or outside the trial for a day, and who did little count nowhere', () => {
  const [een, twee, drie, ...rest] = kinderen;
  assert.ok(een && twee && drie);
  const verslag = createVerslag(PROEF, groepen, [{ ...een, groepen: 2 }, { ...twee, buiten: 1 }, { ...drie, antwoorden: 59 }, ...rest]);
  assert.deepEqual([verslag.wisselaars, verslag.teWeinig, verslag.gewoon.kinderen], [2, 1, 45]);
});

test('groepen that left are counted as gone with their children; with too few left nothing is said', () => {
  const over = groepen.slice(0, 11);
  const verslag = createVerslag(PROEF, over, kinderen);
  assert.deepEqual([verslag.groepenWeg, verslag.gewoon.kinderen, verslag.anders.kinderen], [5, 36, 30]);
  assert.ok(verslag.maten.every(({ verschil }) => verschil === null));
});

test('one taak by another policy than its side should have, and nothing can be compared', () => {
  const verslag = createVerslag(
    PROEF,
    groepen,
    kinderen.map((kind, i) => ({ ...kind, anderBeleid: i === 0 ? 1 : 0 })),
  );
  assert.equal(verslag.anderBeleid, 1);
  assert.ok(verslag.maten.every(({ verschil, gewoon }) => verschil === null && gewoon.waarde !== null));
});

const server = await createProefserver();
const { a, b } = server.wereld;
const [groepId = ''] = a.groepIds;
const [kind] = a.kinderen;
assert.ok(kind);
const proef = {
  id: testId('verslagproef'),
  beleid: 'controle-20',
  gewoon: 'groei-2',
  van: '2026-11-02',
  tot: '2026-12-14',
  einde: '2026-12-14',
  groepenAnders: 1,
  groepenGewoon: 1,
  gestoptOp: null,
  uitslag: null,
};

interface Gegeven {
  readonly woord: string;
  readonly dag: string;
  readonly goed: boolean;
  readonly gokje?: boolean;
  readonly taak?: string;
  readonly poging?: number;
}

async function vul(): Promise<void> {
  const taak = (naam: string, dag: string, nr: number, anders: object = {}) => ({
    admin_id: a.id,
    id: testId(naam),
    leerling_id: kind?.id ?? '',
    dag,
    nr,
    somvenster_id: 'ei-ij',
    vorm: 'dictee-woord' as const,
    game: 'visvijver',
    games: ['visvijver'],
    opgaven: '[]',
    munten: 5,
    status: 'af' as const,
    created_at: new Date(BEGIN),
    toets_id: null,
    titel: null,
    dictee_id: null,
    weektaak_id: null,
    af_op: null,
    lot: null,
    ...anders,
  });
  const lot = {
    beleid: 'controle-20',
    soort: 'groei',
    kans: 1,
    soorten: {},
    vorm: 1,
    woorden: {},
    proef: { id: proef.id, groep: groepId },
  };
  await server.database.forAdmin(a.id, async (db) => {
    await db.insertInto('beleidsproef_groep').values({ admin_id: a.id, proef_id: proef.id, groep_id: groepId, anders: true }).execute();
    await db
      .insertInto('taak')
      .values([
        taak('erin', '2026-11-03', 0, { lot: JSON.stringify(lot) }),
        taak('lijst', '2026-11-03', 1),
        taak('toets', '2026-11-03', -1, { toets_id: testId('toets') }),
        taak('ervoor', '2026-11-01', 0),
      ])
      .execute();
    const gegeven: Gegeven[] = [
      // Right, a guess that was wrong, a word of the docent's list: all first attempts of practice.
      { woord: 'fiets', dag: '2026-11-03', goed: true },
      { woord: 'gok', dag: '2026-11-03', goed: false, gokje: true },
      { woord: 'lijst', dag: '2026-11-03', goed: true, taak: 'lijst' },
      // Wrong, right within two weeks, wrong after: not kept. Wrong, and right after two weeks: kept. Wrong and not asked again.
      { woord: 'weg', dag: '2026-11-03', goed: false },
      { woord: 'weg', dag: '2026-11-10', goed: true },
      { woord: 'weg', dag: '2026-11-17', goed: false },
      { woord: 'weg', dag: '2026-11-20', goed: true },
      { woord: 'blijft', dag: '2026-11-03', goed: false },
      { woord: 'blijft', dag: '2026-11-18', goed: true },
      { woord: 'nooit', dag: '2026-11-03', goed: false },
      // A test, a second attempt, before the trial and after it.
      { woord: 'toets', dag: '2026-11-03', goed: false, taak: 'toets' },
      { woord: 'fiets', dag: '2026-11-03', goed: true, poging: 2 },
      { woord: 'ervoor', dag: '2026-11-01', goed: false, taak: 'ervoor' },
      { woord: 'erna', dag: '2026-12-14', goed: true },
    ];
    await db
      .insertInto('antwoord')
      .values(
        gegeven.map(({ woord, dag, goed, gokje = false, taak: van = 'erin', poging = 1 }, i) => ({
          admin_id: a.id,
          leerling_id: kind?.id ?? '',
          id: testId(`antwoord ${i}`),
          volgnr: i + 1,
          taak_id: testId(van),
          opgave_id: testId(`opgave ${i}`),
          categorie: 'ei-ij',
          vorm: 'dictee-woord' as const,
          woord,
          game: 'visvijver',
          poging,
          gegeven: woord,
          goed,
          telt: poging === 1,
          gokje,
          rt_ms: 4000,
          hints: 0,
          client_op: new Date(BEGIN),
          op: new Date(BEGIN),
          ontvangen_op: new Date(BEGIN),
          dag,
          diagnose: '{}',
          motor: JSON.stringify({ a: ['x', 'dictee-woord', 0, 1, 4000, 0, 0.85, null, null] }),
        })),
      )
      .execute();
  });
}

test('first attempts of practice in the days of the trial are counted, and what was right again two weeks later; of nobody else', async () => {
  await server.database.own
    .insertInto('beleidsproef')
    .values({
      id: proef.id,
      beleid: proef.beleid,
      gewoon: proef.gewoon,
      van: proef.van,
      tot: proef.tot,
      einde: proef.einde,
      groepen_anders: 1,
      groepen_gewoon: 1,
      created_at: new Date(BEGIN),
    })
    .execute();
  await vul();
  const [rij, ...meer] = await server.database.readAdmin(a.id, (db) => listKinderen(db, a.id, proef));
  assert.deepEqual(meer, []);
  const { doel, ...rest } = rij ?? assert.fail('a child');
  assert.ok(Math.abs(doel - 0.85) < 1e-9);
  assert.deepEqual(rest, { groepId, groepen: 1, buiten: 0, anderBeleid: 0, antwoorden: 10, goed: 5, teruggezien: 2, onthouden: 1 });
  assert.deepEqual(
    await server.database.readAdmin(b.id, (db) => listKinderen(db, a.id, proef)),
    [],
    'another customer reads nothing of it',
  );
});
