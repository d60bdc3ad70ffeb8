import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminTeksten } from './admin.ts';
import { docentenTeksten } from './docenten.ts';
import { kindvoortgangTeksten } from './kindvoortgang.ts';
import { beheerTeksten } from './beheer.ts';
import { kaderTeksten } from './kader.ts';
import { oefeninstellingenTeksten } from './oefeninstellingen.ts';
import { inPraktijkwoorden, inPraktijkwoordenNl, toPraktijk } from './praktijkwoorden.ts';
import { schoolbeheerTeksten } from './schoolbeheer.ts';
import { voortgangTeksten } from './voortgang.ts';

test('a logopedist reads cliënten and groepen, with the capital of what it stands for', () => {
  assert.equal(toPraktijk('Klas toevoegen'), 'Groep toevoegen');
  assert.equal(toPraktijk('De leerlingen van deze klas'), 'De cliënten van deze praktijk');
  assert.equal(
    toPraktijk('Vraag het aan een leerkracht of een schoolbeheerder van jullie school.'),
    'Vraag het aan een logopedist of een praktijkbeheerder van jullie praktijk.',
  );
  assert.equal(toPraktijk('Klas op school'), 'Klas op school');
  assert.equal(toPraktijk('Nieuwe klascode'), 'Nieuwe code');
  assert.equal(toPraktijk('Naar de klassen'), 'Naar de cliënten');
  assert.equal(toPraktijk('klassiek, klasgenoot, leerlingvolgsysteem'), 'klassiek, klasgenoot, leerlingvolgsysteem');
});

test('the groep that clients hang on is ours: what holds for all of them is of the practice', () => {
  for (const [school, praktijk] of [
    ['Instellingen van de groep', 'Instellingen van de praktijk'],
    ['Wijzig de groep', 'Wijzig voor de praktijk'],
    ['Deze groep heeft nog geen groepscode.', 'Deze praktijk heeft nog geen code.'],
    ['Laat deze groep nu binnen', 'Laat iedereen nu binnen'],
    ['Leg uit op het bord', 'Leg uit op het scherm'],
    ['Open het bord', 'Open het scherm'],
    ['De volgorde van het letterbord', 'De volgorde van het letterbord'],
    ['Met welke groep het kind wordt vergeleken, halverwege groep 5', 'Met welke groep het kind wordt vergeleken, halverwege groep 5'],
    ['open de groep waar het kind in komt', 'open de groep waar het kind in komt'],
    ['Groep op school', 'Groep op school'],
    ['Naar de groepen', 'Naar de leerlingen'],
    ['Dit geldt voor alle groepen.', 'Dit geldt voor alle leerlingen.'],
  ] as const)
    assert.deepEqual(inPraktijkwoordenNl({ school }, {}), { school: praktijk });
  assert.equal(toPraktijk('Zoals de klas: {{waarde}}'), 'Zoals de praktijk: {{waarde}}');
  assert.equal(toPraktijk('de naam van je school of praktijk'), 'de naam van je praktijk');
});

test('names of values and addresses stay', () => {
  assert.equal(toPraktijk('{{klas}}: [de klas](/site/klas)'), '{{klas}}: [de praktijk](/site/klas)');
});

test('the Flemish text comes first, and what has none is the Dutch one', () => {
  assert.deepEqual(inPraktijkwoorden({ a: 'Groepen', b: { c: 'Leerling', d: 'ja' } }, { a: 'Klassen' }), {
    a: 'Groepen',
    b: { c: 'Cliënt', d: 'ja' },
  });
});

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else for (const inner of Object.values(Object(value))) yield* strings(inner);
}

test('no screen that a logopedist opens says klas, leerling or leerkracht', () => {
  for (const { naam, nl, be } of [
    adminTeksten,
    docentenTeksten,
    kindvoortgangTeksten,
    beheerTeksten,
    kaderTeksten,
    oefeninstellingenTeksten,
    schoolbeheerTeksten,
    voortgangTeksten,
  ])
    for (const tekst of strings(inPraktijkwoorden(nl, be)))
      assert.doesNotMatch(tekst.replaceAll(/\{\{[^}]*\}\}/g, ''), /\bklas(sen)?\b|\bleerling(en)?\b|leerkracht/iu, `${naam}: ${tekst}`);
});
