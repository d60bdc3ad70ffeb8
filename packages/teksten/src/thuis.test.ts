/** What is written for a home only: children, not leerlingen; parents, nobody of a school. In both regions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abonnementTeksten } from './abonnement.ts';
import { afmeldenTeksten } from './afmelden.ts';
import { foutTekst } from './fouten.ts';
import { mailTekst, type MailNaam } from './mail.ts';
import { thuisTeksten } from './thuis.ts';
import { uitnodigingTeksten } from './uitnodiging.ts';

const SCHOOLS = /\b(?:leerling(?:en)?|juf(?:fen)?|meester|leerkracht(?:en)?|docent(?:en)?|schoolbeheerder|klas(?:sen)?)\b/i;

const textsOf = (waarde: unknown): readonly string[] =>
  typeof waarde === 'string' ? [waarde] : typeof waarde === 'object' && waarde !== null ? Object.values(waarde).flatMap(textsOf) : [];

const MAILS: readonly MailNaam[] = ['thuisBeginnen', 'thuisGestopt', 'uitnodigingOuder', 'weekmail'];
const CODES: readonly string[] = [
  'wachtwoorden/te-kort-ouder',
  'aanvragen/link-ongeldig',
  'abonnement/pauze',
  'abonnement/prijs',
  'abonnement/al-besteld',
  'abonnement/loopt-niet',
  'abonnement/te-laat',
  'rust/dag-past-niet',
  'rust/niet-gevonden',
  'ouders/vol',
  'ouders/adres-bestaat-al',
  'ouders/niet-gevonden',
  'ouders/gaat-zelf',
  'ouders/laatste',
  'weekmail/link-ongeldig',
];

for (const regio of ['nl', 'be'] as const)
  test(`no word of a school stands in what a home is told (${regio})`, () => {
    const { kantoor: _ours, ...abonnement } = abonnementTeksten.nl;
    const texts = [
      ...textsOf(thuisTeksten[regio]),
      ...textsOf(abonnement),
      ...textsOf(afmeldenTeksten.nl.week),
      ...textsOf(uitnodigingTeksten.nl.thuis),
      ...MAILS.flatMap((naam) => textsOf(mailTekst(naam, regio))),
      ...CODES.map((code) => foutTekst(code, regio)),
    ];
    assert.ok(texts.length > 50);
    for (const text of texts) assert.doesNotMatch(text, SCHOOLS, text);
  });
