import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Leesvorm } from '@spelrijk/domain/leesopgave';
import type { Opgave } from '@spelrijk/domain/opgave';
import { findWoord } from '@spelrijk/taal/bank';
import { diagnose } from '@spelrijk/taal/diagnose';
import { pronounceFout } from '@spelrijk/taal/uitleg';
import type { AudioStep } from '../../../shared/audio/plan.ts';
import type { Uitleg } from '../play/host.ts';
import { judge } from '../play/judge.ts';
import { firstSport, isOfOf, pronounceWaarom, waaromNiet } from '../play/keuze.ts';
import { leesuitleg } from '../play/prompt.ts';
import { explanationPlan, soundOut } from './explanation-plan.ts';

const TABEL = {
  'Je schreef': 'JS',
  'Maak het langer': 'ML',
  'Je hoort d, dus je schrijft d.': 'D',
  'Verdeel het woord': 'VW',
  'De klankgroep': 'KG',
  'eindigt op een lange klank, dus je schrijft één o.': 'LO',
  ...Object.fromEntries(['h', 'o', 'oo', 'n', 't', 'b', 'm', 'e', 'ij', 'd'].map((klank) => [`klank:${klank}`, klank])),
};
const read = (steps: readonly AudioStep[]): string =>
  steps.map((step) => (step.soort === 'klank' ? step.adres : step.ms > 300 ? ' | ' : step.ms > 100 ? '-' : ' ')).join('');

const HOND = { woord: 'hond', klankgroepen: ['hond'], vorm: '' } as const;
const BOMEN = { woord: 'bomen', ipa: 'bˈoːmən', klankgroepen: ['bo', 'men'], vorm: 'mv', basis: 'boom' } as const;

const said = (doel: typeof HOND | typeof BOMEN, getypt: string, hulp: Record<string, string> = {}): string => {
  const zinnen = pronounceFout(doel, getypt, diagnose(doel, getypt), 'nl', (tekst) => Object.hasOwn(TABEL, tekst));
  return read(explanationPlan(zinnen, { woord: doel.woord, audio: { woord: 'W', langzaam: 'S', hulp } }, TABEL));
};

test('what was written is said sound by sound, then the rule with its words', () => {
  assert.equal(said(HOND, 'hont', { honden: 'HONDEN' }), 'JS h-o-n-t | ML HONDEN | D');
});

test('a word that was never rendered is said sound by sound too', () => {
  assert.equal(said(HOND, 'hont'), 'JS h-o-n-t | ML h-o-n-d-e-n | D');
});

test('klankgroepen are the slow word, and an open one ends in a long sound', () => {
  assert.equal(said(BOMEN, 'boomen'), 'JS b-oo-m-e-n | VW S | KG b-oo LO');
});

test('a sentence of which a piece was not rendered is left out, not said in part', () => {
  const zinnen = pronounceFout(HOND, 'hont', diagnose(HOND, 'hont'), 'nl', (tekst) => tekst === 'Je schreef');
  assert.equal(read(explanationPlan(zinnen, { woord: 'hond', audio: {} }, TABEL)), 'JS h-o-n-t');
});

for (const [letters, gezegd] of [
  ['boot', 'b-oo-t'],
  ['mij', 'm-ij'],
  ['één', 'e-e-n'],
  ["'t", 't'],
  ['Bbb', 'b-b-b'],
  ['###', ''],
] as const)
  test(`${letters} is sounded out as ${gezegd}`, () => assert.equal(read(soundOut(letters, TABEL)), gezegd));

/** A word with letters left out or sorted, after a wrong choice. */
function gekozen(
  naam: string,
  [start, end]: readonly [number, number],
  keuzes: readonly string[],
  more: Partial<Opgave>,
  poging = 1,
): Uitleg {
  const { delen: _delen, ...woord } = findWoord(naam) ?? assert.fail(naam);
  const [categorie] = woord.knelpunten;
  const opgave: Opgave = {
    id: '018f0000-0000-7000-8000-000000000001',
    categorie: categorie?.categorie ?? '',
    vorm: 'ontbrekend-grafeem',
    antwoordvorm: 'GAP',
    woord: { ...woord, klankgroepen: [...woord.klankgroepen], lettergrepen: [...woord.lettergrepen], knelpunten: [...woord.knelpunten] },
    audio: { woord: 'W', hulp: { honden: 'HONDEN' } },
    antwoord: naam.slice(start, end),
    keuzes: [...keuzes],
    gat: { start, end },
    ...more,
  };
  const [anders = ''] = keuzes.filter((keuze) => keuze !== opgave.antwoord);
  return { opgave, poging, oordeel: judge(opgave, anders, 'nl') };
}

test('a wrong gap and a wrong bin are told why at the first mistake, and it is said as it stands there', () => {
  const gap = gekozen('hond', [3, 4], ['d', 't'], { categorie: 'verlenging-d-t' });
  const bak = gekozen('hond', [3, 4], ['d', 't'], { categorie: 'verlenging-d-t', vorm: 'sorteren', antwoordvorm: 'SORT' });
  for (const uitleg of [gap, bak]) {
    assert.equal(isOfOf(uitleg.opgave), true);
    assert.equal(waaromNiet(uitleg, 'nl'), 'Maak het langer: honden. Je hoort d, dus je schrijft d.');
    const zinnen = pronounceWaarom(uitleg, 'nl', (tekst) => Object.hasOwn(TABEL, tekst));
    assert.equal(read(explanationPlan(zinnen, { woord: 'hond', audio: uitleg.opgave.audio }, TABEL)), 'ML HONDEN | D');
  }
});

test('who chose one of two is told the rule at once, who chose one of three where to look first', () => {
  const begin = (keuzes: readonly string[], poging = 1) =>
    firstSport(gekozen('eerlijk', [3, 7], keuzes, { categorie: 'achtervoegsel-lijk' }, poging), 'rustig');
  assert.deepEqual([begin(['lijk', 'luk']), begin(['lijk', 'luk', 'lik'])], ['regel', 'plek']);
  assert.deepEqual([begin(['lijk', 'luk'], 2), begin(['lijk', 'luk', 'lik'], 2)], ['antwoord', 'regel']);
});

test('while more choices are left the right letters are not named, and with one left they are', () => {
  const keuzes = ['lijk', 'luk', 'lik'];
  const categorie = 'achtervoegsel-lijk';
  assert.equal(waaromNiet(gekozen('eerlijk', [3, 7], keuzes, { categorie }), 'nl'), 'Je hoort luk, maar zo schrijf je het niet.');
  assert.equal(waaromNiet(gekozen('eerlijk', [3, 7], keuzes, { categorie }, 2), 'nl'), 'Je hoort luk, maar je schrijft lijk.');
});

const BIJ_MAKEN = { antwoord: '' } as const;

test('in reading it is about the choice where the question says so, however its pieces were laid; else how to go about it', () => {
  const leestegen = { 'maar het is koud.': ['Dat woord zegt iets anders.'] };
  const over = { ...BIJ_MAKEN, leestegen };
  assert.deepEqual(leesuitleg(over, 'zin-verbinden', 'maarhet is koud.', true), ['Dat woord zegt iets anders.']);
  assert.deepEqual(leesuitleg(over, 'zin-verbinden', 'want het regent.', true), ['Lees alles achter elkaar. Past dat bij elkaar?']);
  const [tip = ''] = leesuitleg({ ...BIJ_MAKEN, lezen: { soort: 'hoofdgedachte', bewijs: [] } }, 'tekst-vraag', 'een slak', true);
  assert.match(tip, /hele tekst/);
});

/** Each kind of sentence, of an order of `kaas`, `ham`, `ei` and `vis`. */
const REGELS = {
  na: { zin: 'De ham komt na de kaas.', soort: 'na', dingen: ['ham', 'kaas'] },
  voor: { zin: 'Het ei komt voor de vis.', soort: 'voor', dingen: ['ei', 'vis'] },
  meteen: { zin: 'Meteen na de ham komt het ei.', soort: 'meteen', dingen: ['ei', 'ham'] },
  eerst: { zin: 'De kaas komt het eerst.', soort: 'eerst', dingen: ['kaas'] },
  laatst: { zin: 'De vis komt het laatst.', soort: 'laatst', dingen: ['vis'] },
  nietEerst: { zin: 'Het ei komt niet het eerst.', soort: 'niet-eerst', dingen: ['ei'] },
  tussen: { zin: 'De ham komt tussen de kaas en de vis.', soort: 'tussen', dingen: ['ham', 'kaas', 'vis'] },
  zonder: { zin: 'Er komt geen ui op.', soort: 'zonder', dingen: ['ui'] },
} as const;

for (const [regels, gelegd, zin, bijJou] of [
  [['na', 'laatst'], 'ham kaas ei vis', 'na', 'Bij jou komt de ham voor de kaas.'],
  [['na', 'laatst'], 'kaas vis ham ei', 'laatst', 'Bij jou komt het ei het laatst.'],
  [['laatst', 'na'], 'ham kaas vis ei', 'laatst', 'Bij jou komt het ei het laatst.'],
  [['voor'], 'kaas vis ham ei', 'voor', 'Bij jou komt het ei na de vis.'],
  [['meteen'], 'kaas ham vis ei', 'meteen', 'Bij jou komt na de ham eerst de vis.'],
  [['meteen'], 'ei ham vis kaas', 'meteen', 'Bij jou komt het ei voor de ham.'],
  [['eerst'], 'ei kaas ham vis', 'eerst', 'Bij jou komt het ei het eerst.'],
  [['nietEerst'], 'ei kaas ham vis', 'nietEerst', 'Bij jou komt het ei wel het eerst.'],
  [['tussen'], 'kaas vis ei ham', 'tussen', 'Bij jou komt de ham na de kaas en na de vis.'],
  [['tussen'], 'ham vis ei kaas', 'tussen', 'Bij jou komt de ham voor de kaas en voor de vis.'],
  // What had to be left comes first, wherever it stands; of what does not lie there nothing is said.
  [['na', 'zonder'], 'ui kaas ham ei', 'zonder', 'Bij jou is de ui er wel bij.'],
  [['na', 'laatst', 'zonder'], 'ham ui ei vis', 'zonder', 'Bij jou is de ui er wel bij.'],
] as const)
  test(`${gelegd} against ${regels.join(', ')}: the first sentence that it breaks is read again`, () => {
    const leesregels = regels.map((naam) => ({ ...REGELS[naam], dingen: [...REGELS[naam].dingen] }));
    const opgave = { antwoord: 'kaas ham ei vis', stukken: ['kaas', 'ham', 'ei', 'vis'], extra: ['ui'], leesregels };
    for (const vorm of ['recept', 'route'] as const)
      assert.deepEqual(leesuitleg(opgave, vorm, gelegd, true), ['Lees dit nog eens:', REGELS[zin].zin, bijJou]);
  });

const ZIN = { antwoord: 'nu zwemt een vis.', stukken: ['nu', 'zwemt', 'een', 'vis.'], ookGoed: ['zwemt een vis. nu'] };
const HAK = { antwoord: 'de·tuin·is·groen.' };
const KLANKEN = { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['a', 't'] };

const GEMAAKT: readonly (readonly [Leesvorm, Parameters<typeof leesuitleg>[0], string, readonly string[]])[] = [
  ['zin-herstellen', ZIN, 'nu zwemt vis. een', ['Tot hier klopt het:', 'nu zwemt', 'Kijk wat daarna komt.']],
  ['zin-herstellen', ZIN, 'nuvis.zwemteen', ['Tot hier klopt het:', 'nu', 'Kijk wat daarna komt.']],
  ['zin-herstellen', ZIN, 'een vis. nu zwemt', ['De zin begint met een ander woord.']],
  // It could have gone on like that, and the game asks for the other order.
  ['zin-herstellen', ZIN, 'zwemt een nu vis.', ['Lees jouw zin hardop. Klinkt hij zoals je praat?']],
  ['zin-hakken', HAK, 'detuin·is·groen.', ['In dit stuk begint nog een woord:', 'detuin']],
  ['zin-hakken', HAK, 'de·tui·nis·groen.', ['Hier hakte je midden in een woord:', 'tui · nis']],
  ['zin-hakken', HAK, 'de·tuin·is·gro·en.', ['Hier hakte je midden in een woord:', 'gro · en.']],
  ['zin-hakken', HAK, 'de·tuin·isgroen.', ['In dit stuk begint nog een woord:', 'isgroen.']],
  ['zin-hakken', HAK, 'detuin', ['Lees langzaam hardop. Waar begint een nieuw woord?']],
  ['hakken', KLANKEN, 'taan', ['Zeg het woord heel langzaam. Let op het begin.']],
  ['hakken', KLANKEN, 'man', ['Zeg het woord heel langzaam. Let op het midden.']],
  ['hakken', KLANKEN, 'maat', ['Zeg het woord heel langzaam. Let op het eind.']],
  ['hakken', KLANKEN, 'oo', ['Zeg het woord heel langzaam. Leg elke klank neer zodra je hem hoort.']],
  ['flits-typ', { antwoord: 'schip' }, 'chip', ['Vooraan stond iets anders.']],
  ['flits-typ', { antwoord: 'schip' }, 'schap', ['In het midden stond iets anders.']],
  ['flits-typ', { antwoord: 'schip' }, 'schit', ['Achteraan stond iets anders.']],
  ['flits-typ', { antwoord: 'schip' }, '', ['Lees het hele woord en zeg het in jezelf. Typ het daarna.']],
  ['flits-letter', { antwoord: 'oe' }, 'oo', ['Achteraan stond iets anders.']],
  ['flits-letter', { antwoord: 'b' }, 'd', ['Zeg in jezelf welke klanken je zag. Zoek ze daarna.']],
];
for (const [vorm, opgave, gegeven, gezegd] of GEMAAKT)
  test(`${vorm}: "${gegeven}" for ${opgave.antwoord} is told what is wrong with it, where that is sure`, () =>
    assert.deepEqual(leesuitleg(opgave, vorm, gegeven, true), gezegd));
