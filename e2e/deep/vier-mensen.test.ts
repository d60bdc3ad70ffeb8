/**
 * Four people from the site to their third week, on a server whose clock this test moves: a new parent, an RT-praktijk, a Flemish school and a logopedist in
 * Flanders, each once on a tablet (768x1024) and once on a laptop (1280x800). What a grown-up does is done on the screens; children answer through the calls of
 * their games. Every screen that is looked at fits, and has no word of somebody else. `E2E_BEELD` keeps the pictures in that folder. What each task costs is
 * counted: docs/clicks.md. `E2E_MATEN=telefoon` lives them at 390x844.
 */
import { test } from 'node:test';
import { liveAsParent } from './levens/ouder.ts';
import { liveAsPractice } from './levens/praktijk.ts';
import { liveAsSchool } from './levens/school.ts';
import { createWereld, isMaat, type Maat } from './levens/wereld.ts';

const MATEN: readonly Maat[] = (process.env.E2E_MATEN ?? 'tablet laptop').split(' ').filter(isMaat);
/** But what says how a code is brought in elsewhere names a home, a practice and a school. */
const GEEN_GROEP = /(?<!Op school: open )\b(de|deze|hele|je|jouw|eigen) groep\b|groepscode|het bord|Groep toevoegen|\bgroepen\b/iu;
const GEEN_PRAKTIJK = new RegExp(
  `(?<!Op school: open de )\\bklas(sen)?\\b|\\bdocent|\\bleerkracht|schoolbeheerder|Leerlingen · (?!Spelrijk)|${GEEN_GROEP.source}`,
  'iu',
);
const GEEN_LOGOPEDIE = new RegExp(
  `(?<!Op school: open de )\\bklas(sen)?\\b(?! op school)|\\bleerling(en)?\\b|\\bdocent|\\bleerkracht|schoolbeheerder|\\bRT\\b|remedial|tussenvoegsel|Cliënten · (?!Spelrijk)|${GEEN_GROEP.source}`,
  'iu',
);

// Before the first of them runs: a test that is not known by then is not waited for.
const werelden = await Promise.all(MATEN.map(createWereld));

for (const wereld of werelden) {
  const { maat } = wereld;

  test(`${maat}: a new parent, five minutes to the first word, three questions a week, and a holiday in which nothing asks for anything`, () =>
    liveAsParent(wereld));

  test(`${maat}: an RT-praktijk, the card since Tuesday, a traject, homework, reports, and a place that comes free`, async () => {
    await wereld.leef('2027-01-11');
    await liveAsPractice(wereld, {
      kort: 'rt',
      regio: 'nl',
      voor: 'Voor een RT-praktijk',
      organisatie: 'Praktijk De Letterlijn',
      plaats: 'Gouda',
      naam: 'Marit Bos',
      email: 'marit@letterlijn.test',
      inlog: { gebruikersnaam: 'marit.letterlijn', wachtwoord: 'zes blauwe potloden' },
      client: 'leerling',
      vreemd: GEEN_PRAKTIJK,
    });
    wereld.teller.sluit('An RT-praktijk');
  });

  test(`${maat}: a logopedist in Flanders, the same weeks in the words of logopedie`, async () => {
    await wereld.leef('2027-03-01');
    await liveAsPractice(wereld, {
      kort: 'logopedist',
      regio: 'be',
      voor: 'Voor een logopediepraktijk',
      organisatie: 'Logopedie De Klankkast',
      plaats: 'Aalst',
      naam: 'Griet Claes',
      email: 'griet@klankkast.test',
      inlog: { gebruikersnaam: 'griet.klankkast', wachtwoord: 'acht warme wafels' },
      client: 'cliënt',
      vreemd: GEEN_LOGOPEDIE,
    });
    wereld.teller.sluit('A logopedist in Flanders');
  });

  test(`${maat}: a Flemish school, a klas from pasted names, three weeks of practice, and the minimumdoelen where one looks`, () =>
    liveAsSchool(wereld));
}
