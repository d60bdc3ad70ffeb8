import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LvsRegel } from '@spelrijk/contract/lvsspelling';
import type { SchoolLeerling } from './herken.ts';
import { readInhoud } from './inlezen.ts';
import { createPlan, zelfdeWaarden, type Bewaard, type Gezegd, type Plan, type Stand } from './plan.ts';

const NIETS: Gezegd = { kolommen: null, toets: '', personen: [] };
const kind = (id: string, naam: string, groep = 'De Vossen', rest: Partial<SchoolLeerling> = {}): SchoolLeerling => {
  const [roepnaam = '', achternaam = '', voorvoegsel = ''] = naam.split('/');
  return { id, roepnaam, voorvoegsel, achternaam, jaargroep: 4, groep, eckid: null, sleutel: null, ...rest };
};
const school = (leerlingen: readonly SchoolLeerling[], rest: Partial<Stand> = {}): Stand => ({
  regio: 'nl',
  leerlingen,
  eerder: new Map(),
  scores: [],
  kolommen: new Map(),
  zonderAntwoord: new Set(leerlingen.map(({ id }) => id)),
  ...rest,
});
const inhoud = (csv: string) => readInhoud(new TextEncoder().encode(csv));
const plan = async (csv: string, stand: Stand, gezegd = NIETS): Promise<Plan> => createPlan(await inhoud(csv), stand, gezegd).plan;
const KOP = 'Leerlingnummer;ECK iD;Leerling;Geboortedatum;Groep;Toets;Toetsmoment;Afnamedatum;VS;Niveau';
const rij = (nummer: string, naam: string, groep: string, rest = '3-5-2017', eck = ''): string =>
  `${nummer};${eck};${naam};${rest};${groep};Spelling 3.0;M4;22-01-2026;212,5;I`;

const DAAN = kind('daan', 'Daan/Berg/van den');
const NOA = kind('noa', 'Noa/Hof', 'De Uilen', { sleutel: '1003' });

const HERKEN: readonly (readonly [string, string, readonly SchoolLeerling[], string | null, string, string])[] = [
  ['an eckid', rij('9', 'Heel Anders', '', '', 'eck-1'), [kind('a', 'Tim/Bos', 'X', { eckid: 'eck-1' })], 'a', 'eckid', ''],
  ['the number of the school program', rij('1003', 'Hof, Noa', 'Elders'), [NOA], 'noa', 'nummer', ''],
  ['a number of somebody with another name is doubtful', rij('1003', 'Jansen, Tim', 'De Uilen'), [NOA], null, 'onzeker', 'andere-naam'],
  ['name and groep', rij('', 'Berg, Daan van den', 'de vossen'), [DAAN], 'daan', 'naam-en-groep', ''],
  ['the name in another order', rij('', 'Daan van den Berg', 'De Vossen'), [DAAN], 'daan', 'naam-en-groep', ''],
  ['a year instead of the name of the groep', rij('', 'Berg, Daan van den', '4'), [DAAN], 'daan', 'naam-en-groep', ''],
  ['accents and capitals do not matter', rij('', 'ÇAGLA YILMAZ', 'De Vossen'), [kind('c', 'Çağla/Yılmaz')], 'c', 'naam-en-groep', ''],
  ['another groep is doubtful', rij('', 'Berg, Daan van den', 'De Uilen'), [DAAN], null, 'onzeker', 'andere-groep'],
  [
    'two with one name',
    rij('', 'Berg, Daan van den', 'De Vossen'),
    [DAAN, kind('daan2', 'Daan/Berg/van den', 'De Uilen')],
    null,
    'onzeker',
    'dubbel',
  ],
  ['somebody like it is offered, not taken', rij('', 'Berg, Daantje van den', 'De Vossen'), [DAAN], null, 'onzeker', ''],
  ['nobody', rij('', 'Xu, Li', 'De Vossen'), [DAAN], null, 'onbekend', ''],
];
for (const [naam, regel, leerlingen, id, herkend, reden] of HERKEN)
  test(`who a row is: ${naam}`, async () => {
    const [persoon] = (await plan(`${KOP}\n${regel}`, school(leerlingen))).personen;
    assert.deepEqual([persoon?.leerlingId, persoon?.herkend, persoon?.reden], [id, herkend, reden]);
    assert.equal((persoon?.kandidaten.length ?? 0) > 0, herkend === 'onzeker');
  });

test('twins are never taken by name, and by number each is itself', async () => {
  const tweeling = [kind('tim', 'Tim/Jansen'), kind('tom', 'Tom/Jansen')];
  const csv = `${KOP}\n${rij('', 'Jansen, Tim', 'De Vossen')}\n${rij('', 'Jansen, Tom', 'De Vossen')}`;
  assert.deepEqual(
    (await plan(csv, school(tweeling))).personen.map(({ leerlingId, reden }) => [leerlingId, reden]),
    [
      [null, 'tweeling'],
      [null, 'tweeling'],
    ],
  );
  const genummerd = [kind('tim', 'Tim/Jansen', 'De Vossen', { sleutel: '1' }), kind('tom', 'Tom/Jansen', 'De Vossen', { sleutel: '2' })];
  const nummers = `${KOP}\n${rij('1', 'Jansen, Tim', '')}\n${rij('2', 'Jansen, Tom', '')}`;
  assert.deepEqual(
    (await plan(nummers, school(genummerd))).personen.map(({ leerlingId }) => leerlingId),
    ['tim', 'tom'],
  );
});

test('in Flanders the year of a file is that of the leerjaar: 2 is our jaargroep 4, and 4 is another', async () => {
  const herkend = async (jaar: string): Promise<string | undefined> =>
    (await plan(`${KOP}\n${rij('', 'Berg, Daan van den', jaar)}`, school([DAAN], { regio: 'be' }))).personen[0]?.herkend;
  assert.deepEqual(await Promise.all(['2', '2de leerjaar', '4', '4de leerjaar'].map(herkend)), [
    'naam-en-groep',
    'naam-en-groep',
    'onzeker',
    'onzeker',
  ]);
});

test('two children of the file are never one leerling', async () => {
  const csv = `${KOP}\n${rij('1003', 'Hof, Noa', '')}\n${rij('', 'Noa Hof', 'De Uilen', '', 'eck-1')}`;
  const { personen } = await plan(csv, school([{ ...NOA, eckid: 'eck-1' }]));
  assert.deepEqual(
    personen.map(({ leerlingId, reden }) => [leerlingId, reden]),
    [
      [null, 'dubbel'],
      [null, 'dubbel'],
    ],
  );
});

test('what a person said once is known the next time, and not the birth date', async () => {
  const csv = `${KOP}\n${rij('', 'Bergje, D.', 'Vos')}`;
  const { sleutels } = createPlan(await inhoud(csv), school([DAAN]), NIETS);
  assert.doesNotMatch(sleutels[0] ?? '', /2017/);
  const weer = await plan(csv, school([DAAN], { eerder: new Map([[sleutels[0] ?? '', 'daan']]) }));
  assert.equal(weer.personen[0]?.leerlingId, null, 'a name without a part of ours is no proof');
  const gelijkend = `${KOP}\n${rij('', 'Berg, D.', 'Vos')}`;
  const eerst = createPlan(await inhoud(gelijkend), school([DAAN]), { ...NIETS, personen: [{ nr: 1, leerlingId: 'daan' }] });
  assert.deepEqual([eerst.plan.personen[0]?.herkend, eerst.plan.regels[0]?.soort], ['zelf', 'nieuw']);
  const later = await plan(gelijkend, school([DAAN], { eerder: new Map([[eerst.sleutels[0] ?? '', 'daan']]) }));
  assert.deepEqual([later.personen[0]?.leerlingId, later.personen[0]?.herkend], ['daan', 'eerder']);
});

const bewaard = (waarden: Bewaard['waarden'], rest: Partial<Bewaard> = {}): Bewaard => ({
  leerlingId: 'daan',
  toets: 'spelling 3.0',
  onderdeel: '',
  generatie: '3.0',
  moment: 'M4',
  afnamedatum: '2026-01-22',
  waarden,
  ...rest,
});
const SOORTEN: readonly (readonly [string, Bewaard[], LvsRegel['soort'], boolean])[] = [
  ['what is not there is new', [], 'nieuw', true],
  ['the same values, written otherwise, are known', [bewaard({ vaardigheidsscore: '212.50', niveau: 'i' })], 'zelfde', false],
  ['other values ask', [bewaard({ vaardigheidsscore: '200', niveau: 'I' })], 'anders', false],
  ['another day is another test', [bewaard({ vaardigheidsscore: '200' }, { afnamedatum: '2026-01-23' })], 'nieuw', true],
  ['another generation is another test', [bewaard({ vaardigheidsscore: '200' }, { generatie: '2.0' })], 'nieuw', true],
];
for (const [naam, scores, soort, mee] of SOORTEN)
  test(`a result: ${naam}`, async () => {
    const [regel] = (await plan(`${KOP}\n${rij('', 'Berg, Daan van den', 'De Vossen')}`, school([DAAN], { scores }))).regels;
    assert.deepEqual([regel?.soort, regel?.mee, regel?.oud !== null], [soort, mee, soort === 'anders']);
  });

test('141,0 and 141 are one value; I and II are not', () => {
  assert.ok(zelfdeWaarden({ vaardigheidsscore: '141,0' }, { vaardigheidsscore: '141' }));
  assert.ok(!zelfdeWaarden({ niveau: 'I' }, { niveau: 'II' }));
  assert.ok(!zelfdeWaarden({ niveau: 'I' }, {}));
});

test('a second row of the same test is said, a lower score than before is marked', async () => {
  const regels = [rij('', 'Berg, Daan van den', 'De Vossen'), rij('', 'Berg, Daan van den', 'De Vossen')];
  const eerder = bewaard({ vaardigheidsscore: '230' }, { moment: 'E3', afnamedatum: '2025-06-01' });
  const { regels: uit } = await plan(`${KOP}\n${regels.join('\n')}`, school([DAAN], { scores: [eerder] }));
  assert.deepEqual(
    uit.map(({ soort, opmerkingen }) => [soort, opmerkingen]),
    [
      ['nieuw', ['lager-dan-eerder']],
      ['dubbel', ['lager-dan-eerder']],
    ],
  );
});

test('columns: what was said before counts over a guess, what is said now over both', async () => {
  const csv = 'Kind;Punten;Spelling M4\nDaan van den Berg;30;212';
  const stand = school([DAAN]);
  const eerst = await plan(csv, stand);
  assert.deepEqual(eerst.meldingen.map(({ soort }) => soort).sort(), ['geen-leerling', 'geen-toets', 'geen-uitslag']);
  const kolommen: Gezegd['kolommen'] = [
    { soort: 'veld', veld: 'naam' },
    { soort: 'veld', veld: 'opgaven' },
    { soort: 'breed', toets: 'Spelling 3.0 M4', veld: 'vaardigheidsscore' },
  ];
  const nu = await plan(csv, stand, { ...NIETS, kolommen });
  assert.deepEqual([nu.meldingen, nu.regels[0]?.moment, nu.regels[0]?.waarden.vaardigheidsscore], [[], 'M4', '212']);
  const onthouden = await plan(csv, school([DAAN], { kolommen: new Map([['kind', { soort: 'veld', veld: 'naam' } as const]]) }));
  assert.deepEqual([onthouden.kolommen[0]?.bron, onthouden.kolommen[1]?.bron], ['onthouden', 'onbekend']);
});

test('rows without a test are of the test that a person names', async () => {
  const csv = 'Leerling;Groep;Niveau\nDaan van den Berg;De Vossen;II';
  const zonder = await plan(csv, school([DAAN]));
  assert.deepEqual(zonder.regels[0]?.fouten, ['toets-ontbreekt']);
  const met = await plan(csv, school([DAAN]), { ...NIETS, toets: 'LVS Spelling 3.0 M4' });
  assert.deepEqual([met.regels[0]?.soort, met.regels[0]?.moment], ['nieuw', 'M4']);
});

test('U09: what a list holds of a child and is none of our business is not read', async () => {
  const csv =
    'Leerling;BSN;E-mail ouder;Opmerkingen;Groep;Toets;Niveau\nDaan van den Berg;123456782;x@y.test;woont bij oma;De Vossen;Spelling 3.0 M4;II';
  const gelezen = await inhoud(csv);
  const tekst = JSON.stringify([gelezen, createPlan(gelezen, school([DAAN]), NIETS)]);
  for (const geheim of ['123456782', 'x@y.test', 'oma']) assert.ok(!tekst.includes(geheim), geheim);
  assert.equal((await plan(csv, school([DAAN]))).regels[0]?.soort, 'nieuw');
});

test('rows that name nobody are not all of one child', async () => {
  const { personen } = await plan('Leerling;Groep;Toets;Niveau\n;4;Spelling 3.0 M4;II\n;4;Spelling 3.0 M4;III', school([DAAN]));
  assert.equal(personen.length, 2);
});

test('a school of two thousand with its results of years: every row is recognised', async () => {
  const kinderen = Array.from({ length: 2000 }, (_, i) => kind(`k${i}`, `Kind${i}/Naam${i % 300}`, `Groep ${i % 80}`));
  const regels = kinderen.flatMap(({ roepnaam, achternaam, groep }) =>
    ['M3', 'E3', 'M4', 'E4', 'M5'].map(
      (moment) => `;;${roepnaam} ${achternaam};;${groep};Spelling 3.0;${moment};2026-01-22;${moment.charCodeAt(1)};II`,
    ),
  );
  const uit = createPlan(await inhoud(`${KOP}\n${regels.join('\n')}`), school(kinderen), NIETS).plan;
  assert.equal(uit.regels.length, 10_000);
  assert.ok(uit.personen.every(({ herkend }) => herkend === 'naam-en-groep'));
});
