/**
 * Everything that a Flemish host can serve, as it is served there, found in the source and not named here: texts of screens, mails and errors with the Flemish one where there is
 * one; sentences that the server makes, of files and PDFs; words, sentences, rules, reading texts with their questions and third readings; sentences that are computed; games; and
 * what stands written in the code of a screen. A term that only Dutch schools know, a thing that is called otherwise there and a place of the Netherlands fail, whoever adds them.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import { manifests } from '@spelrijk/games/manifests';
import { ZINNEN } from '@spelrijk/taal/alle-zinnen';
import { BANK } from '@spelrijk/taal/bank';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { loadTeksten, loadZinnen } from '@spelrijk/taal/lezen';
import { makeRekenscene, rekenzinnenVan } from '@spelrijk/taal/rekenzinnen';
import { makeZoekscene, zoekzinnenVan } from '@spelrijk/taal/zoekzinnen';
import { BLOBPRAAT, praatOf } from '../packages/teksten/src/blobpraat.ts';
import { foutTekst } from '../packages/teksten/src/fouten.ts';
import { mailTekst } from '../packages/teksten/src/mail.ts';
import { MAIL_NAMEN, MAIL_UITLEG, mailVoorbeeld } from '../packages/teksten/src/mailuitleg.ts';
import { inRegio } from '../packages/teksten/src/termen.ts';
import { alleenIn } from '../packages/taal/tools/regiowoorden.ts';
import { root } from './install.mjs';

interface Tekst {
  readonly at: string;
  readonly tekst: string;
}

/* ---- what is of the Netherlands ---- */

type Vreemd = readonly [term: string, vlaams: string, vindt: RegExp | ((tekst: string) => boolean)];

/** Terms of Dutch schools only, each with what Flanders says. */
const SCHOOL: readonly Vreemd[] = [
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
  ['kerndoelen, SLO', 'minimumdoelen, leerplandoelen', /kerndoel|referentieniveau|\bSLO\b/iu],
  ['combinations of letters for years', 'leerjaar in words', /\b[ME][3-8]\b/u],
  ['voortgezet onderwijs', 'secundair onderwijs', /voortgezet onderwijs|brugklas|\bhavo\b|\bvwo\b|\bvmbo\b|\bgymnasi(?:a|um)\b/iu],
  ['bovenbouw, onderbouw', 'graad', /\b(?:boven|midden|onder)bouw/iu],
  ['functioneringsniveau', 'niveau als leerjaar', /functioneringsniveau/iu],
  ['UWLR', 'an XML file', /\bUWLR/iu],
  ['leraarondersteuner', 'leerondersteuner', /leraarondersteuner/iu],
  ['tussenvoegsel', 'a part of the surname', /tussenvoegsel/iu],
  ['burgerservicenummer', 'rijksregisternummer', /burgerservicenummer|\bBSN\b/iu],
  ['tienminutengesprek, ouderavond', 'oudercontact', /(?:tien|10)-?\s?minutengesprek|ouderavond/iu],
  ['meivakantie, voorjaarsvakantie', 'paasvakantie, krokusvakantie', /meivakantie|voorjaarsvakantie/iu],
  ['overblijven, bso', 'opvang', /\boverblijf(?!t\b)|\bbso\b|peuterspeelzaal/iu],
];

/** What a child reads is of anybody: a groep is a class where it is ours, or has the number of a year. */
const SCHOOL_IN_INHOUD: readonly Vreemd[] = [
  ['groep as a class', 'klas', /\b(?:onze|jullie) groep\b|\bgroep (?:[1-8]|een|twee|drie|vier|vijf|zes|zeven|acht)\b/iu],
  ...SCHOOL.filter(([term]) =>
    ['jaargroep', 'intern begeleider', 'Cito, IEP, DIA', 'handelingsplan', 'voortgezet onderwijs'].includes(term),
  ),
];

/** Things, feasts, coins and places: the lists by which words and sentences are made. */
const DINGEN: Vreemd = [
  'a thing or a place of the Netherlands',
  'see regio.ts and regiowoorden.ts of packages/taal',
  (tekst) => alleenIn(tekst, 'nl').length > 0,
];

const IN_TEKST = [...SCHOOL, DINGEN];
const IN_INHOUD = [...SCHOOL_IN_INHOUD, DINGEN];

/* ---- what is served ---- */

/** What stands between braces is the name of a value and no word; a link is an address. */
const zonderPlekken = (tekst: string): string => tekst.replaceAll(/\{\{[^}]*\}\}/g, '…').replaceAll(/\]\([^)]*\)/g, ']');

function* resolved(nl: unknown, be: unknown, at: string): Generator<Tekst> {
  if (typeof nl === 'string') yield { at, tekst: typeof be === 'string' ? be : nl };
  else for (const [key, inner] of Object.entries(Object(nl))) yield* resolved(inner, Object(be)[key], `${at}.${key}`);
}

/** Fields that no reader sees: names of pictures, addresses, names of themes, where facts were checked. */
const GEEN_WOORDEN: ReadonlySet<string> = new Set(['beeld', 'naar', 'adres', 'hash', 'id', 'bron']);

function* textsIn(value: unknown, at: string): Generator<Tekst> {
  if (typeof value === 'string') yield { at, tekst: value };
  else for (const [key, inner] of Object.entries(Object(value))) if (!GEEN_WOORDEN.has(key)) yield* textsIn(inner, `${at}.${key}`);
}

const filesIn = (map: string, patroon: RegExp): readonly string[] =>
  readdirSync(path.join(root, map), { recursive: true, encoding: 'utf8' })
    .filter((file) => patroon.test(file) && !/\.test\.|\.fixture\.|\.gen\.|(^|\/)testing\.ts$/.test(file))
    .map((file) => path.join(map, file));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const TEKSTEN = 'packages/teksten/src';

async function* ofModules(): AsyncGenerator<Tekst> {
  for (const file of filesIn(TEKSTEN, /\.ts$/)) {
    const module: Record<string, unknown> = await import(path.join(root, file));
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null) continue;
      if ('naam' in value && 'nl' in value && 'be' in value) yield* resolved(value.nl, value.be, String(value.naam));
      // A page of the site is written whole for each region.
      else if ('nl' in value && 'be' in value) yield* textsIn(value.be, `${path.relative(TEKSTEN, file)}:${name}`);
      else if (!['MAIL_NAMEN', 'MAIL_VELDEN', 'BLOBPRAAT'].includes(name)) yield* textsIn(value, `${path.relative(TEKSTEN, file)}:${name}`);
    }
  }
}

function* ofFunctions(): Generator<Tekst> {
  const source = ['fouten.ts', 'fouten-inlezen.ts', 'fouten-lezen.ts', 'fouten-kantoor.ts']
    .map((file) => read(path.join(TEKSTEN, file)))
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

async function teksten(): Promise<readonly Tekst[]> {
  const gevonden = [...ofFunctions()];
  for await (const tekst of ofModules()) gevonden.push(tekst);
  return gevonden;
}

const zonderCommentaar = (bron: string): string => bron.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Texts between quotes, and between the tags of a screen; values are three dots. */
const literalsIn = (bron: string): readonly string[] =>
  [...zonderCommentaar(bron).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]*\p{L}[^<>{}=;()]*)</gu)].map(
    ([, enkel, sjabloon, jsx]) => (enkel ?? sjabloon ?? jsx ?? '').replaceAll(/\$\{[^}]*\}/g, '…').trim(),
  );
/** A sentence or a heading, not a name of ours: it has a space and no sign of code, SQL or a drawing. */
const isZin = (tekst: string): boolean =>
  /^[\p{L}\d$…][^<>{}=;]* \p{L}/u.test(tekst) &&
  !/\b(select|from|insert|update|delete|where|join|exists)\b|::|=>|_id\b|\b\w\.\w+ (in|=)|\bas ["\w]/.test(tekst);
/** One word or more, of letters: no address, no key. */
const isTaal = (tekst: string): boolean => /^[\p{L}\d …,.!?:’'‘“”()-]+$/u.test(tekst);

/** What the server writes itself. What is put into the words of the region is read as it is then. */
function* ofServer(): Generator<Tekst> {
  for (const file of filesIn('apps/server/src', /\.ts$/)) {
    const bron = read(file);
    for (const tekst of literalsIn(bron))
      if (isZin(tekst)) yield { at: file, tekst: bron.includes('inRegio(') ? inRegio(tekst, 'be') : tekst };
  }
}

/** Lists of words that may be typed, and the pairs of words themselves. */
const GEEN_TEKST = /^packages\/taal\/src\/(lexicon\/|werkwoord\/|analyse\/|generate\/|regio\.ts)/;

/** Pure code and screens: these have their texts by name, but for what a game and a computed sentence say. */
function* ofCode(): Generator<Tekst> {
  const mappen = ['base', 'domain', 'oefenen', 'taal', 'game-kit', 'games', 'ui', 'spraak'].map((naam) => `packages/${naam}/src`);
  for (const file of [...mappen, 'apps/web/src'].flatMap((map) => filesIn(map, /\.tsx?$/)))
    if (!GEEN_TEKST.test(file))
      for (const tekst of literalsIn(read(file)))
        if (isZin(tekst) || (isTaal(tekst) && !file.startsWith('apps/'))) yield { at: file, tekst };
}

const WORPEN = 25;

/** Sentences that are computed: every kind of every level, drawn some times. */
function* ofRekenzinnen(): Generator<Tekst> {
  for (const niveau of ALLE_LEESNIVEAUS) {
    const [rekenzinnen, zoekzinnen] = [rekenzinnenVan(niveau), zoekzinnenVan(niveau)];
    for (let worp = 0; worp < WORPEN; worp++) {
      const random = createRandom(worp);
      for (const zin of rekenzinnen) yield* textsIn(makeRekenscene(zin, niveau, random), `${niveau} ${zin.vorm}`);
      for (const { recept } of zoekzinnen) yield* textsIn(makeZoekscene(recept, niveau, random), `${niveau} zoek`);
    }
  }
}

async function inhoud(): Promise<readonly Tekst[]> {
  const vanBe = <T extends { readonly regio?: string }>(rijen: readonly T[]): readonly T[] => rijen.filter(({ regio }) => regio !== 'nl');
  const lezen: Tekst[] = [];
  for (const niveau of ALLE_LEESNIVEAUS) {
    for (const tekst of vanBe(await loadTeksten(niveau))) lezen.push(...textsIn(tekst, tekst.id));
    for (const zin of await loadZinnen(niveau)) lezen.push(...textsIn(zin, zin.id));
  }
  return [
    ...vanBe(BANK).flatMap(({ woord, zin = '' }) => [
      { at: `bank:${woord}`, tekst: woord },
      { at: `bank:${woord}`, tekst: zin },
    ]),
    ...vanBe(ZINNEN).map(({ id, tekst }) => ({ at: `zin:${id}`, tekst })),
    ...textsIn(CATEGORIEEN, 'categorieen'),
    ...textsIn(manifests, 'manifests'),
    ...lezen,
    ...ofRekenzinnen(),
  ];
}

/* ---- the tests ---- */

type Uitzondering = readonly [at: RegExp, waarom: string, tekst?: RegExp];

function expectVlaams(alles: readonly Tekst[], vreemd: readonly Vreemd[], mag: readonly Uitzondering[]): void {
  const gebruikt = new Set<Uitzondering>();
  const fout = new Set<string>();
  for (const { at, tekst } of alles) {
    const kaal = zonderPlekken(tekst);
    for (const [term, vlaams, vindt] of vreemd) {
      if (!(typeof vindt === 'function' ? vindt(kaal) : vindt.test(kaal))) continue;
      const uitzondering = mag.find(([plaats, , wat]) => plaats.test(at) && (wat === undefined || wat.test(tekst)));
      if (uitzondering) gebruikt.add(uitzondering);
      else fout.add(`${at}: ${term} (there: ${vlaams}): ${tekst.slice(0, 160)}`);
    }
  }
  assert.deepEqual([...fout], []);
  for (const een of mag) assert.ok(gebruikt.has(een), `needs no exception: ${een[0].source}: ${een[1]}`);
}

test('no text of a screen, a mail or an error has a term, a thing or a place of the Netherlands', async () => {
  const alles = await teksten();
  assert.ok(alles.length > 3000, `only ${alles.length} texts were found`);
  expectVlaams(alles, IN_TEKST, [
    [/^office\.aanmaken\.nummer$/, 'our office makes schools of both countries on one screen, and asks for the number of either'],
    [/^verhuistoken\.inlezen\.zelfde$|^fouten:verhuistokens\/eckid-/, 'said of a leerling with an ECK iD, who comes from the Netherlands'],
    [/^(beheer\.wijzig|client\.veld|lvsspelling\.veld)\.voorvoegsel$/, 'a field of a name that came with one, and a column of a list'],
    [/^account\.vakanties\.bronNederland$/, 'said of the holidays of a region of the Netherlands, which somebody there chose'],
    [/^site\/veiligheid\.ts:privacy\./, 'the numbers of both countries beside each other', /burgerservicenummer of rijksregisternummer/],
    [/^oefeninstellingen\.waarde\.leesniveau\./, 'the AVI level has this name in Flanders too, and the leerjaar stands behind it'],
  ]);
});

test('no sentence that the server makes has one, but where it is put into the words of the region', () => {
  const alles = [...ofServer()];
  assert.ok(alles.length > 300, `only ${alles.length} sentences were found`);
  expectVlaams(alles, IN_TEKST, [
    [/platform\/auth\/zwakke-woorden\.ts$/, 'words that no password may be'],
    [/features\/site\/demo\//, 'the demo is a Dutch school'],
    [/features\/school\/edexml\/(service|lees)\.ts$/, 'paths of EdeXML, and a name that has its Flemish one beside it'],
    [/features\/school\/lvsspelling\//, 'headings that a list may have'],
  ]);
});

test('no word, sentence, rule, reading text or computed sentence that a child can be given there has one', async () => {
  const alles = await inhoud();
  assert.ok(alles.length > 60_000, `only ${alles.length} strings were found`);
  expectVlaams(alles, IN_INHOUD, [
    [/^plus-11\./, 'where a scholar of Brugge lived, and where his wagon drove'],
    [/^e5-27\./, 'walking over the bottom of a sea that lies there', /Waddenzee/],
    [/^m6-e6-39\./, 'the first street lamps, and in which city they stood', /Amsterdam/],
    [
      /^categorieen\.\d+\.voorbeelden\./,
      'names of places of both countries stand beside each other as examples of a capital',
      /^Amsterdam$/,
    ],
  ]);
});

test('nothing that is written in the code of a screen, a game or a sentence has one', () => {
  const alles = [...ofCode()];
  assert.ok(alles.length > 5000, `only ${alles.length} texts were found`);
  expectVlaams(alles, IN_INHOUD, [
    [/domain\/src\/spaarkaart\.ts$/, 'a blob that growls', /^Brommer$/],
    [/pinata\/mepbeeld\.ts$/, 'who hits, as a piece of a drawing is called', /^slager$/],
    [/hoofdletter-naam\/categorie\.ts$/, 'as above', /^Amsterdam$/],
  ]);
  const zinnen = alles.filter(({ at, tekst }) => isZin(tekst) && !at.startsWith('packages/taal/'));
  expectVlaams(zinnen, IN_TEKST, []);
});
