import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCsv } from '../../../platform/bestand/tabel.ts';
import { packZip, unpackZip } from '../../../platform/bestand/zip.ts';
import { readBestand, readInhoud } from './inlezen.ts';
import { readResultaten, type Gelezen } from './resultaten.ts';

const MAP = join(import.meta.dirname, '../../../../test/bestanden/lvs');
const lang = readFileSync(join(MAP, 'lang.xlsx'));
const bytes = (tekst: string): Uint8Array => new TextEncoder().encode(tekst);
async function lees(bestand: Uint8Array): Promise<Gelezen> {
  const { tabel, kop } = await readInhoud(bestand);
  return readResultaten(tabel, kop);
}
const weigert = (bestand: Uint8Array, code: string): Promise<void> => assert.rejects(readInhoud(bestand), new RegExp(code));

const delen = new Map(
  [...(await unpackZip(lang, { bestanden: 100, bytes: 10_000_000 }))].map(([naam, inhoud]) => [naam, Buffer.from(inhoud).toString()]),
);
/** The workbook of the samples with parts changed. */
const werkmap = (anders: Readonly<Record<string, string>>): Promise<Buffer> =>
  packZip([...new Map([...delen, ...Object.entries(anders)])].map(([naam, tekst]) => ({ naam, bytes: Buffer.from(tekst) })));
const deel = (naam: string): string => delen.get(naam) ?? '';

test('a workbook: the first visible sheet with headings, values as they are, hidden sheets stay closed', async () => {
  const { resultaten } = await lees(lang);
  assert.ok(resultaten.length >= 6);
  const [sanne] = resultaten;
  assert.deepEqual(
    [sanne?.wie.leerlingnummer, sanne?.geboortedatum, sanne?.moment, sanne?.afnamedatum],
    ['1001', '2018-02-14', 'E3', '2025-01-22'],
  );
  assert.deepEqual([sanne?.waarden.vaardigheidsscore, sanne?.waarden.niveau], ['141', 'C III']);
  const inhoud = JSON.stringify(await readInhoud(lang));
  assert.ok(!inhoud.includes('notitie over leerling'));
});

test('the CSV and the workbook of one list hold the same results', async () => {
  const kort = ({ resultaten }: Gelezen) =>
    resultaten.map(({ wie, moment, waarden }) => [
      wie.leerlingnummer,
      moment,
      waarden.niveau,
      Number(waarden.vaardigheidsscore?.replace(',', '.')),
    ]);
  assert.deepEqual(kort(await lees(lang)), kort(await lees(readFileSync(join(MAP, 'lang-puntkomma-cp1252.csv')))));
});

test('hidden and very hidden sheets are not read, also when nothing else is there', async () => {
  for (const stand of ['hidden', 'veryHidden'])
    await weigert(
      await werkmap({ 'xl/workbook.xml': deel('xl/workbook.xml').replaceAll('state="visible"', `state="${stand}"`) }),
      'tabel/geen-tabel',
    );
});

test('of a formula the saved value counts, and its text never does', async () => {
  const blad = deel('xl/worksheets/sheet2.xml').replace(
    /<c r="K4"[^>]*>.*?<\/c>/,
    '<c r="K4"><f>WEBSERVICE("http://127.0.0.1:9")</f><v>150</v></c>',
  );
  const bestand = await werkmap({ 'xl/worksheets/sheet2.xml': blad });
  assert.equal((await lees(bestand)).resultaten[0]?.waarden.vaardigheidsscore, '150');
  assert.ok(!JSON.stringify(await readInhoud(bestand)).includes('WEBSERVICE'));
});

test('U03: a DOCTYPE in any part of a workbook or message is refused', async () => {
  const kwaad = '<!DOCTYPE x [<!ENTITY a "aaaa">]>';
  for (const naam of ['xl/workbook.xml', 'xl/worksheets/sheet2.xml', 'xl/styles.xml'])
    await weigert(await werkmap({ [naam]: `${kwaad}${deel(naam)}` }), 'tabel/doctype');
  await weigert(bytes(`${kwaad}<leerresultaten_verzoek/>`), 'lvs/doctype');
});

test('U05: a workbook that is a bomb is refused before unpacking, and costs no time', async () => {
  const begin = Date.now();
  await assert.rejects(readBestand(await werkmap({ 'xl/worksheets/sheet2.xml': 'a'.repeat(61_000_000) })), /bestand\/archief/);
  await assert.rejects(
    readBestand(await packZip(Array.from({ length: 200 }, (_, i) => ({ naam: `xl/${i}.xml`, bytes: bytes('<a/>') })))),
    /bestand\/archief/,
  );
  assert.ok(Date.now() - begin < 20_000);
});

test('no workbook: an archive of something else, an old one, a text with another name', async () => {
  await weigert(await packZip([{ naam: 'brief.txt', bytes: bytes('hallo') }]), 'tabel/geen-werkmap');
  await weigert(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'tabel/oud-excel');
  await weigert(bytes('MZ een programma'), 'tabel/geen-tabel');
});

const UWLR = `<?xml version="1.0" encoding="UTF-8"?>
<ns:leerresultaten_verzoek xmlns:ns="http://www.edustandaard.nl/leerresultaten/2/leerresultaten">
  <ns:school><ns:schooljaar>2025-2026</ns:schooljaar></ns:school>
  <ns:toetsafnames>
    <ns:toetsafname><ns:leerlingid>1001</ns:leerlingid><ns:eckid>https://ketenid.nl/1</ns:eckid><ns:resultaten>
      <ns:resultaat key="r1"><ns:afnamedatum>2026-01-22</ns:afnamedatum><ns:toetscode>SPM5</ns:toetscode><ns:osoresultaat>
        <ns:toetsscore><ns:aantalopgaven>40</ns:aantalopgaven><ns:aantalgoed>31</ns:aantalgoed><ns:vaardigheidsscore>243.5</ns:vaardigheidsscore></ns:toetsscore>
        <ns:referentiescore><ns:codereferentiescore>AE</ns:codereferentiescore><ns:codevergelijkingsgroep>Landelijk</ns:codevergelijkingsgroep><ns:waarde>B</ns:waarde></ns:referentiescore>
        <ns:referentiescore><ns:codereferentiescore>FN</ns:codereferentiescore><ns:waarde>E5</ns:waarde></ns:referentiescore>
        <ns:referentiescore><ns:codereferentiescore>LGH</ns:codereferentiescore><ns:waarde>9</ns:waarde></ns:referentiescore>
      </ns:osoresultaat></ns:resultaat>
      <ns:resultaat key="r2"><ns:afnamedatum>2026-01-22</ns:afnamedatum><ns:toetscode>SPM5</ns:toetscode><ns:toetsonderdeelcode>C1</ns:toetsonderdeelcode><ns:score>7</ns:score></ns:resultaat>
      <ns:resultaat key="r3"><ns:afnamedatum>2026-01-23</ns:afnamedatum><ns:toetscode>RWM5</ns:toetscode><ns:score>12</ns:score></ns:resultaat>
    </ns:resultaten></ns:toetsafname>
  </ns:toetsafnames>
  <ns:toetsen><ns:toets><ns:toetscode>SPM5</ns:toetscode><ns:toetsnaam>Spelling 3.0 M5</ns:toetsnaam><ns:toetsonderdelen>
    <ns:toetsonderdeel><ns:toetsonderdeelcode>C1</ns:toetsonderdeelcode><ns:toetsonderdeelnaam>klankzuiver</ns:toetsonderdeelnaam></ns:toetsonderdeel>
  </ns:toetsonderdelen></ns:toets><ns:toets><ns:toetscode>RWM5</ns:toetscode><ns:toetsnaam>Rekenen 3.0 M5</ns:toetsnaam></ns:toets></ns:toetsen>
</ns:leerresultaten_verzoek>`;

test('a result message of UWLR: tests by their name, parts apart, other subjects counted', async () => {
  const { resultaten, anderVak } = await lees(bytes(UWLR));
  assert.equal(anderVak, 1);
  const [heel, onderdeel] = resultaten;
  assert.deepEqual(
    [heel?.wie.leerlingnummer, heel?.wie.eckid, heel?.toets, heel?.moment, heel?.afnamedatum],
    ['1001', 'https://ketenid.nl/1', 'Spelling 3.0 M5', 'M5', '2026-01-22'],
  );
  assert.deepEqual(heel?.waarden, { score: '31', opgaven: '40', vaardigheidsscore: '243.5', niveau: 'B', functioneringsniveau: 'E5' });
  assert.deepEqual([onderdeel?.toets, onderdeel?.onderdeel, onderdeel?.waarden.score], ['Spelling 3.0 M5', 'klankzuiver', '7']);
});

test('other XML is refused with what to do; half a message is refused', async () => {
  await weigert(bytes('<EDEX><school/></EDEX>'), 'lvs/onbekende-xml');
  await weigert(bytes('<DULT><toets/></DULT>'), 'lvs/onbekende-xml');
  await weigert(bytes(UWLR.slice(0, 900)), 'lvs/kapot');
  await weigert(bytes('<a>'.repeat(200_000)), 'lvs/kapot');
});

test('U13: a cell of a megabyte, and more rows than a school has, are refused with their row', async () => {
  const groot = `Leerling;Toets;Niveau\nTim;Spelling 3.0 M4;II\n${'x'.repeat(1_000_000)};Spelling;II`;
  await assert.rejects(readInhoud(bytes(groot)), (error) => error instanceof Error && JSON.stringify(error).includes('Rij 3.'));
  await weigert(bytes(`Leerling;Toets\n${'Tim;Spelling\n'.repeat(20_100)}`), 'tabel/te-veel');
});

test('U13: however a table was written, its cells are the same: marks at the beginning, ends of lines, signs between, quotes, letters of Windows', () => {
  const RIJEN = [
    ['Leerling', 'Toets'],
    ['Zoë "Zo" de Wit', 'Spelling; 3.0, M4\nopnieuw'],
    ['Çağla', ''],
  ];
  const schrijf = (teken: string, einde: string): string =>
    RIJEN.map((rij) => rij.map((cel) => (/[;,\n"|\t]/.test(cel) ? `"${cel.replaceAll('"', '""')}"` : cel)).join(teken)).join(einde) + einde;
  const lezen = (tekst: string | Uint8Array): unknown => readCsv(typeof tekst === 'string' ? bytes(tekst) : tekst).rijen;
  for (const teken of [';', ',', '\t', '|'])
    for (const einde of ['\n', '\r\n', '\r']) {
      assert.deepEqual(lezen(schrijf(teken, einde)), RIJEN, JSON.stringify([teken, einde]));
      assert.deepEqual(lezen(`\uFEFF${schrijf(teken, einde)}`), RIJEN, JSON.stringify(['mark', teken, einde]));
    }
  assert.deepEqual(lezen(`sep=,\n${schrijf(',', '\n')}`), RIJEN);
  // A curly apostrophe and a euro sign: letters that the old Windows has where others have none.
  const windows = Uint8Array.from([
    ...bytes('Leerling;Toets\nZo'),
    0xeb,
    ...bytes(' d'),
    0x92,
    ...bytes('Or'),
    0xe9,
    ...bytes(';'),
    0x80,
    ...bytes('\n'),
  ]);
  assert.deepEqual(lezen(windows), [
    ['Leerling', 'Toets'],
    ['Zoë d’Oré', '€'],
  ]);
});
