import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPresentie } from './presentie.ts';

const wie = (
  id: string,
  naam: string,
  email: string,
  stand: 'geplaatst' | 'wachtlijst' | 'afgemeld' = 'geplaatst',
  aanwezig?: boolean,
) => ({
  id,
  naam,
  email,
  stand,
  aanwezig: aanwezig ?? null,
});
const MENSEN = [
  wie('an', 'An de Vries', 'an@school.example'),
  wie('bo', 'Bo Ünal', 'bo@school.example', 'geplaatst', true),
  wie('cas', 'Cas Smit', 'cas@school.example', 'wachtlijst'),
  wie('dee1', 'Dee Bos', 'dee@noord.example'),
  wie('dee2', 'Dee Bos', 'dee@zuid.example'),
  wie('eva0', 'Eva Kok', 'eva@school.example', 'afgemeld'),
  wie('eva', 'Eva Kok', 'eva@school.example'),
];

const GEVALLEN: readonly (readonly [string, string, readonly string[]])[] = [
  ['an address alone', 'an@school.example', ['an']],
  ['capitals and brackets around the address', 'An <AN@School.example>', ['an']],
  ['a name alone, without its accent', 'bo unal', ['bo']],
  ['an export with a head, commas and quotes', 'Name,Email,Duration\r\n"Vries, An de",an@school.example,55\r\n', ['an']],
  ['an export with semicolons and the name in two columns', 'Voornaam;Achternaam;Minuten\nAn;de Vries;55\nBo;Ünal;50', ['an', 'bo']],
  ['tabs, last name first', 'Achternaam\tVoornaam\nde Vries\tAn', ['an']],
  ['a last name, a comma and a first name in one cell', '"de Vries, An"', ['an']],
  ['a name with what the tool adds', 'An de Vries (Gast)', ['an']],
  ['somebody who joined twice', 'an@school.example\nAn de Vries', ['an']],
  ['an unknown address with a known name', 'An de Vries;an@thuis.example', ['an']],
  ['the address that tells two of one name apart', 'Dee Bos,dee@zuid.example', ['dee2']],
  ['who signed off and on again', 'eva@school.example', ['eva']],
];
for (const [geval, tekst, verwacht] of GEVALLEN)
  test(`${geval} is recognised`, () => {
    const { herkend, onbekend, twijfel, nietGeplaatst } = readPresentie(tekst, MENSEN);
    assert.deepEqual(
      herkend.map(({ id }) => id),
      verwacht,
    );
    assert.deepEqual([onbekend, twijfel, nietGeplaatst], [[], [], []]);
  });

test('who is not known, fits two, or had no place is named and not marked', () => {
  const uit = readPresentie('Dee Bos\nonbekend@x.example\nCas Smit\n\n ; ; \n<b>Fie</b>', MENSEN);
  assert.deepEqual(uit, {
    herkend: [],
    nietGeplaatst: [{ naam: 'Cas Smit', stand: 'wachtlijst' }],
    twijfel: ['Dee Bos'],
    onbekend: ['onbekend@x.example', '<b>Fie</b>'],
  });
});

test('it says who was marked before, and by what somebody was recognised', () => {
  const { herkend } = readPresentie('bo@school.example\nAn de Vries', MENSEN);
  assert.deepEqual(
    herkend.map(({ id, via, al }) => [id, via, al]),
    [
      ['bo', 'adres', true],
      ['an', 'naam', false],
    ],
  );
});

test('a line without end is cut off where it is shown', () => {
  assert.equal(readPresentie('x'.repeat(5000), MENSEN).onbekend[0]?.length, 160);
});
