/**
 * Who is no school: every text that a parent, or a logopedist in Flanders, can meet has none of the words of a school.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { authTeksten } from '@spelrijk/teksten/auth';
import { KIND, type Lezer, LOGOPEDIST, OUDER, RT, tekstenVan } from './gelezen.fixture.ts';

type Vrijgesteld = readonly (readonly [at: RegExp, waarom: string])[];

async function demandVrij(wie: Lezer, patroon: RegExp, mag: Vrijgesteld): Promise<void> {
  const teksten = await tekstenVan(wie);
  assert.ok(teksten.length > 400, `only ${teksten.length} texts were found`);
  const fout = teksten.filter(({ tekst }) => patroon.test(tekst));
  assert.deepEqual(
    fout.filter(({ at }) => !mag.some(([plaats]) => plaats.test(at))).map(({ at, tekst }) => `${at}: ${tekst}`),
    [],
  );
  for (const [plaats, waarom] of mag)
    assert.ok(
      fout.some(({ at }) => plaats.test(at)),
      `needs no exception: ${plaats.source}: ${waarom}`,
    );
}

/** The year that a child is in at school keeps its name: groep 5, de groep waarin je kind zit. So does the klas there, with its papers. */
const SCHOOL =
  /\bleerling(en)?\b|(?<!\b(?:in de|welke) )\bklas(sen)?\b(?! waar)|klassendictee|klassenplaat|\bdocent|\bleerkracht|\bjuf\b|\bmeester\b|schoolbeheerder|\bgroepen\b|jaargroep|normgroep|normklas|leesmoment|klein groepje|op een andere school|Toestemming van ouders|\b[MEL][3-8]\b|(?<!\bwelke )\bgroep\b(?! (\d|…|waar|die komt|is genoeg|van je kind|op school))/iu;

/** Only who may open the screen behind it reads it. */
const ACHTER_EEN_DEUR: Vrijgesteld = [
  [/:kader\.menu\.docenten$/, 'a door that is closed to her'],
  [/:zoeken\.(doen|ook)\.(groepErbij|docentUitnodigen|klassenplaat)$/, 'a door that is closed to her'],
  [/:zoeken\.(soort\.docent|aantal\.docent_(one|other))$/, 'nobody is found under it'],
  [/:roadmap\.rol\./, 'who else reacted, at a school'],
  [/:kader\.rol\./, 'who did it, at a school'],
];
/** A door to the leesmomenten is asked for before its link is there; a school only is asked for its trials. */
const MOMENTEN: Vrijgesteld[number] = [/:voorlezen\.luister\.naarMomenten$|:zoeken\.doen\.leesmomenten$/, 'a door that is closed to her'];
const PROEF: Vrijgesteld[number] = [/:account\.meedoen\.uitleg$/, 'a question to a school'];
const VAN_SCHOLEN: Vrijgesteld = [
  MOMENTEN,
  [/:dossiers\.(schoolUitleg|groep|een)$/, 'files per groep are of a school'],
  [/:verhuistoken\.lijst\.(groep|docenten|docentenUitleg)$/, 'a column and a switch of a school'],
];
const THUIS: Vrijgesteld = [
  ...ACHTER_EEN_DEUR,
  ...VAN_SCHOLEN,
  [/:rapport\.(vragen|handtekening)$/, 'on the report of a school'],
  [/:zoeken\.(soort\.groep|aantal\.groep_(one|other))$/, 'a home is found by its children'],
  [/:thuis\.kind\.jaar$/, 'the year at school'],
  [/:beheer\.groep\.jaargroepen$/, 'a field of who makes a groep'],
];

test('no text that a parent can meet has a word of a school', () => demandVrij(OUDER, SCHOOL, THUIS));

/** The groep that clients hang on is ours; a year at school, the groep there and the groep where a child arrives keep their name. */
const ONZE_GROEP =
  /(?<!menu van )\b(de|deze|hele|je|jouw|eigen|hun) groep\b(?! (\d|…|waar|die komt|van je kind))|groepscode|leesmoment|klein groepje|\b(de|alle) groepen\b|\b(op|open|sluit) het bord\b/iu;
const of = (een: RegExp, ander: RegExp): RegExp => new RegExp(`${een.source}|${ander.source}`, 'iu');

test('no text that a logopedist in Flanders can meet says klas, leerling or leerkracht, or names the groep that is ours', () =>
  demandVrij(
    LOGOPEDIST,
    of(
      /(?<!in de )\bklas(sen)?\b(?! op school)|\bleerling(en)?\b|\bdocent|leerkracht|schoolbeheerder|\bRT\b|praktijk of praktijk/iu,
      ONZE_GROEP,
    ),
    [MOMENTEN, PROEF],
  ));

test('no text that a practice in the Netherlands can meet sends her to a docent or a schoolbeheerder, or names the groep that is ours', () =>
  demandVrij(RT, of(/klassendictee|(?<!in de )\bklas(sen)?\b|\bdocent|leerkracht|schoolbeheerder/iu, ONZE_GROEP), [
    ...ACHTER_EEN_DEUR,
    ...VAN_SCHOLEN,
    PROEF,
  ]));

/** Of a child it is not said who guides it: that may be a parent, or a practice. */
test('no text that a child can meet sends it to a juf, a leerkracht or its school, but where only a school leads', () =>
  demandVrij(KIND, /\bjuf\b|\bmeester\b|\bdocent|\bleerkracht|\bschool|\bklas\b|\bgroep\b/iu, [
    [/:klassenplaat\.(kind\.)?uitleg$/, 'a home has its own sentence'],
  ]));

test('who logs in with pictures, or chooses itself on the tablet of the family, is not asked for a groep or a juf', () => {
  const teksten = [authTeksten.nl, authTeksten.be].flatMap((regio) => Object.values(Object(Reflect.get(regio, 'plaatjes'))).map(String));
  assert.ok(teksten.length > 10);
  assert.deepEqual(
    teksten.filter((tekst) => /\bjuf\b|\bmeester\b|\bgroep|\bklas/iu.test(tekst)),
    [],
  );
});
