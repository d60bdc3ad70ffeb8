import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminTeksten } from './admin.ts';
import { docentenTeksten } from './docenten.ts';
import { kindvoortgangTeksten } from './kindvoortgang.ts';
import { beheerTeksten } from './beheer.ts';
import { lijstenTeksten } from './lijsten.ts';
import { oefeninstellingenTeksten } from './oefeninstellingen.ts';
import { inThuiswoorden, toThuis } from './thuiswoorden.ts';
import { leerlingvoortgangTeksten } from './voortgang-leerling.ts';

test('a parent reads of a child, with the article that it takes', () => {
  for (const [school, thuis] of [
    ['Leerlingen beheren', 'Kinderen beheren'],
    ['Zoek een leerling', 'Zoek een kind'],
    ['De leerling oefent, en deze leerling ook.', 'Het kind oefent, en dit kind ook.'],
    ['Voeg de nieuwe leerling toe', 'Voeg het nieuwe kind toe'],
    ['een andere leerling die oefent', 'een ander kind dat oefent'],
    ['Voor de hele groep', 'Voor het hele gezin'],
    ['Wijzig de groep', 'Wijzig voor het gezin'],
    ['Er zitten nog geen leerlingen in deze groep', 'Er zitten nog geen kinderen in dit gezin'],
    ['Zoals de klas: {{waarde}}', 'Zoals het gezin: {{waarde}}'],
    ['De groep waarin je kind nu zit, van de groep 5', 'De groep waarin je kind nu zit, van de groep 5'],
    ['Leg uit op het bord', 'Leg uit op het scherm'],
    ['Rapport voor ouders', 'Rapport'],
    ['Beste ouders van {{naam}},', 'Dit gaat over {{naam}},'],
    ['Op welke dag gaven de ouders toestemming?', 'Op welke dag heb je dit besloten?'],
    ['Kijk ook naar het schrift in de klas.', 'Kijk ook naar het schrift in de klas.'],
    ['De leerlingen van {{leerling}}', 'De kinderen van {{leerling}}'],
    ['Jaargroep', 'Groep op school'],
    ['Alleen wie deze leerling begeleidt en de beheerder kunnen luisteren.', 'Alleen de ouders die hier inloggen kunnen luisteren.'],
    ['Ken je iemand op een andere school voor wie', 'Ken je iemand voor wie'],
    ['M3', 'Midden groep 3'],
    ['M6-E6', 'Groep 6'],
    ['E3 (eind 1ste leerjaar)', 'Eind 1ste leerjaar'],
    [
      'de stippellijn is de normgroep. M5 is halverwege groep 5, E5 het eind van groep 5.',
      'de stippellijn is waar een gemiddeld kind staat.',
    ],
    ['niveau; normgroep {{norm}}.', 'niveau; vergeleken met {{norm}}.'],
    ['kan geen enkele leerling iets opnemen', 'kan geen enkel kind iets opnemen'],
    [
      'Wat je zo hoort is een los punt: groei zie je aan leesmomenten.',
      'Wat je zo hoort is een los punt: één keer zegt nog niets over groei.',
    ],
    ['Leg de regel nog eens uit, in een klein groepje of één op één.', 'Leg de regel nog eens uit.'],
  ] as const)
    assert.equal(toThuis(school), thuis);
});

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else for (const inner of Object.values(Object(value))) yield* strings(inner);
}

test('no screen that a parent opens says leerling, and none has a child with a wrong article', () => {
  for (const { naam, nl, be } of [
    adminTeksten,
    docentenTeksten,
    kindvoortgangTeksten,
    beheerTeksten,
    lijstenTeksten,
    oefeninstellingenTeksten,
    leerlingvoortgangTeksten,
  ])
    for (const streek of [{}, be])
      for (const tekst of strings(inThuiswoorden(nl, streek)))
        assert.doesNotMatch(
          tekst.replaceAll(/\{\{[^}]*\}\}/g, '…'),
          /\bleerling(en)?\b|\b(de|deze|die|elke|welke|iedere|nieuwe) kind\b/iu,
          `${naam}: ${tekst}`,
        );
});

test('settings at home are those of a home: no groep of its own is named', () => {
  for (const streek of [{}, oefeninstellingenTeksten.be])
    for (const tekst of strings(inThuiswoorden(oefeninstellingenTeksten.nl, streek)))
      assert.doesNotMatch(tekst, /\b(van|zoals|voor|wijzig|in|wat) (de|deze) (hele )?(groep|klas)\b/iu, tekst);
});
