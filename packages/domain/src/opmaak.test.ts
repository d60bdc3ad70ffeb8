import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPlatteTekst, readOpmaak } from './opmaak.ts';

const links = (tekst: string): readonly string[] =>
  readOpmaak(tekst).flatMap(({ regels }) => regels.flatMap((regel) => regel.flatMap(({ naar }) => (naar === '' ? [] : [naar]))));
const heel = (tekst: string): string => toPlatteTekst(tekst, (naar) => naar);

test('an empty line parts paragraphs, lines with a dash are a list, and a line end stays in its paragraph', () => {
  assert.deepEqual(
    readOpmaak('Dag allemaal,\nwelkom.\r\n\r\nNieuw:\n- een\n- twee\nEn verder').map(({ soort, regels }) => [soort, regels.length]),
    [
      ['alinea', 2],
      ['alinea', 1],
      ['lijst', 2],
      ['alinea', 1],
    ],
  );
});

test('X07: only a path of our own is a link; every other address stays text, letter for letter', () => {
  assert.deepEqual(links('Zie [prijzen](/site/prijzen) en [hier](/admins/:adminId/roadmap#nieuw).'), [
    '/site/prijzen',
    '/admins/:adminId/roadmap#nieuw',
  ]);
  for (const kwaad of [
    '[klik](javascript:alert(1))',
    '[klik](data:text/html,x)',
    '[klik](//evil.example)',
    '[klik](/\\evil.example)',
    '[klik](https://evil.example)',
    '[klik](/a b)',
    '[klik](/"onclick="x)',
    '<svg onload=alert(1)>',
    '<a href="/site/prijzen" style="x">p</a>',
    '<script>alert(1)</script>',
  ]) {
    assert.deepEqual(links(kwaad), [], kwaad);
    assert.equal(heel(kwaad), kwaad);
  }
});

test('X04: template code is text', () => {
  for (const code of ['{{7*7}}', '${7*7}', '<%=7*7%>', '{{user.passwordHash}}', '{% for x in y %}']) assert.equal(heel(code), code);
});

test('as plain text a link names its whole address and a list keeps its dashes', () => {
  assert.equal(
    toPlatteTekst('Lees [de tekst](/site/faq).\n\n* een\n- twee', (naar) => `https://spelrijk.example${naar}`),
    'Lees de tekst (https://spelrijk.example/site/faq).\n\n- een\n- twee',
  );
});
