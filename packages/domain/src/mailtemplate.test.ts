import { test } from 'node:test';
import assert from 'node:assert/strict';
import { templateproblemen, fillTemplate, type Mailtemplate } from './mailtemplate.ts';

const VELDEN = { velden: ['roepnaam', 'admin', 'link'], verplicht: ['link'] };
const GOED: Mailtemplate = {
  onderwerp: 'Dag {{ roepnaam }}',
  tekst: 'Dag {{roepnaam}},\n\n{{ link }}\n\nTot dan.',
  knop: 'Open {{ admin }}',
};
const problemen = (anders: Partial<Mailtemplate>): readonly string[] =>
  templateproblemen({ ...GOED, ...anders }, VELDEN).map(({ fout, wat }) => `${fout} ${wat}`);

test('fields get their values, also without spaces, and a value is not looked at again', () => {
  assert.equal(fillTemplate('{{ a }} en {{b}}', { a: '{{ b }}', b: '{{7*7}}' }), '{{ b }} en {{7*7}}');
  assert.equal(fillTemplate('{{ a }}', { a: '$& $1 $$' }), '$& $1 $$');
});

test('nothing of the language of an object is reachable', () => {
  for (const bron of ['{{ constructor }}', '{{ toString }}', '{{ __proto__ }}', '{{ a.length }}'])
    assert.equal(fillTemplate(bron, { a: 'x' }), bron);
});

test('a template with its own fields and a link on a line of its own is right', () => assert.deepEqual(problemen({}), []));

for (const [tekst, fout] of [
  ['{{ wachtwoord }}', 'onbekend {{ wachtwoord }}'],
  ['{{7*7}}', 'onbekend {{7*7}}'],
  ["{{constructor.constructor('return process')()}}", "onbekend {{constructor.constructor('return process')()}}"],
  ['{{user.passwordHash}}', 'onbekend {{user.passwordHash}}'],
  ['{{ roepnaam | upcase }}', 'onbekend {{ roepnaam | upcase }}'],
  ['{{{ roepnaam }}}', 'onbekend {{{ roepnaam }}'],
  ['{% if roepnaam %}', 'haakjes {%'],
  ['Dag {{ roepnaam', 'haakjes {{'],
  ['Dag roepnaam }}', 'haakjes }}'],
] as const)
  test(`X04: ${tekst} is refused, naming it`, () => assert.ok(problemen({ tekst: `${GOED.tekst}\n\n${tekst}` }).includes(fout)));

for (const tekst of ['${7*7}', '<%=7*7%>', '#{7*7}', '{ roepnaam }', '<script>alert(1)</script>'])
  test(`X04: ${tekst} is text like any other`, () => {
    const heel = `${GOED.tekst}\n\n${tekst}`;
    assert.deepEqual(problemen({ tekst: heel }), []);
    assert.ok(fillTemplate(heel, { roepnaam: 'x', link: 'y' }).endsWith(tekst));
  });

test('X04: what a value says is not looked at again', () => {
  const uit = fillTemplate('Dag {{ roepnaam }}, {{ link }}', { roepnaam: '{{ link }}{{roepnaam}}', link: 'L' });
  assert.equal(uit, 'Dag {{ link }}{{roepnaam}}, L');
});

test('a mail without its link is refused, and so is a link that is no button', () => {
  assert.deepEqual(problemen({ tekst: 'Dag.' }), ['ontbreekt {{ link }}']);
  assert.deepEqual(problemen({ tekst: 'Klik op {{ link }} en klaar.' }), ['link-alleen {{ link }}']);
  assert.deepEqual(problemen({ tekst: '{{ link }}\n\n{{ link }}' }), ['link-alleen {{ link }}']);
});

test('the link is a secret: not in the subject, which mail programs show everywhere', () => {
  assert.deepEqual(problemen({ onderwerp: 'Kijk: {{ link }}' }), ['link-elders {{ link }}']);
  assert.deepEqual(problemen({ onderwerp: 'Kijk: {{ link }}', tekst: 'Dag.' }), ['link-elders {{ link }}', 'ontbreekt {{ link }}']);
});

test('no part may be empty', () => assert.deepEqual(problemen({ onderwerp: ' ', knop: '' }), ['leeg onderwerp', 'leeg knop']));
