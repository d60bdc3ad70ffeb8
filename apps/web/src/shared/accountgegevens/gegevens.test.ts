import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedOf, isDeel, problemsOf, waardenVan, type Waarden } from './gegevens.ts';

const WAARDEN: Waarden = waardenVan({
  naam: 'De Linde',
  email: 'info@delinde.example',
  telefoon: '',
  straat: '',
  postcode: '',
  plaats: 'Zwolle',
  instellingsnummer: '12AB',
  factuurEmail: '',
  factuurKenmerk: '',
});

test('a name is needed; addresses and a number may be empty, not wrong', () => {
  const rows: readonly (readonly [Partial<Waarden>, ReturnType<typeof problemsOf>])[] = [
    [{}, {}],
    [{ naam: '  ' }, { naam: 'verplicht' }],
    [{ email: '' }, {}],
    [{ email: 'info@delinde' }, { email: 'emailFout' }],
    [{ factuurEmail: 'a,b@c.example' }, { factuurEmail: 'emailFout' }],
    [{ instellingsnummer: '' }, {}],
    [{ instellingsnummer: '1234' }, { instellingsnummer: 'ongeldig' }],
  ];
  for (const [anders, verwacht] of rows) assert.deepEqual(problemsOf({ ...WAARDEN, ...anders }), verwacht, JSON.stringify(anders));
});

test('only what changed is sent, without blanks around it', () => {
  assert.deepEqual(changedOf({ ...WAARDEN, plaats: ' Deventer ', telefoon: '' }, WAARDEN), { plaats: 'Deventer' });
  assert.deepEqual(changedOf({ ...WAARDEN, plaats: 'Zwolle ' }, WAARDEN), {});
  assert.deepEqual(changedOf({ ...WAARDEN, email: '' }, WAARDEN), { email: '' }, 'emptying a field is a change');
});

test('what was kept by another version of the form is not taken for this one', () => {
  assert.equal(isDeel({ naam: 'De Linde' }), true);
  assert.equal(isDeel({}), true);
  assert.equal(isDeel({ naam: 3 }), false);
  assert.equal(isDeel({ fax: '038' }), false);
  assert.equal(isDeel(null), false);
  assert.equal(isDeel('naam'), false);
});
