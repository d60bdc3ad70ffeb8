import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EdexmlKeuzes, type LeerlingRegel } from '@spelrijk/contract/edexml';
import { createBestand, schoolnummer, type Bestand } from './bestand.ts';
import { readEdexml } from './lees.ts';
import { isAndereSchool, createPlan, type Plan } from './plan.ts';
import type { Stand, StandLeerling } from './stand.ts';
import { createUitvoering, type Uitvoering } from './uitvoering.ts';

const MAP = join(import.meta.dirname, '../../../../test/bestanden/edexml');
const VANDAAG = '2024-09-10';
const leeg: Stand = {
  nummer: '99ZZ',
  regio: 'nl',
  plaatsen: { gebruikt: 0, totaal: null, tot: null },
  groepen: [],
  groepsleutels: [],
  leerlingen: [],
  docenten: [],
};

const lees = (bytes: Uint8Array): Bestand => createBestand(readEdexml(bytes), VANDAAG);
const bestand = (naam: string): Bestand => lees(readFileSync(join(MAP, `${naam}.xml`)));
const xml = (inhoud: string, school = '<schooljaar>2024-2025</schooljaar><brincode>99ZZ</brincode>'): Bestand =>
  lees(new TextEncoder().encode(`<EDEX><school>${school}</school>${inhoud}</EDEX>`));
const plan = (van: Bestand, stand: Stand = leeg): Plan => createPlan(van, stand, VANDAAG);
const tel = (regels: readonly { readonly soort: string }[]): Record<string, number> => {
  const uit: Record<string, number> = {};
  for (const { soort } of regels) uit[soort] = (uit[soort] ?? 0) + 1;
  return uit;
};
const meldingen = (van: Plan): readonly string[] => van.meldingen.map(({ soort }) => soort);
const rij = (van: Plan, nr: number): LeerlingRegel => {
  const regel = van.leerlingen.find((leerling) => leerling.nr === nr);
  assert.ok(regel, `row ${nr}`);
  return regel;
};

/** The elements of a file with a prefix, and in an answer of the service. */
const metPrefix = (tekst: string, prefix: string): string => tekst.replaceAll(/<(\/?)(?=[A-Za-z])/g, `<$1${prefix}:`);
const kaleXml = (naam: string): string =>
  readFileSync(join(MAP, `${naam}.xml`), 'utf8')
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '');
const gelijkAan = (tekst: string): void =>
  assert.deepEqual(
    plan(lees(new TextEncoder().encode(tekst))).leerlingen.map(({ nr, naam, soort, jaargroep }) => [nr, naam, soort, jaargroep]),
    plan(bestand('sample-school-utf8')).leerlingen.map(({ nr, naam, soort, jaargroep }) => [nr, naam, soort, jaargroep]),
  );

test('elements with the prefix of a namespace are the same elements', () => {
  gelijkAan(metPrefix(kaleXml('sample-school-utf8').replace('<EDEX', '<EDEX xmlns:edex="http://www.edustandaard.nl/edexml"'), 'edex'));
  const vreemd = xml(
    '<leerlingen><leerling key="1"><roepnaam>Sam</roepnaam><jaargroep>4</jaargroep><vnd:roepnaam xmlns:vnd="urn:x">Anders</vnd:roepnaam></leerling></leerlingen>',
  );
  assert.equal(vreemd.leerlingen[0]?.naam.roepnaam, 'Sam');
});

const UWLR = 'http://www.edustandaard.nl/leerresultaten/2/leerlinggegevens';
const inSoap = (binnen: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header><aut:autorisatie xmlns:aut="http://www.edustandaard.nl/leerresultaten/2/autorisatie"><aut:klantcode>geheim</aut:klantcode></aut:autorisatie></soapenv:Header><soapenv:Body>${binnen}</soapenv:Body></soapenv:Envelope>`;

test('the blocks in an answer of UWLR, in its envelope, are read as the file is; its header never', () => {
  const blok = metPrefix(kaleXml('sample-school-utf8'), 'ns2')
    .replace('<ns2:EDEX', `<ns2:leerlinggegevens xmlns:ns2="${UWLR}"`)
    .replace('</ns2:EDEX>', '</ns2:leerlinggegevens>');
  gelijkAan(inSoap(`<ns2:leerlinggegevens_antwoord xmlns:ns2="${UWLR}">${blok}</ns2:leerlinggegevens_antwoord>`));
  gelijkAan(inSoap(blok));
  gelijkAan(blok);
  const leegAntwoord = inSoap('<ns2:leerlinggegevens_antwoord xmlns:ns2="x"><ns2:geengegevens/></ns2:leerlinggegevens_antwoord>');
  assert.throws(() => lees(new TextEncoder().encode(leegAntwoord)), /edexml\/geen-gegevens/);
  assert.throws(() => lees(new TextEncoder().encode('<html><EDEX/></html>')), /edexml\/geen-edexml/);
});

test('samengestelde groepen that stay behind are named, the ones where leerlingen sit are not', () => {
  const { meldingen: alle } = plan(
    xml(
      '<groepen><groep key="a"><naam>4A</naam><jaargroep>4</jaargroep></groep><samengestelde_groep key="p"><naam>Plusklas</naam></samengestelde_groep><samengestelde_groep key="t"><naam>Taalhulp dinsdag</naam></samengestelde_groep></groepen><leerlingen><leerling key="1"><roepnaam>Sam</roepnaam><jaargroep>4</jaargroep><groep key="a"/><samengestelde_groepen><samengestelde_groep key="p"/></samengestelde_groepen></leerling></leerlingen>',
    ),
  );
  assert.deepEqual(
    alle.find(({ soort }) => soort === 'samengesteld-weg'),
    { soort: 'samengesteld-weg', aantal: 2, waarde: 'Plusklas, Taalhulp dinsdag' },
  );
});

let nummer = 0;
const createId = (): string => `00000000-0000-7000-8000-${String(++nummer).padStart(12, '0')}`;
const voer = (van: Bestand, stand: Stand, keuzes: unknown = {}): Uitvoering =>
  createUitvoering({
    bestand: van,
    plan: plan(van, stand),
    stand,
    keuzes: EdexmlKeuzes.parse(keuzes),
    createId,
    zonderGroep: 'Zonder groep',
  });

/** The school after this import, as the store would read it back. */
function na(van: Bestand, stand: Stand, keuzes: unknown = {}): Stand {
  const uit = voer(van, stand, keuzes);
  const anders = new Map([...uit.anders, ...uit.gelijk].map((leerling) => [leerling.id, leerling]));
  const zet = (oud: StandLeerling): StandLeerling => {
    const nieuw = anders.get(oud.id);
    const weg = uit.weg.includes(oud.id) || (oud.weg && !uit.terug.includes(oud.id));
    return nieuw ? { ...nieuw, eckid: nieuw.eckid ?? oud.eckid, sleutel: nieuw.sleutel ?? oud.sleutel, weg } : { ...oud, weg };
  };
  const groepAnders = new Map(uit.groepenAnders.map((groep) => [groep.id, groep]));
  const docentAnders = new Map(uit.docenten.map((docent) => [docent.id, docent]));
  return {
    ...stand,
    groepen: [...stand.groepen.map((groep) => groepAnders.get(groep.id) ?? groep), ...uit.groepenNieuw],
    groepsleutels: [
      ...stand.groepsleutels,
      ...uit.groepsleutels
        .filter(({ sleutel }) => !stand.groepsleutels.some((oud) => oud.sleutel === sleutel && oud.schooljaar === van.schooljaar))
        .map((sleutel) => ({ ...sleutel, schooljaar: van.schooljaar })),
    ],
    leerlingen: [...stand.leerlingen.map(zet), ...uit.nieuw.map((leerling) => ({ ...leerling, weg: false }))],
    docenten: [
      ...stand.docenten.map((docent) => ({ ...docent, ...docentAnders.get(docent.id) })),
      ...uit.docenten.filter(({ nieuw }) => nieuw).map((docent) => ({ ...docent, beheerder: false })),
    ],
  };
}

const SCHOOL = readFileSync(join(MAP, 'sample-school-utf8.xml'), 'utf8');
/** With the letters that Latin-1 has. */
const latijn = (tekst: string): Uint8Array =>
  Buffer.from(
    tekst.replaceAll(/[ığŌ]/g, (letter) => ({ ı: 'i', ğ: 'g' })[letter] ?? 'O'),
    'latin1',
  );
for (const [soort, bytes] of [
  ['UTF-8', Buffer.from(SCHOOL)],
  ['Latin-1 that says so', latijn(SCHOOL.replace('UTF-8', 'ISO-8859-1'))],
  ['Latin-1 that says it is UTF-8', latijn(SCHOOL)],
  ['a schooljaar that the XSD does not list', Buffer.from(SCHOOL.replace('2024-2025', '2026-2027'))],
] as const) {
  test(`${soort}: eleven new leerlingen of twelve, three groepen, four docenten`, () => {
    const gelezen = plan(lees(bytes));
    assert.deepEqual(tel(gelezen.leerlingen), { nieuw: 11, vertrokken: 1 });
    assert.deepEqual(
      gelezen.groepen.map((groep) => [groep.naam, groep.jaargroepen, groep.leerlingen]),
      [
        ['Groep 3/4 De Vossen', [3, 4], 3],
        ['Groep 5A', [5], 4],
        ['Groep 8', [8], 3],
      ],
    );
    assert.equal(gelezen.docenten.length, 4);
    assert.equal(meldingen(gelezen).includes('tekens-geraden'), soort.endsWith('says it is UTF-8'));
  });
}

test('names: roepnaam alone, the first of the voornamen, prefixes as given, twins marked', () => {
  const gelezen = plan(bestand('sample-school-utf8'));
  assert.equal(rij(gelezen, 6).naam.roepnaam, 'Ismaël');
  assert.deepEqual(rij(gelezen, 7).naam, { roepnaam: 'Wimpie', voorvoegsel: '', achternaam: '' });
  assert.deepEqual(rij(gelezen, 3).naam, { roepnaam: 'Noa', voorvoegsel: "van 't", achternaam: 'Hof' });
  assert.deepEqual([rij(gelezen, 8).opmerkingen, rij(gelezen, 9).opmerkingen], [['tweeling'], ['tweeling']]);
  assert.deepEqual([rij(gelezen, 11).groep, rij(gelezen, 11).opmerkingen], [null, ['zonder-groep']]);
  assert.deepEqual([rij(gelezen, 12).soort, rij(gelezen, 12).mee], ['vertrokken', false]);
});

test('the same file twice changes nothing the second time', () => {
  for (const naam of [
    'sample-school-utf8',
    'quirk-combinatiegroep-gesplitst-lj',
    'sample-vlaanderen',
    'quirk-waarden-buiten-lijst',
    'sample-minimaal',
  ]) {
    const van = bestand(naam);
    const stand = na(van, { ...leeg, nummer: van.nummer });
    const { leerlingen, groepen, docenten, weg } = plan(van, stand);
    assert.deepEqual(
      Object.keys(tel(leerlingen)).filter(
        (soort) =>
          ['nieuw', 'gewijzigd', 'terug'].includes(soort) &&
          rij({ leerlingen } as Plan, leerlingen.findIndex((r) => r.soort === soort) + 1).mee,
      ),
      [],
      naam,
    );
    assert.deepEqual(
      groepen.filter(({ soort, mee }) => soort !== 'ongewijzigd' && mee),
      [],
      naam,
    );
    assert.deepEqual(
      docenten.filter(({ soort, mee }) => soort !== 'ongewijzigd' && mee),
      [],
      naam,
    );
    assert.deepEqual(weg, [], naam);
    const uit = voer(van, stand);
    assert.deepEqual([uit.nieuw, uit.anders, uit.weg, uit.groepenNieuw, uit.groepenAnders], [[], [], [], [], []], naam);
  }
});

test('next year: a name and a groep change, a leerling comes, three are absent and stay until somebody ticks them', () => {
  const eerst = na(bestand('sample-school-utf8'), leeg);
  const volgend = bestand('sample-school-volgend-jaar');
  const gelezen = plan(volgend, eerst);
  assert.deepEqual(tel(gelezen.leerlingen), { gewijzigd: 5, ongewijzigd: 4, nieuw: 1 });
  const sanne = rij(gelezen, 1);
  assert.deepEqual([sanne.oud?.naam.achternaam, sanne.naam.achternaam], ['Vries', 'Vries-Bakker']);
  const cagla = rij(gelezen, 4);
  assert.deepEqual([cagla.oud?.groep, cagla.groep, cagla.oud?.jaargroep, cagla.jaargroep], ['Groep 5A', 'g6a', 5, 6]);
  assert.deepEqual(
    gelezen.weg.map(({ naam }) => naam.roepnaam),
    ['Seán', 'Stamgroep'],
  );
  assert.deepEqual(
    gelezen.groepen.map(({ soort }) => soort),
    ['ongewijzigd', 'nieuw', 'ongewijzigd'],
  );
  assert.deepEqual(voer(volgend, eerst).weg, []);
  const weg = gelezen.weg.map(({ id }) => id);
  assert.deepEqual(voer(volgend, eerst, { weg }).weg, weg);
  // Two teachers move along: who had 5A has 6A now.
  const docent = gelezen.docenten[1];
  assert.deepEqual([docent?.soort, docent?.oudeGroepen, docent?.groepen], ['gewijzigd', ['Groep 5A', 'Groep 8'], ['g6a', 'g8']]);
});

test('who comes back in a later file comes back from the prullenbak', () => {
  const eerst = na(bestand('sample-school-utf8'), leeg);
  const volgend = bestand('sample-school-volgend-jaar');
  const zonder = na(volgend, eerst, { weg: plan(volgend, eerst).weg.map(({ id }) => id) });
  const terug = plan(bestand('sample-school-utf8'), zonder);
  assert.deepEqual(
    terug.leerlingen.filter(({ soort }) => soort === 'terug').map(({ naam }) => naam.roepnaam),
    ['Seán', 'Stamgroep'],
  );
  assert.ok(meldingen(terug).includes('ouder-dan-vorige'));
});

test('a combination group in pieces is proposed as one, and stays apart for who says so', () => {
  const van = bestand('quirk-combinatiegroep-gesplitst-lj');
  const [groep, ...rest] = plan(van).groepen;
  assert.deepEqual([rest.length, groep?.delen.length, groep?.jaargroepen, groep?.leerlingen], [0, 3, [3, 4, 5], 6]);
  assert.equal(voer(van, leeg).groepenNieuw.length, 1);
  const los = voer(van, leeg, { groepen: [{ sleutel: groep?.sleutel, splitsen: true }] });
  assert.deepEqual(
    los.groepenNieuw.map(({ jaargroepen }) => jaargroepen),
    [[3], [4], [5]],
  );
  assert.equal(new Set(los.groepenNieuw.map(({ naam }) => naam)).size, 3);
  assert.equal(los.docenten[0]?.groepIds.length, 3);
  assert.equal(plan(van, na(van, leeg, { groepen: [{ sleutel: groep?.sleutel, splitsen: true }] })).groepen.length, 3);
});

test('Flanders: the instellingsnummer is compared without its zeros, the year is the same number', () => {
  const van = bestand('sample-vlaanderen');
  assert.equal(isAndereSchool(van, { ...leeg, nummer: '012345' }), false);
  assert.equal(isAndereSchool(van, { ...leeg, nummer: '054321' }), true);
  assert.deepEqual(
    plan(van).leerlingen.map(({ jaargroep, naam }) => [jaargroep, naam.achternaam]),
    [
      [5, 'Peeters'],
      [8, 'Van den Broeck'],
    ],
  );
});

test('school numbers: capitals, spaces and a dependance of 00 make no difference, another dependance does', () => {
  for (const [a, b] of [
    ['99zz', '99ZZ00'],
    [' 99 ZZ ', '99ZZ'],
    ['99ZZ1', '99zz01'],
    ['000123', '123'],
  ] as const)
    assert.equal(schoolnummer(a), schoolnummer(b), a);
  assert.notEqual(schoolnummer('99ZZ', '01'), schoolnummer('99ZZ'));
  assert.equal(schoolnummer('99ZZ', '1'), '99ZZ01');
  assert.equal(schoolnummer('12345'), '012345', 'a Flemish number has six digits, also when a spreadsheet took the zero');
});

test('values out of the list: read where it can be, said where it cannot', () => {
  const gelezen = plan(bestand('quirk-waarden-buiten-lijst'), { ...leeg, nummer: '' });
  assert.deepEqual([rij(gelezen, 1).naam.roepnaam, rij(gelezen, 1).jaargroep], ['Jan Piet', 5]);
  assert.deepEqual(rij(gelezen, 2).opmerkingen.toSorted(), [
    'datum-onmogelijk',
    'jaargroep-onbekend',
    'jaargroep-van-groep',
    'naam-ingekort',
  ]);
  assert.equal(rij(gelezen, 2).jaargroep, 5);
  assert.deepEqual([rij(gelezen, 3).soort, rij(gelezen, 3).mee], ['fout', false]);
  assert.equal(gelezen.school.nummer, '99ZZ01');
});

test('a file without keys, years and groepen: the years are asked, keys that start with # match nobody', () => {
  const van = bestand('sample-minimaal');
  const gelezen = plan(van, leeg);
  assert.deepEqual(
    gelezen.leerlingen.map(({ mee, opmerkingen }) => [mee, opmerkingen.includes('jaargroep-gevraagd')]),
    [
      [false, true],
      [false, true],
    ],
  );
  assert.equal(rij(gelezen, 2).naam.roepnaam, 'Bos');
  assert.ok(gelezen.school.bevestigen);
  const uit = voer(van, leeg, { leerlingen: [{ nr: 1, jaargroep: 4 }] });
  assert.deepEqual(
    [uit.nieuw.map(({ sleutel, jaargroep }) => [sleutel, jaargroep]), uit.groepenNieuw[0]?.naam, uit.overgeslagen],
    [[[null, 4]], 'Zonder groep', 1],
  );
});

test('nothing that says more than needed is in what is read, and a nested leerling is no leerling', () => {
  const gelezen = JSON.stringify([
    readEdexml(readFileSync(join(MAP, 'quirk-privacygevoelig.xml'))).leerlingen,
    bestand('quirk-privacygevoelig'),
  ]);
  for (const geheim of ['999990019', 'MA"', 'foto', '1234AB', '1,2', 'thuistaal', '2016-01-01'])
    assert.ok(!gelezen.includes(geheim), geheim);
  assert.deepEqual(tel(plan(bestand('quirk-toevoegingen-leverancier')).leerlingen), { nieuw: 1 });
});

const groep = (key: string, naam: string, jaar: string): string =>
  `<groep key="${key}"><naam>${naam}</naam><jaargroep>${jaar}</jaargroep></groep>`;
const leerling = (key: string, roepnaam: string, rest = '<jaargroep>5</jaargroep><groep key="g"/>', eckid = ''): string =>
  `<leerling key="${key}"${eckid === '' ? '' : ` eckid="${eckid}"`}><achternaam>Bos</achternaam><roepnaam>${roepnaam}</roepnaam>${rest}</leerling>`;
const school = (...leerlingen: readonly string[]): Bestand =>
  xml(`<groepen>${groep('g', 'Groep 5', '5')}</groepen><leerlingen>${leerlingen.join('')}</leerlingen>`);

const JAREN: readonly (readonly [string, string, string, number | null, string])[] = [
  ['own year before that of the groep', '4', '5', 4, 'nieuw'],
  ['C on the groep is no year', '', 'C', null, 'nieuw'],
  ['the groep when the leerling has none', '', '6', 6, 'nieuw'],
  ['a school without years asks', 'S', 'S', null, 'nieuw'],
  ['too young', '0', '0', null, 'overgeslagen'],
  ['secondary school', '12', '', null, 'overgeslagen'],
  ['gone', 'H', '5', null, 'vertrokken'],
  ['written out', 'Groep 7', '', 7, 'nieuw'],
  ['a leading zero', '03', '', 3, 'nieuw'],
];
for (const [wat, eigen, vanGroep, jaar, soort] of JAREN) {
  test(`year: ${wat}`, () => {
    const van = xml(
      `<groepen>${groep('g', 'G', vanGroep)}</groepen><leerlingen>${leerling('1', 'A', `<jaargroep>${eigen}</jaargroep><groep key="g"/>`)}</leerlingen>`,
    );
    const regel = rij(plan(van), 1);
    assert.deepEqual([regel.jaargroep, regel.soort], [jaar, soort]);
  });
}

test('matching: eckid before key, a key with another eckid is a conflict, names only suggest', () => {
  const eerst = na(school(leerling('1', 'Een', undefined, 'e1'), leerling('2', 'Twee', undefined, 'e2'), leerling('3', 'Drie')), leeg);
  const anders = school(
    leerling('9', 'Een', undefined, 'e1'),
    leerling('2', 'Twee', undefined, 'e-nieuw'),
    leerling('#3', 'drie'),
    leerling('1', 'X', undefined, 'e2'),
  );
  const gelezen = plan(anders, eerst);
  assert.deepEqual(
    gelezen.leerlingen.map(({ soort }) => soort),
    ['gewijzigd', 'conflict', 'lijkt-op', 'conflict'],
  );
  assert.deepEqual(rij(gelezen, 1).opmerkingen, ['sleutel-gewijzigd']);
  assert.deepEqual(gelezen.weg, []);
  const uit = voer(anders, eerst, { leerlingen: [{ nr: 3, is: rij(gelezen, 3).kandidaten[0]?.id }] });
  assert.deepEqual([uit.nieuw.length, uit.anders.map(({ roepnaam }) => roepnaam), uit.overgeslagen], [0, ['Een', 'drie'], 2]);
  for (const keuze of [{ nr: 2, is: 'nieuw' }, { nr: 3, is: createId() }, { nr: 99 }, { nr: 1, groepId: createId() }])
    assert.throws(() => voer(anders, eerst, { leerlingen: [keuze] }), /keuze-ongeldig/);
});

test('one leerling twice in a file is one leerling', () => {
  const gelezen = plan(
    school(leerling('1', 'Een'), leerling(' 1 ', 'Een'), leerling('2', 'Twee', undefined, 'e'), leerling('3', 'Drie', undefined, 'e')),
  );
  assert.deepEqual(
    gelezen.leerlingen.map(({ soort }) => soort),
    ['nieuw', 'conflict', 'nieuw', 'conflict'],
  );
});

test('who leaves later is still here; who left and was here is proposed for the prullenbak; half a school is not', () => {
  const met = (dag: string): string => `<jaargroep>5</jaargroep><groep key="g"/><uitstroomdatum>${dag}</uitstroomdatum>`;
  const peil = '<schooljaar>2024-2025</schooljaar><peildatum>2024-10-01</peildatum><brincode>99ZZ</brincode>';
  const van = (dag: string): Bestand =>
    xml(`<groepen>${groep('g', 'G', '5')}</groepen><leerlingen>${leerling('1', 'A', met(dag))}${leerling('2', 'B')}</leerlingen>`, peil);
  const eerst = na(van('2025-01-01'), leeg);
  assert.equal(eerst.leerlingen.length, 2);
  const regel = rij(plan(van('2024-10-01'), eerst), 1);
  assert.deepEqual([regel.soort, regel.mee], ['vertrokken', true]);
  assert.equal(voer(van('2024-10-01'), eerst).weg.length, 1);
  const namen = Array.from({ length: 10 }, (_, i) => String(i));
  const vol = na(school(...namen.map((naam) => leerling(naam, naam))), leeg);
  const half = plan(school(...namen.map((naam, i) => leerling(naam, naam, i < 8 ? '<jaargroep>H</jaargroep>' : undefined))), vol);
  assert.equal(half.leerlingen.filter(({ mee, soort }) => mee && soort === 'vertrokken').length, 0);
});

test('U12: a file with nobody or with a tenth throws nobody away and says so', () => {
  const namen = Array.from({ length: 20 }, (_, i) => String(i));
  const vol = na(school(...namen.map((naam) => leerling(naam, naam))), leeg);
  for (const van of [school(), school(leerling('1', '1'), leerling('2', '2'))]) {
    const gelezen = plan(van, vol);
    assert.ok(meldingen(gelezen).includes('deel-van-school'));
    assert.deepEqual(voer(van, vol).weg, []);
  }
  assert.ok(meldingen(plan(school(), vol)).includes('geen-leerlingen'));
});

test('groepen: the key within a year, else the name; a groep of last year with the same key and another name is another', () => {
  const jaar = (schooljaar: string, key: string, naam: string): Bestand =>
    xml(
      `<groepen>${groep(key, naam, '5')}</groepen><leerlingen>${leerling('1', 'A', `<jaargroep>5</jaargroep><groep key="${key}"/>`)}</leerlingen>`,
      `<schooljaar>${schooljaar}</schooljaar><brincode>99ZZ</brincode>`,
    );
  const eerst = na(jaar('2024-2025', 'k1', 'Beren'), leeg);
  const gevallen = [
    ['2024-2025', 'k1', 'Apen', 'gewijzigd'],
    ['2024-2025', 'k2', 'beren', 'gewijzigd'],
    ['2025-2026', 'k2', 'Beren', 'ongewijzigd'],
    ['2025-2026', 'k1', 'Apen', 'nieuw'],
  ] as const;
  for (const [schooljaar, key, naam, soort] of gevallen)
    assert.equal(plan(jaar(schooljaar, key, naam), eerst).groepen[0]?.soort, soort, `${schooljaar} ${key} ${naam}`);
});

test('a groep that is pointed elsewhere keeps its name there; one that is left out leaves its leerlingen without', () => {
  const eerst = na(school(leerling('1', 'A')), leeg);
  const ander = { ...eerst, groepen: [...eerst.groepen, { id: createId(), naam: 'Kikkers', jaargroepen: [5] }], groepsleutels: [] };
  const doel = ander.groepen[1]?.id;
  const uit = voer(school(leerling('1', 'A'), leerling('2', 'B')), ander, { groepen: [{ sleutel: 'g', groepId: doel }] });
  assert.deepEqual([uit.nieuw[0]?.groepId, uit.groepenAnders, uit.anders[0]?.groepId ?? uit.gelijk[0]?.groepId], [doel, [], doel]);
  const zonder = voer(school(leerling('1', 'A')), leeg, { groepen: [{ sleutel: 'g', mee: false }] });
  assert.deepEqual(
    zonder.groepenNieuw.map(({ naam }) => naam),
    ['Zonder groep'],
  );
});

test('a combined group without a groep of its own is where its leerlingen sit; a plusgroep is not', () => {
  const sg = (key: string): string => `<samengestelde_groepen><samengestelde_groep key="${key}"/></samengestelde_groepen>`;
  const van =
    xml(`<groepen>${groep('g', 'Groep 5', '5')}<samengestelde_groep key="c"><naam>Onderbouw</naam></samengestelde_groep><samengestelde_groep key="p"><naam>Plus</naam></samengestelde_groep></groepen>
    <leerlingen>${leerling('1', 'A', `<jaargroep>3</jaargroep>${sg('c')}`)}${leerling('2', 'B', `<jaargroep>5</jaargroep>${sg('p')}<groep key="g"/>`)}${leerling('3', 'C', `<jaargroep>5</jaargroep><groep key="weg"/>${sg('p')}`)}</leerlingen>
    <leerkrachten><leerkracht key="a"><roepnaam>Jo</roepnaam><samengestelde_groepen><samengestelde_groep key="c"/><samengestelde_groep key="p"/></samengestelde_groepen></leerkracht></leerkrachten>`);
  const gelezen = plan(van);
  assert.deepEqual(
    gelezen.groepen.map(({ naam }) => naam),
    ['Groep 5', 'Onderbouw'],
  );
  assert.deepEqual(
    gelezen.leerlingen.map(({ groep: zit }) => zit),
    ['c', 'g', null],
  );
  assert.deepEqual(rij(gelezen, 3).opmerkingen, ['groep-onbekend', 'zonder-groep']);
  assert.deepEqual(gelezen.docenten[0]?.groepen, ['c', 'g']);
});

test('teachers: parents, trainees and the office are unticked, a leader is not; an address that is known is the same person', () => {
  const lk = (key: string, rol: string, email = ''): string =>
    `<leerkracht key="${key}"><achternaam>Vos</achternaam><roepnaam>R${key}</roepnaam>${email === '' ? '' : `<emailadres>${email}</emailadres>`}${rol}</leerkracht>`;
  const rollen = ['OUD', 'CON', 'STA', 'ADM', 'LRK', 'DIR'].map((rol, i) => lk(String(i), `<rol>${rol}</rol>`));
  const van = xml(
    `<leerlingen>${leerling('1', 'A')}</leerlingen><leerkrachten>${rollen.join('')}${lk('m', '<rol>STA</rol><rol>LRK</rol>', 'Baas@School.example')}${lk('x', '', 'geen adres')}</leerkrachten>`,
  );
  assert.deepEqual(
    plan(van).docenten.map(({ mee }) => mee),
    [false, false, false, false, true, true, true, true],
  );
  assert.deepEqual(plan(van).docenten[7]?.opmerkingen, ['mailadres-ongeldig']);
  const baas = {
    id: createId(),
    roepnaam: 'De',
    achternaam: 'Baas',
    email: 'baas@school.example',
    beheerder: true,
    sleutel: null,
    eckid: null,
    groepIds: [],
  };
  const gelezen = plan(van, {
    ...leeg,
    docenten: [baas, { ...baas, id: createId(), roepnaam: 'R5', achternaam: 'Vos', email: 'r5@school.example', beheerder: false }],
  });
  assert.deepEqual([gelezen.docenten[6]?.docentId, gelezen.docenten[6]?.opmerkingen], [baas.id, ['ziet-alles']]);
  assert.deepEqual([gelezen.docenten[5]?.mee, gelezen.docenten[5]?.opmerkingen], [false, ['zonder-mailadres', 'naam-bestaat-al']]);
});

test('names: any alphabet is kept, what hides is taken out, markup is text, too long is cut and said', () => {
  const namen: readonly (readonly [string, string])[] = [
    ['王小明', '王小明'],
    ['محمد', 'محمد'],
    ['A\u0308nne', 'Änne'],
    ['Jan\u200B\u202E', 'Jan'],
    ['&lt;script&gt;', '<script>'],
    ['<![CDATA[Bo & Co]]>', 'Bo & Co'],
    ['  veel   spaties  ', 'veel spaties'],
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
  ];
  const gelezen = plan(school(...namen.map(([naam], i) => leerling(String(i), naam))));
  assert.deepEqual(
    gelezen.leerlingen.map(({ naam }) => naam.roepnaam),
    namen.map(([, naam]) => naam),
  );
  const lang = rij(plan(school(leerling('1', 'é'.repeat(300)))), 1);
  assert.deepEqual([lang.naam.roepnaam.length, lang.opmerkingen], [100, ['naam-ingekort']]);
});

test('seats: what is ticked beyond the licence is counted, and an ended licence is said', () => {
  const vol = { ...leeg, plaatsen: { gebruikt: 9, totaal: 10, tot: '2024-01-01' } };
  const { meldingen: alle } = plan(school(leerling('1', 'A'), leerling('2', 'B'), leerling('3', 'C')), vol);
  assert.deepEqual(
    alle.filter(({ soort }) => soort === 'te-weinig-plaatsen').map(({ aantal }) => aantal),
    [2],
  );
  assert.ok(alle.some(({ soort }) => soort === 'licentie-verlopen'));
});

for (const [naam, code] of [
  ['mal-billion-laughs', 'edexml/doctype'],
  ['mal-xxe-bestand', 'edexml/doctype'],
  ['mal-afgekapt', 'edexml/kapot'],
] as const) {
  test(`${naam} is refused: ${code}`, () => assert.throws(() => bestand(naam), { message: code }));
}

test('another root is refused: edexml/geen-edexml', () =>
  assert.throws(() => lees(Buffer.from(SCHOOL.replaceAll(/<(\/?)EDEX/g, '<$1html'))), { message: 'edexml/geen-edexml' }));

test('markup in a name is a name', () => {
  assert.match(JSON.stringify(plan(bestand('mal-html-in-namen')).leerlingen), /</);
});
