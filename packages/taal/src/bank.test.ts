import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Woord } from '@spelrijk/domain/woord';
import { lint } from '../tools/lint.ts';
import { isTeNoemen, PLAATJES, readPlaatjes } from '../tools/plaatjes.ts';
import { loadWoordenboek } from '../tools/woordenboek.ts';
import { BANK, findWoord, woordenVan } from './bank.ts';
import { loadWoorden } from './load-bank.ts';
import { decodeBlok, encodeBlok } from './bank/code.ts';
import { CATEGORIEEN, getCategorie } from './categorieen.ts';
import { diagnose } from './diagnose.ts';
import { createAfleiders, createGat } from './generate.ts';
import { explainFout } from './uitleg.ts';
import { uitlegwoorden } from './uitleg/woordvormen.ts';
import { meervoudVan, overtreffendeTrap, vergrotendeTrap } from './vormen.ts';
import { attributief, conjugate } from './werkwoord/conjugate.ts';
import { examineWoord } from './woordenlijst.ts';
import { zinVoluit } from './zinnen/gatzin.ts';

test('every record of the tables obeys the rules: spelling, chunks, sentence, main categorie, no doubles, enough to practise and to keep apart', () => {
  assert.deepEqual(lint(), []);
});

test('every word has a knelpunt of its main categorie, inside its letters', () => {
  for (const woord of BANK) {
    assert.ok(getCategorie(woord.hoofd), woord.hoofd);
    assert.ok(
      woord.knelpunten.some((punt) => punt.categorie === woord.hoofd),
      woord.woord,
    );
    for (const { start, end } of woord.knelpunten) assert.ok(start >= 0 && start < end && end <= woord.woord.length, woord.woord);
  }
});

test('a record survives the generated line', () => {
  assert.deepEqual(decodeBlok(encodeBlok(BANK)), BANK);
});

test('the words of one categorie can be loaded alone, for one region', async () => {
  assert.deepEqual(await loadWoorden('ei-ij'), woordenVan('ei-ij'));
  const be = await loadWoorden('leen-ou', 'be');
  assert.ok(be.length > 0 && be.every((woord) => woord.regio !== 'nl'));
  assert.deepEqual(await loadWoorden('bestaat-niet'), []);
});

/** The first letters at the knelpunt of a rule, and at least so many words to practise that have each. */
const ZIJDEN: readonly (readonly [categorie: string, zijden: readonly RegExp[], aantal: number])[] = [
  ['verlenging-d-t', [/^d/, /^t/], 15],
  ['verlenging-b-p', [/^b/, /^p/], 14],
  ['v-f-wissel', [/^v/, /^f/], 13],
  ['z-s-wissel', [/^z/, /^s/], 14],
  ['wr-woord', [/^wr/, /^vr/], 12],
  ['verklein-tje', [/^tje/, /^je/], 15],
  ['leen-ou', [/^ou/, /^oe/], 11],
  ['leen-g-zj', [/^g/, /^j/], 14],
  ['au-ou', [/^au/, /^ou/], 15],
  ['ei-ij', [/^ei/, /^ij/], 30],
  ['g-ch', [/^ch/, /^g/], 9],
  ['c-als-k', [/^c/, /^k/], 9],
  ['c-als-s', [/^c/, /^s/], 7],
  ['i-als-ie', [/^i(?!e)/, /^ie/], 13],
  ['ch-als-sj', [/^[cs]h/, /^sj/], 4],
  ['x-woord', [/^x/, /^ks/], 8],
  ['y-woord', [/^y/, /^ie/], 7],
  ['th-woord', [/^th/, /^t(?!h)/], 8],
  ['qu-woord', [/^qu/, /^kw/], 8],
];

test('every rule has words of its other side, so that no answer is always right', () => {
  for (const [categorie, zijden, aantal] of ZIJDEN) {
    const begin = woordenVan(categorie)
      .filter(({ gereserveerd }) => gereserveerd !== true)
      .map(({ woord, knelpunten }) => woord.toLowerCase().slice(knelpunten.find((punt) => punt.categorie === categorie)?.start));
    for (const zijde of zijden) {
      const gevonden = begin.filter((letters) => zijde.test(letters)).length;
      assert.ok(gevonden >= aantal, `${categorie} ${zijde.source}: ${gevonden}`);
    }
  }
});

test('a word that stands in the bank for the other side of a rule does not have that rule when somebody pastes it', () => {
  for (const [woord, categorie] of [
    ['kasteel', 'c-als-k'],
    ['matroos', 'th-woord'],
    ['snoep', 'verlenging-b-p'],
    ['heksen', 'x-woord'],
  ] as const) {
    assert.equal(findWoord(woord)?.hoofd, categorie);
    assert.ok(!examineWoord(woord).categorieen.includes(categorie), woord);
  }
});

/** The words that children and schoolbooks use most. */
const BASISWOORDEN = readFileSync(join(import.meta.dirname, '..', 'basiswoorden.txt'), 'utf8')
  .trim()
  .split('\n')
  .filter((regel) => !regel.startsWith('#'));

test('the words that children use most are all practised, with a sentence', () => {
  assert.ok(BASISWOORDEN.length >= 1500, `${BASISWOORDEN.length}`);
  assert.equal(new Set(BASISWOORDEN).size, BASISWOORDEN.length);
  const geoefend = new Set(BANK.filter(({ gereserveerd, zin }) => gereserveerd !== true && zin !== undefined).map(({ woord }) => woord));
  assert.deepEqual(
    BASISWOORDEN.filter((woord) => !geoefend.has(woord)),
    [],
  );
});

test('the model words of a rule stand in the bank, those of a form with their person left out', () => {
  const kent = (los: string): boolean => findWoord(los) !== undefined || findWoord(los.toLowerCase()) !== undefined;
  const mist = CATEGORIEEN.filter(({ id }) => id !== 'letterkennis').flatMap(({ id, voorbeelden }) =>
    voorbeelden
      .filter((woord) => !/[.!?]/.test(woord) && !kent(woord) && !kent(woord.replace(/^(?:wij|zij|jullie) | (?:je|jij)$/, '')))
      .map((woord) => `${id} ${woord}`),
  );
  assert.deepEqual(mist, []);
});

/** Every form that the rules make of a word: its plural, what it is longer, its verb, its degrees. */
function vormenVan({ woord, vorm, basis, delen = [] }: Woord): readonly string[] {
  const verbuigt = vorm === '' ? [meervoudVan(woord), vergrotendeTrap(woord).slice(0, -1), overtreffendeTrap(woord) ?? ''] : [];
  const vervoegt = vorm === 'inf' ? [...Object.values(conjugate(woord)), `${woord}de`, attributief(woord)].flatMap((een) => een ?? []) : [];
  return [woord, woord.replace(/'s?$/, ''), ...uitlegwoorden({ woord, vorm, basis, delen }), ...verbuigt, ...vervoegt];
}

const woordenUit = (tekst: string): ReadonlySet<string> => new Set(tekst.trim().split(/\s+/));
/** What a rule says about letters and words, and is no example. */
const VAN_DE_REGEL = woordenUit(`
aangekondigd aanhalingstekens aankondig afgekort begrip behalve betekenis bijvoeglijk botsen ch-woorden deelwoord eindigt erachter erna ertussen eruitziet ervoor
ex-kofschip grondwoord hak hardop hoofdklemtoon hoofdletter ik-vorm kent klankgroep klankgroepen klemtoon klopt kondigt latijns latijnse let lettergroep
maat medeklinker medeklinkers naamwoord opsomming persoon persoonsvorm persoonsvormen puntjes puntkomma rijtje s-klank schrijfwijze sist spatie streepje stukjes
trilt twijfelt uitroepteken verdubbel vlak volgen volgorde voltooid vraagteken werkwoord werkwoorden woordje zoals
`);
/** Letters, sounds, endings, and what a word would be by its sound alone. */
const LETTERS = woordenUit(`
a aaj aar achtig ai auw b be buh c ch cht d der dt eau ee ee-jum eeren etje eu eum eur f g ge gn gt guh he-den heden heid her hijt i iaal ie ie-jum ieel
ies iese ieus ieuw ig ij ing ingetje inkje isch ische ium j jaal jeel jeus juh jum k ks kw l lijk luk m mel-luk mun n ng ngk nj nk o oe oei oej oi omaa ont oo
ooj ou ouw p pje pjuh qu r s sch schr sgr sie sj sr st t teit th tie tijt tje tjuh tsie tuh ueel ug uh um un us ut utjuh v vr vur w wa weel wr x y z zaam
zj zun è èr é ê a's avonds boo-men knie-en kó-ning
`);

test('each word that a rule or a step of it names is in the bank, or a form of a word there', () => {
  const kort = BANK.flatMap(({ woord, vorm }) => (vorm === 'kort' ? woord.split('.') : []));
  const bekend = new Set([...BANK.flatMap(vormenVan), ...kort].map((woord) => woord.toLowerCase()));
  const kent = (los: string): boolean =>
    VAN_DE_REGEL.has(los) || LETTERS.has(los) || bekend.has(los) || bekend.has(los.replaceAll('-', ''));
  const mist = CATEGORIEEN.flatMap(({ id, regel, uitleg }) =>
    [regel, ...uitleg]
      .flatMap((tekst) => tekst.toLowerCase().match(/[\p{L}'-]+/gu) ?? [])
      .filter((los) => !kent(los) && !kent(los.replace(/^['-]+|['-]+$/g, '')))
      .map((los) => `${id} ${los}`),
  );
  assert.deepEqual(mist, []);
});

test('every picture was judged: what else a child may call it stands beside it, and where that is nothing Unicode calls it by its word', () => {
  const rijen = readPlaatjes(readFileSync(join(import.meta.dirname, '..', 'plaatjes.tsv'), 'utf8'));
  const delen = (naam: string): readonly string[] => naam.split(/[ -]/);
  const wrong = rijen.flatMap(([woord, { icon, namen, anders }]) => [
    ...(anders === undefined ? [`${woord}: nobody judged it`] : []),
    ...(anders?.includes(woord) ? [`${woord}: that is its own word`] : []),
    ...(rijen.some((ander) => ander[0] < woord && ander[1].icon === icon) ? [`${woord}: ${icon} stands for another word as well`] : []),
    ...(anders?.length !== 0 || namen.includes(woord) || namen.flatMap(delen).some((deel) => deel.startsWith(woord) || deel.endsWith(woord))
      ? []
      : [`${woord}: it is called ${namen.join(', ')}`]),
  ]);
  assert.deepEqual(wrong, []);
  assert.equal(PLAATJES.size, rijen.length, 'a word stands there twice');
});

test('a word of the bank has a picture only when a child of six names that with this word and no other', () => {
  const metPlaatje = BANK.filter(({ plaatje }) => plaatje !== undefined);
  assert.ok(metPlaatje.length > 150, `${metPlaatje.length}`);
  assert.deepEqual(
    metPlaatje.filter(({ woord, plaatje = '' }) => plaatje !== woord || !isTeNoemen(plaatje)).map(({ woord }) => woord),
    [],
  );
  assert.equal(isTeNoemen('roos'), false);
});

test('words to remember go on until groep 8', () => {
  const later = ['ei-ij', 'au-ou', 'auw-ouw', 'verdubbeling', 'open-lettergreep', 'c-als-k', 'c-als-s', 'x-woord', 'y-woord', 'th-woord'];
  for (const categorie of [...later, 'tie-sie', 'isch', 'leen-ieel-iaal', 'i-als-ie', 'g-ch', 'cht', 'ch-als-sj', 'leen-eau', 'leen-ou'])
    assert.ok(woordenVan(categorie).filter(({ niveau }) => niveau >= '7a').length >= 5, categorie);
});

test('words are found by spelling, form and categorie', () => {
  assert.equal(findWoord('bomen')?.hoofd, 'open-lettergreep');
  assert.equal(findWoord('bomen', 'tt3'), undefined);
  assert.equal(findWoord('xqzt'), undefined);
  assert.equal(
    CATEGORIEEN.reduce((som, categorie) => som + woordenVan(categorie.id).length, 0),
    BANK.length,
  );
});

test('what is written short is spelled as the dictionary has it and as no other choice is, beside a sentence that holds with what it is short for', () => {
  const woordenboek = loadWoordenboek();
  const kort = woordenVan('afkortingen');
  for (const woord of kort) {
    assert.ok(woord.vorm === 'kort' && woord.basis !== undefined && woord.niveau >= '7a', woord.woord);
    assert.equal(woord.ipa, '', 'its letters are no sounds');
    assert.notEqual(zinVoluit(woord.zin ?? '', woord.woord, woord.basis), woord.zin);
    const keuzes = createGat(woord, woord.hoofd)?.keuzes ?? [];
    assert.equal(keuzes.length, 3, woord.woord);
    const anders = [...keuzes, ...createAfleiders(woord, woord.hoofd)].filter((een) => een !== woord.woord);
    assert.deepEqual(
      [woord.woord, ...anders].filter((een) => woordenboek.knowsLos(een)),
      [woord.woord],
    );
  }
  // With a point and without: who always takes the longest, or never a point, is wrong in one of three.
  const metPunt = kort.filter(({ woord }) => woord.includes('.')).length;
  assert.ok(metPunt >= kort.length * 0.4 && metPunt <= kort.length * 0.66, `${metPunt} of ${kort.length}`);
  assert.deepEqual(
    BANK.filter(({ vorm, hoofd }) => (vorm === 'kort') !== (hoofd === 'afkortingen')),
    [],
  );
});

test('whatever goes wrong in it, a child hears how it is made', () => {
  const uitlegBij = (kort: string, getypt: string): string => {
    const doel = findWoord(kort) ?? assert.fail(kort);
    return explainFout(doel, getypt, diagnose(doel, getypt));
  };
  assert.equal(uitlegBij('d.w.z.', 'dwz'), 'Van elk woord schrijf je de eerste letter, met een punt erachter: d.w.z.');
  assert.equal(uitlegBij('d.w.z.', 'd.w.s.'), uitlegBij('d.w.z.', 'dwz'));
  assert.equal(uitlegBij('a.u.b.', 'aub'), 'Van elk stuk schrijf je alleen het begin. Zet na elk stuk een punt: a.u.b.');
  assert.equal(uitlegBij('enz.', 'enz'), 'Je schrijft maar een paar letters van het woord. Zet er een punt achter: enz.');
  assert.equal(uitlegBij('km', 'km.'), 'Schrijf km zonder punt, want het is een maat.');
  assert.equal(uitlegBij('cd', 'c.d.'), 'Schrijf cd zonder punt, want je zegt de letters.');
  assert.equal(uitlegBij('km', 'kilometer'), 'Je schreef kilometer. Schrijf km zonder punt, want het is een maat.');
  // Without a point there is none to leave out.
  assert.equal(uitlegBij('kg', 'km'), 'Je schreef km. Onthoud: kg schrijf je met g.');
});

test('where to look in it is where it went wrong', () => {
  const plekken = [
    ['enz.', 'enz'],
    ['d.w.z.', 'd.w.z'],
    ['km', 'km.'],
    ['d.w.z.', 'dwz'],
  ].map(([kort = '', getypt = '']) => {
    const doel = findWoord(kort) ?? assert.fail(kort);
    const { start, end } = diagnose(doel, getypt).afwijkingen[0]?.doel ?? assert.fail(getypt);
    return kort.slice(start, end);
  });
  assert.deepEqual(plekken, ['.', '.', 'm', '.w.z.']);
});

test('every word of the bank has something to practise, and words on a stumm e with s have that e', () => {
  assert.deepEqual(
    BANK.filter(({ knelpunten, hoofd }) => knelpunten.length === 0 || !knelpunten.some(({ categorie }) => categorie === hoofd)),
    [],
  );
  for (const woord of ['anders', 'ergens', 'nergens', 'immers', 'tijdens', 'volgens'])
    assert.ok(
      findWoord(woord)?.knelpunten.some(({ categorie }) => categorie === 'uitgang-stomme-e'),
      woord,
    );
});

/** Beside one of these the word is an infinitive; without one its sentence had wij zingen. */
const BIJ_INFINITIEF =
  /^(?:goed|niet)\b|\b(?:te|hou op met|mengen geeft|kunt?|kan|kunnen|kon|wilt?|willen|wilde|moet|moeten|moest|moesten|mag|mogen|zal|zul|zullen|zou|ga|gaat|gaan|hoort?|zie|ziet|leert?|leren|blijft?|blijven|hoeft?|laat|laten|helpen)\b/i;
test('an infinitive of the bank stands in its sentence as one', () => {
  const zonder = BANK.filter(({ vorm, zin = '' }) => vorm === 'inf' && zin !== '' && !BIJ_INFINITIEF.test(zin));
  assert.deepEqual(
    zonder.map(({ woord, zin }) => `${woord}: ${zin}`),
    [],
  );
});

test('behind ont- a v is a v in every word; a place is recorded once; ont is no word of a compound', () => {
  const van = (woord: string): readonly string[] => examineWoord(woord).knelpunten.map(({ categorie }) => categorie);
  for (const woord of ['ontvangen', 'ontvangst', 'ontvanger', 'ontvangt', 'ontvoeren']) assert.ok(van(woord).includes('f-v'), woord);
  assert.ok(!van('ontdekken').includes('samenstelling'));
  for (const woord of ['heelal', 'potlood', 'voorouders', 'flauwekul']) assert.ok(van(woord).includes('samenstelling'), woord);
  for (const woord of ['dankbaarheid', 'webpagina']) assert.ok(van(woord).includes('gelijkvormigheid'), woord);
  const dubbel = BANK.filter(({ knelpunten }) => new Set(knelpunten.map((punt) => JSON.stringify(punt))).size < knelpunten.length);
  assert.deepEqual(
    dubbel.map(({ woord }) => woord),
    [],
  );
});
