import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BLOBPRAAT, praatOf } from './blobpraat.ts';
import { foutTekst } from './fouten.ts';
import { mailTekst } from './mail.ts';
import { MAIL_NAMEN, MAIL_UITLEG, mailVoorbeeld } from './mailuitleg.ts';

/**
 * Everything that a Flemish host can serve, as it is resolved there: the override where there is one, else the Dutch text. A term
 * that only Dutch schools know fails here, whoever adds it later.
 */

interface Tekst {
  readonly at: string;
  readonly tekst: string;
}

/** What stands between braces is the name of a value and no word; a link is an address. */
const zonderPlekken = (tekst: string): string => tekst.replaceAll(/\{\{[^}]*\}\}/g, '…').replaceAll(/\]\([^)]*\)/g, ']');

function* resolved(nl: unknown, be: unknown, at: string): Generator<Tekst> {
  if (typeof nl === 'string') yield { at, tekst: typeof be === 'string' ? be : nl };
  else for (const [key, inner] of Object.entries(Object(nl))) yield* resolved(inner, Object(be)[key], `${at}.${key}`);
}

/** Fields of a page that no reader sees: names of pictures, addresses, names of themes. */
const GEEN_WOORDEN: ReadonlySet<string> = new Set(['beeld', 'naar', 'adres', 'hash', 'id']);

function* textsIn(value: unknown, at: string): Generator<Tekst> {
  if (typeof value === 'string') yield { at, tekst: value };
  else for (const [key, inner] of Object.entries(Object(value))) if (!GEEN_WOORDEN.has(key)) yield* textsIn(inner, `${at}.${key}`);
}

async function* ofModules(): AsyncGenerator<Tekst> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    if (!file.endsWith('.ts') || file.includes('.test.')) continue;
    const module: Record<string, unknown> = await import(join(import.meta.dirname, file));
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null) continue;
      if ('naam' in value && 'nl' in value && 'be' in value) yield* resolved(value.nl, value.be, String(value.naam));
      // A page of the site is written whole for each region.
      else if ('nl' in value && 'be' in value) yield* textsIn(value.be, `${file}:${name}`);
      else if (!['MAIL_NAMEN', 'MAIL_VELDEN', 'BLOBPRAAT'].includes(name)) yield* textsIn(value, `${file}:${name}`);
    }
  }
}

function* ofFunctions(): Generator<Tekst> {
  const source = ['fouten.ts', 'fouten-inlezen.ts', 'fouten-lezen.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('');
  for (const [, code = ''] of source.matchAll(/^ {2,4}'?([a-z-]+\/[a-z-]+)'?:/gm))
    yield { at: `fouten:${code}`, tekst: foutTekst(code, 'be') };
  for (const naam of MAIL_NAMEN) {
    yield* textsIn(mailTekst(naam, 'be'), `mails:${naam}`);
    yield* textsIn(mailVoorbeeld(naam, 'be'), `mailvoorbeeld:${naam}`);
    yield* textsIn(MAIL_UITLEG[naam], `mailuitleg:${naam}`);
  }
  for (const moment of ['begin', 'einde', 'pauze'] as const) {
    assert.ok(moment in BLOBPRAAT);
    for (const regel of praatOf(moment, 'be')) yield { at: `blobpraat:${moment}`, tekst: regel };
  }
}

async function allTexts(): Promise<readonly Tekst[]> {
  const teksten = [...ofFunctions()];
  for await (const tekst of ofModules()) teksten.push(tekst);
  return teksten;
}

/** Terms of Dutch schools only, each with what Flanders says. */
const NEDERLANDS: readonly (readonly [term: string, vlaams: string, patroon: RegExp])[] = [
  ['docent', 'leerkracht', /\bdocent/iu],
  ['groep as a class', 'klas', /\bgroep(en)?\b|\bGroepen?\b/u],
  ['groep 3 to 8', 'leerjaar', /\bgroep(en)? \d/iu],
  ['jaargroep', 'leerjaar', /jaargroep/iu],
  ['normgroep', 'normklas', /normgroep/iu],
  ['combinatiegroep', 'graadsklas', /combinatiegroep|combinatieklas/iu],
  ['intern begeleider', 'zorgcoördinator', /intern begeleid|\bIB['’]?er|\bib['’]?er/u],
  ['EdeXML', 'a list of WISA, Informat or Smartschool', /ede-?xml|\bEDEX/iu],
  ['BRIN', 'instellingsnummer', /\bBRIN/iu],
  ['ParnasSys, ESIS', 'WISA, Informat, Smartschool', /parnassys|\besis\b|dotcomschool/iu],
  ['Basispoort, Entree, Kennisnet', 'none of them', /basispoort|\bentree\b|kennisnet/iu],
  ['Cito, IEP, DIA', 'LVS', /\bcito|\bIEP\b|diatoets/iu],
  ['ECK iD', 'stamboeknummer', /\beck/iu],
  ['RT', 'logopedie', /\bRT\b|remedial teach/u],
  ['handelingsplan', 'zorgplan', /handelingsplan/iu],
  ['ondersteuningsniveau', 'fase in het zorgcontinuüm', /ondersteuningsniveau/iu],
  ['samenwerkingsverband', 'CLB', /samenwerkingsverband/iu],
  ['kerndoelen, SLO', 'minimumdoelen, leerplandoelen', /kerndoel|referentieniveau|\bSLO\b/u],
  ['combinations of letters for years', 'leerjaar in words', /\b[ME][3-8]\b/u],
  ['voortgezet onderwijs', 'secundair onderwijs', /voortgezet onderwijs|brugklas/iu],
  [
    'things that are called otherwise',
    'see packages/taal, regio.ts',
    /schoolplein|gymles|gymzaal|\bgum\b|\bstoep|sinaasappel|\btrui\b|mobieltje|magnetron/iu,
  ],
  ['places', 'a place of there', /\b(amsterdam|rotterdam|utrecht|den haag|eindhoven)\b/iu],
];

/** What may stand there all the same, each with why. */
const MAG: readonly (readonly [at: RegExp, waarom: string])[] = [
  [/^office\.aanmaken\.nummer$/, 'our office makes schools of both countries on one screen, and asks for the number of either'],
  [/^lvsspelling\.(veld\.eckid|personen\.herkend\.eckid)$/, 'only for a list that calls a column so; no Flemish list does'],
  [/^verhuistoken\.inlezen\.zelfde$|^fouten:verhuistokens\/eckid-/, 'said of a leerling with an ECK iD, who comes from the Netherlands'],
  [/^oefeninstellingen\.waarde\.leesniveau\./, 'the AVI level has this name in Flanders too, and the leerjaar stands behind it'],
];

test('no text of a Flemish host has a term of Dutch schools', async () => {
  const fout: string[] = [];
  const teksten = await allTexts();
  assert.ok(teksten.length > 3000, `only ${teksten.length} texts were found`);
  for (const { at, tekst } of teksten) {
    const kaal = zonderPlekken(tekst);
    for (const [term, vlaams, patroon] of NEDERLANDS)
      if (patroon.test(kaal) && !MAG.some(([plaats]) => plaats.test(at))) fout.push(`${at}: ${term} (there: ${vlaams}): ${tekst}`);
  }
  assert.deepEqual(fout, []);
});

test('no exception stands for a text that needs none', async () => {
  const teksten = await allTexts();
  for (const [plaats, waarom] of MAG)
    assert.ok(
      teksten.some(({ at, tekst }) => plaats.test(at) && NEDERLANDS.some(([, , patroon]) => patroon.test(zonderPlekken(tekst)))),
      `${plaats.source}: ${waarom}`,
    );
});
