import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { readTabel } from '../test/tabel.ts';
import { ZINNEN } from './alle-zinnen.ts';
import { analyseWoord } from './analyse.ts';
import { BANK, findWoord } from './bank.ts';
import { isWoordvorm } from './bank/regel.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { createDicteezin } from './dicteezin.ts';
import { diagnose, type DiagnoseDoel } from './diagnose.ts';
import { createAfleiders, createGat, createVolgorde } from './generate.ts';
import { explainFout } from './uitleg.ts';
import { diagnoseZin } from './zindiagnose.ts';

/** Extra sound-pure labels never count as a difference. */
const labelsVan = (labels: readonly string[]): string =>
  [...new Set(labels)]
    .filter((label) => !label.startsWith('kz-'))
    .sort()
    .join(',');

function labelsBij(target: string, typed: string, vorm: string): string {
  const doel = analyseWoord(
    { woord: target, vorm: isWoordvorm(vorm) && vorm !== '' ? vorm : undefined },
    vorm === 'inf' ? 'ww-infinitief' : undefined,
  );
  return labelsVan(diagnose(doel, typed).afwijkingen.map((afwijking) => afwijking.label));
}

for (const bestand of ['diagnosis_dev_cases.tsv', 'diagnosis_own_cases.tsv']) {
  test(`${bestand}: every misspelling gets exactly the expected labels`, () => {
    for (const { target = '', typed = '', expected = '', vorm = '' } of readTabel(bestand)) {
      assert.equal(labelsBij(target, typed, vorm), labelsVan(expected.split(',')), `${target} typed as ${typed}`);
    }
  });
}

/**
 * Three sets, written before the engine was asked, and never tuned on: 156 of 159, 101 of 103 and 109 of 116 when first measured; of the last set four labels were
 * wrong by our own rules (groodvader is a d that the longer form tells apart), so 113.
 */
test('diagnosis_fresh_cases.tsv: at least 97% gets exactly the labels a linguist gave', () => {
  const rijen = readTabel('diagnosis_fresh_cases.tsv');
  const goed = rijen.filter(
    ({ target = '', typed = '', expected = '', vorm = '' }) => labelsBij(target, typed, vorm) === labelsVan(expected.split(',')),
  );
  assert.ok(rijen.length >= 370 && goed.length >= rijen.length * 0.97, `${goed.length} of ${rijen.length}`);
});

/**
 * Words and sentences, written and labelled before the engine was asked: 191 of 202 (94.6%), then 142 of 153 (92.8%). Sixteen labels were wrong by our own
 * rules (graat for graad is a homofoon, vies for vis long for short, deb for bed a mirrored letter). What was wrong by any rule: a word in
 * a sentence that is about another word (tantarts), a diminutive (vogultje), a sign in the middle of a sentence.
 * A third set, words and verb forms: 199 of 213 (93.4%) as met; nine labels were wrong by our own rules (pal for bal is a mirrored letter, krap for krab no
 * homofoon of the list), so 208 (97.7%). Wrong by any rule were gool, huissje, zeëgel, gingde and kreech, which are mended.
 * A fourth set, easier: 122 of 124 (98.4%) as met.
 * The fifth, drawn by lot from the bank and from its sentences, is asked as it is served, with the records of the bank: 273 of 300 (91.0%) as met.
 * Twenty labels were wrong by our own rules (`ANDERS_GELABELD`), so 293 (97.7%). Wrong by any rule were zager, apt, smiden, Karel's, wepagina, foudloos
 * and liepten; all are mended. Since the eighth five more of the first two are labelled otherwise: a homophone that is no pair of the heart by its letters.
 */
test('diagnosis_docent_cases.tsv: words and sentences as children write them', () => {
  const rijen = readTabel('diagnosis_docent_cases.tsv').filter(({ set = '' }) => /^[1-4]$/.test(set));
  const goed = rijen.filter(isGoed);
  assert.ok(rijen.length >= 692 && goed.length >= rijen.length * 0.98, `${goed.length} of ${rijen.length}`);
});

/** Agreed by those who label after the sixth set: an n that is not heard and was left out is `uitgang-stomme-e`, in a form of a verb as well. */
const naAfspraak = (expected: string, set: string): string =>
  set === '6' ? `${expected}|${expected.replace(/ww-(?:tt-meervoud|infinitief)/g, 'uitgang-stomme-e')}` : expected;

const isGoed = ({ target = '', typed = '', expected = '', vorm = '', set = '' }: ReturnType<typeof readTabel>[number]): boolean => {
  const zin = vorm === 'zin' ? ZINNEN.find(({ tekst }) => tekst === target) : undefined;
  const woord = /^[5-9d]$/.test(set) && isWoordvorm(vorm) ? findWoord(target, vorm || undefined) : undefined;
  const { afwijkingen } = zin ? diagnoseZin(createDicteezin(zin), typed) : diagnose(woord ?? { woord: target }, typed);
  const gekregen = zin || woord ? labelsVan(afwijkingen.map(({ label }) => label)) : labelsBij(target, typed, vorm);
  return naAfspraak(expected, set)
    .split('|')
    .some((lezing) => gekregen === labelsVan(lezing.split(',')));
};

/**
 * The sixth and seventh, each labelled by two who did not see each other: 303 of 340 (89.1%) and 263 of 280 (93.9%) as met, 318 (93.5%) and 271 (96.8%) by
 * an arbiter who did not know which answer was whose. The eighth: 265 of 294 (90.1%) as met, the ninth 260 (88.4%). What is told since may not be lost again.
 */
test('the sixth to the ninth set: what they are told since', () => {
  for (const [nummer, aantal, goed] of [
    ['6', 340, 335],
    ['7', 280, 276],
    ['8', 294, 285],
    ['9', 294, 289],
  ] as const) {
    const rijen = readTabel('diagnosis_docent_cases.tsv').filter(({ set }) => set === nummer);
    assert.equal(rijen.length, aantal);
    assert.ok(rijen.filter(isGoed).length >= goed, `${rijen.filter(isGoed).length} of set ${nummer}`);
  }
});

const LETTERS = 'no pair that every child is taught: a word is judged by its letters';
/** Of the fifth set, whose labels stay as they were committed: those that our own rules label otherwise, with what they say; the last is not mended. */
const ANDERS_GELABELD: Readonly<Record<string, string>> = {
  'Er zad een graad in mijn vissje.': LETTERS,
  'Zein lag klingt als een kraakende deur.': LETTERS,
  'Mag ik een pont reipe kersen alstublieft?': LETTERS,
  'Deeze tunel moet naar de sgatkamer lijden.': LETTERS,
  'Het kost moet om de waarhijd te vertelen.': LETTERS,
  'Voor een eerleke meeting moet je de termometer eiken.': LETTERS,
  'De kat sliepte op de bangk, de hond lach er onder.': 'outside the sentences of homofoon a word is judged by its letters',
  'Het weerberigt noemt drie gevaaren onweer, haagel en harde wint.': 'as that, and its colon was chosen for puntkomma',
  'Na het eeten hep ik de tafel op geruimt.': 'a space is los-of-vast',
  'Onder de kersboom licht een pakju voor de kat.': 'a t lost where two parts meet is gelijkvormigheid',
  'Toen de fillem uit was ging het ligt weer aan.': 'outside the sentences of homofoon a word is judged by its letters',
  'We kogten broot, kaas melk en eijeren.': 'eij is between ei and ij',
  cupkeek: 'the c of cake is c-als-k too',
  ebbehouten: 'ebben is what it is made of, and no plural',
  en: 'een is remembered as a small word',
  ijken: LETTERS,
  inkvis: 'a t that is not heard where parts meet is gelijkvormigheid',
  langur: 'the ending of a comparison is of trappen',
  schille: 'the n that is lost is of uitgang-stomme-e',
  sortere: 'the n that is lost is of uitgang-stomme-e',
  'uit gestapt': 'a space is los-of-vast',
  verandwoordelijkheid: 'nothing can be made longer: klank-verward',
  werde: 'the n that is lost is of uitgang-stomme-e',
  'de diefen sluipe door het dongkere huis.': 'the n that is lost is of uitgang-stomme-e',
};

/** Found by reading other misspellings, before a tenth set. */
test('what those rows left over: every label', () => {
  for (const rij of readTabel('diagnosis_docent_cases.tsv').filter(({ set }) => set === 'd'))
    assert.ok(isGoed(rij), `${rij['target']} typed as ${rij['typed']}`);
});

test('the fifth set: every label is ours, but for those that our own rules see otherwise', () => {
  const anders = readTabel('diagnosis_docent_cases.tsv').filter((rij) => rij['set'] === '5' && !isGoed(rij));
  assert.deepEqual(anders.map(({ typed = '' }) => typed).sort(), Object.keys(ANDERS_GELABELD).sort());
});

test('no form without a t proves that the ik-vorm gets one: is, kan, mag', () => {
  const staatOpT = ({ woord, knelpunten }: DiagnoseDoel): boolean =>
    (knelpunten ?? []).every(({ categorie, end }) => categorie !== 'ww-tt-stam-t' || woord.charAt(end - 1) === 't');
  for (const doel of [...BANK, ...ZINNEN.map(createDicteezin)]) assert.ok(staatOpT(doel), doel.woord);
});

test('every word of the bank, typed as it is, is right in every knelpunt', () => {
  for (const woord of BANK) {
    const { goed, afwijkingen, knelpunten } = diagnose(woord, woord.woord);
    assert.ok(goed && afwijkingen.length === 0 && knelpunten.every((punt) => punt.goed), woord.woord);
  }
});

test('one wrong knelpunt leaves the others right', () => {
  const { knelpunten } = diagnose(analyseWoord({ woord: 'schoolplein' }), 'sgoolplein');
  const fout = knelpunten.filter((punt) => !punt.goed).map((punt) => punt.categorie);
  assert.deepEqual(fout, ['sch']);
});

test('curly apostrophes, spaces around and other dashes are no errors', () => {
  assert.ok(diagnose(analyseWoord({ woord: "foto's" }), '  foto’s ').goed);
  assert.ok(diagnose(analyseWoord({ woord: 'zee-egel' }), 'zee–egel').goed);
});

test('the wrong way round is marked', () => {
  const { afwijkingen } = diagnose(analyseWoord({ woord: 'bomen' }), 'bommen');
  assert.deepEqual(
    afwijkingen.map(({ label, vlag }) => [label, vlag]),
    [['open-lettergreep', 'omgekeerd']],
  );
});

test('a neighbouring key is marked as a slip of the finger; another word or noise proves nothing about any categorie', () => {
  assert.equal(diagnose({ woord: 'boek' }, 'boej').afwijkingen[0]?.vlag, 'typfout');
  const doel = analyseWoord({ woord: 'banaan' });
  assert.deepEqual(diagnose(doel, 'xqzt').knelpunten, []);
  assert.equal(diagnose(doel, 'xqzt').geenBewijs, true);
  assert.equal(diagnose(doel, 'fiets', { isWoord: () => true }).afwijkingen[0]?.label, 'ander-woord');
  assert.equal(diagnose(doel, '').geenBewijs, true);
});

test('an existing word one rule away is still an error in that rule', () => {
  const { afwijkingen } = diagnose(analyseWoord({ woord: 'bommen' }), 'bomen', { isWoord: () => true });
  assert.deepEqual(
    afwijkingen.map((afwijking) => afwijking.label),
    ['verdubbeling'],
  );
});

test('any text can be diagnosed, and spans lie inside both texts', () => {
  const random = createRandom(20);
  const tekens = [..."abcdeghijklmnoprstuvwzéë'- ", '👍', '\uD800', 'İ', '\u0301', '日', '\n'];
  for (let ronde = 0; ronde < 400; ronde++) {
    const doel = random.pick(BANK);
    const getypt = Array.from({ length: random.below(24) }, () => random.pick(tekens)).join('');
    for (const { doel: plek } of diagnose(doel, getypt).afwijkingen)
      assert.ok(plek.start >= 0 && plek.start <= plek.end && plek.end <= doel.woord.length);
  }
  for (const lang of ['a'.repeat(1000), '👍'.repeat(500), 'ab '.repeat(400)]) {
    assert.equal(diagnose({ woord: 'hond' }, lang).geenBewijs, true);
    assert.equal(diagnose({ woord: lang }, 'hond').goed, false);
    assert.equal(diagnose({ woord: lang }, lang).goed, true);
  }
});

test('labels are categories or general error types', () => {
  const bekend = new Set(CATEGORIEEN.map((categorie) => categorie.id));
  for (const { expected = '' } of readTabel('diagnosis_own_cases.tsv')) {
    for (const label of expected.split(','))
      assert.ok(bekend.has(label) || /^(letter-|spiegel|kort-lang|klank-|woord-|ander-)/.test(label), label);
  }
});

test('a word diagnosed against itself is right, whoever analysed it', () => {
  for (const woord of BANK) {
    assert.equal(diagnose(woord, woord.woord).goed, true, woord.woord);
    assert.deepEqual(diagnose(analyseWoord({ woord: woord.woord }), woord.woord).afwijkingen, [], woord.woord);
    assert.ok(diagnose(woord, woord.woord).knelpunten.every((punt) => punt.goed));
  }
});

test('any text can be analysed, generated from and explained, alone or against any other', () => {
  const random = createRandom(3);
  const vreemd = [..."aeioubdfgklmnprstvz'-. ", 'ij', 'sch', 'é', 'ß', 'İ', '👨‍👩‍👧', '\uD800', '\u0301', '\u202E', '日', '\u0000', 'ﬁ'];
  for (let ronde = 0; ronde < 300; ronde++) {
    const tekst = (): string => Array.from({ length: random.below(40) }, () => random.pick(vreemd)).join('');
    const doel = analyseWoord({ woord: tekst() });
    const getypt = tekst();
    const uitslag = diagnose(doel, getypt);
    assert.equal(typeof explainFout(doel, getypt, uitslag), 'string');
    for (const categorie of doel.categorieen) {
      assert.ok(Array.isArray(createAfleiders(doel, categorie)));
      createGat(doel, categorie);
    }
    createVolgorde(doel);
  }
});

test('hou, rij and snij are as right as houd, rijd and snijd; vermijd has its d', () => {
  const goed = (woord: string, getypt: string, basis: string): boolean => diagnose({ woord, vorm: 'tt2-achter', basis }, getypt).goed;
  for (const [woord, basis] of [
    ['houd', 'houden'],
    ['onthoud', 'onthouden'],
    ['rijd', 'rijden'],
    ['snijd', 'snijden'],
    ['glijd', 'glijden'],
  ] as const) {
    assert.ok(goed(woord, woord.slice(0, -1), basis), woord);
    assert.equal(goed(woord, `${woord}t`, basis), false);
  }
  assert.equal(goed('vermijd', 'vermij', 'vermijden'), false);
  assert.equal(goed('word', 'wor', 'worden'), false);
  assert.equal(diagnose({ woord: 'rijd', vorm: 'vd', basis: 'rijden' }, 'rij').goed, false);
  // And houd as right as hou.
  assert.ok(diagnose(findWoord('hou') ?? assert.fail(), 'houd').goed);
  assert.ok(goed('hou', 'houd', 'houden') && diagnose({ woord: 'hou', vorm: 'tt1', basis: 'houden' }, 'houd').goed);
  assert.equal(diagnose({ woord: 'hou', vorm: 'tt1', basis: 'houden' }, 'houdt').goed, false);
});

/** Found by writing 1,402 misspellings, most of words drawn by lot, and reading what is made of each. */
const GEVONDEN: readonly (readonly [string, string, string, string])[] = [
  // As if the sound of a strong verb did not change: one error, and not one for each letter.
  ['zong', 'vt', 'zingde', 'ww-vt-sterk'],
  ['liepen', 'vt', 'loopten', 'ww-vt-sterk'],
  ['liep', 'vt', 'liepd', 'ww-vt-sterk'],
  ['geschreven', 'vd', 'geschrijfd', 'ww-vd-en'],
  ['geholpen', 'vd', 'gehelpt', 'ww-vd-en'],
  ['gezien', 'vd', 'gezin', 'kort-lang'],
  // A long sound as a short one, with its doubled letter.
  ['liepen', 'vt', 'lippen', 'kort-lang'],
  ['vliegen', 'inf', 'vliggen', 'kort-lang'],
  // What stands for letters that were left out, written whole or with the wrong sign.
  ["'n", '', 'een', 'weglating'],
  ["'t", '', 'het', 'weglating'],
  ["m'n", '', 'me', 'weglating'],
  ["thema's", 'mv', 'thema,s', 'apostrof-meervoud'],
  ["'s avonds", '', ',s avonds', 'apostrof-s'],
  ["Doris'", '', 'Doris,', 'bezit-komma'],
  // Loans.
  ['jazz', '', 'jas', 'leen-engels'],
  ['Marokko', '', 'Maroco', 'c-als-k'],
  ['selectie', '', 'selexie', 'tie-sie'],
  ['googelt', 'tt3', 'googled', 'ww-engels'],
  // Where parts meet.
  ['webpagina', '', 'wepagina', 'gelijkvormigheid'],
  ['badkamer', '', 'bakkamer', 'gelijkvormigheid'],
  ['startsignaal', '', 'stardsignaal', 'verlenging-d-t'],
  ['ontdekte', 'vt', 'ondekte', 'voorvoegsel-ont'],
  ['minderheden', 'mv', 'minderheide', 'meervoud-heden,uitgang-stomme-e'],
  ['lekkerst', 'trap', 'lekkurst', 'uitgang-stomme-e'],
  ['xylofoon', '', 'silofoon', 'x-woord,y-woord'],
  ['yoghurt', '', 'yochurt', 'g-ch'],
  ['sauna', '', 'sona', 'klank-verward'],
  ['vinger', '', 'vinner', 'ng'],
  ['verhaal', '', 'vuhaal', 'voorvoegsel-stomme-e'],
  // The ie of eieren is of two klankgroepen.
  ['eieren', 'mv', 'eiren', 'letter-weg'],
  // Letters on the other side of a vowel of two.
  ['straat', '', 'staart', 'letter-omgewisseld'],
];

test('two errors that are one, and errors where parts meet, get the label of what was done', () => {
  for (const [woord, vorm, getypt, verwacht] of GEVONDEN) {
    const bank = findWoord(woord, isWoordvorm(vorm) ? vorm : '');
    const doel = bank ?? analyseWoord({ woord, vorm: isWoordvorm(vorm) ? vorm : '', basis: vorm === 'vd' ? 'zien' : undefined });
    assert.equal(labelsVan(diagnose(doel, getypt).afwijkingen.map(({ label }) => label)), verwacht, `${woord} typed as ${getypt}`);
  }
});

test('one letter for two that is another letter as well breaks both rules: kover for koffer', () => {
  for (const [woord, getypt, labels] of [
    ['koffer', 'kover', ['verdubbeling', 'f-v']],
    ['kussen', 'kuzen', ['verdubbeling', 's-z']],
    ['koffer', 'kofer', ['verdubbeling']],
    ['sweater', 'swetter', ['leen-engels']],
    ['tegenstander', 'tegestander', ['uitgang-stomme-e']],
    ['eigenlijk', 'eigelijk', ['uitgang-stomme-e']],
    ['ochtend', 'ochted', ['letter-weg']],
  ] as const) {
    const doel = findWoord(woord);
    assert.ok(doel, woord);
    assert.deepEqual(
      diagnose(doel, getypt).afwijkingen.map(({ label }) => label),
      labels,
      getypt,
    );
  }
});

/** Of the sixth set, mended by their cause. */
test('what the sixth set left over: the rule that would have prevented it is named', () => {
  for (const [
    woord = '',
    vorm = '',
    getypt = '',
    verwacht = '',
  ] of `oksel::oxsel:x-woord luisterde:vt:luistere:ww-vt-te-de verloofde:vt:verlooftde:ww-vt-v-z sneeuwwit::sneeuwit:gelijkvormigheid opstel::opstell:letter-extra cheque::sjek:ch-als-sj,qu-woord geniaal::zjeniaal:leen-g-zj exclusief::exclusif:kort-lang gegroeid:vd:gegroijd:aai-ooi-oei moeilijkheid::moeielijkheid:letter-extra rode::rooie:letter-anders
    achttien::achtien:gelijkvormigheid vastgehouden:vd:vasgehouden:gelijkvormigheid radio-uitzending::radio-uitsending:s-z
    jubilea:mv:jubilijums:leen-um,meervoud-latijn geskatet:vd:geskeet:ww-engels gestreamd:vd:gestriemd:leen-engels efficiënt::effisjent:c-als-s,trema
    dwingen:inf:dwinge:uitgang-stomme-e steur::stuer:letter-omgewisseld onmogelijk::onmogellijk:letter-extra nood::noot:verlenging-d-t
    gehoorzaam::gehoorrzaam:letter-extra macaroni::makkaroni:c-als-k,open-lettergreep fantasie::fantasi:i-als-ie musici:mv:muziesie:c-als-s,i-als-ie,s-z
    sleutelgaten:mv:sleutelgatten:open-lettergreep knikker::knieker:verdubbeling dankbaar::dankbar:achtervoegsel-vast zilver::zilve:letter-weg
    hoewel::hoewul:klank-verward patrouille::patroelje:klank-verward,leen-ou bouillon::boeljon:klank-verward,leen-ou uitbreiden:inf:uidbreiden:verlenging-d-t
    stuntman::stundman:verlenging-d-t atlas::adlas:klank-verward offline::oflain:leen-engels beschrijf::beschrijv:v-f-wissel huis::huiz:z-s-wissel
    koud::kouwd:auw-ouw shampoo::sampoo:leen-engels hardst:trap:harst:gelijkvormigheid slaan:tt-mv:slaat:ww-tt-meervoud
    kastanjes::kastanjus:uitgang-stomme-e mountainbike::mountenbaik:leen-engels chatten::tsjetten:leen-engels polyester::poliëster:y-woord
    treinmuseum::treinmuzeüm:leen-um,s-z buschauffeur::busjoffeur:ch-als-sj,leen-eau station::stasjon:tie-sie ceintuur::sentuur:c-als-s,klank-verward plastic::plestik:c-als-k,leen-engels laatste:trap:laaste:letter-weg zuurst:trap:zuurdst:trappen kerstster::kerster:gelijkvormigheid
    boort::boord:homofoon even::effen:f-v,open-lettergreep neefje:verkl:neevje:v-f-wissel had:vt:hat:ww-onregelmatig reageren:inf:riejageren:klank-verward,letter-extra`
    .split(/\s+/)
    .map((rij) => rij.split(':'))) {
    const doel = findWoord(woord, isWoordvorm(vorm) ? vorm : '') ?? analyseWoord({ woord });
    assert.equal(labelsVan(diagnose(doel, getypt).afwijkingen.map(({ label }) => label)), verwacht, getypt);
  }
});
