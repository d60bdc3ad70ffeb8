import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { readTabel } from '../test/tabel.ts';
import { analyseWoord } from './analyse.ts';
import { findWoord } from './bank.ts';
import { isWoordvorm } from './bank/regel.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { diagnose } from './diagnose.ts';
import { explainFout, explainKeuze, explainRegel, type Gekozen } from './uitleg.ts';
import { examineWoord } from './woordenlijst.ts';

function uitleg(target: string, typed: string, vorm: Woordvorm | undefined): string {
  const doel = analyseWoord({ woord: target, vorm });
  return explainFout(doel, typed, diagnose(doel, typed));
}

const ZINNEN: readonly (readonly [string, string, Woordvorm | undefined, string])[] = [
  ['hond', 'hont', undefined, 'Je schreef hont. Maak het langer: honden. Je hoort d, dus je schrijft d.'],
  ['koud', 'kout', undefined, 'Je schreef kout. Maak het langer: koude. Je hoort d, dus je schrijft d.'],
  [
    'bomen',
    'boomen',
    undefined,
    'Je schreef boomen. Verdeel het woord: bo-men. De klankgroep bo eindigt op een lange klank, dus je schrijft één o.',
  ],
  ['appel', 'apel', undefined, 'Je schreef apel. Verdeel het woord: a-ppel. Je hoort een korte klank, dus je schrijft pp.'],
  ['trein', 'trijn', undefined, 'Je schreef trijn. Je hoort niet of het ei of ij is. Onthoud: trein schrijf je met ei.'],
  ['brieven', 'briefen', undefined, 'Je schreef briefen. Bij brief schrijf je een f, maar in brieven hoor je een v. Schrijf die v.'],
  ['wordt', 'word', 'tt3', 'Je schreef word. De ik-vorm is word. Bij hij, zij, het en u komt er een t achter: wordt. Denk aan: hij loopt.'],
  ['praatte', 'praate', 'vt', 'Je schreef praate. Neem de ik-vorm: praat. Zet er te achter: praatte.'],
  ['autootje', 'autoodje', 'verkl', 'Je schreef autoodje. Je hoort een t en je schrijft een t: autootje.'],
  ['Utrecht', 'Utrechd', undefined, 'Je schreef Utrechd. Je hoort een t en je schrijft een t: Utrecht.'],
  ['werken', 'weruken', undefined, 'Je schreef weruken. Hier komt geen letter tussen. Zet de letters tegen elkaar: werken.'],
  ['treffen', 'treefen', undefined, 'Je schreef treefen. Verdeel het woord: tre-ffen. Je hoort een korte klank, dus je schrijft ff.'],
  ['ingepakt', 'ingepakd', 'vd', 'Je schreef ingepakd. Kijk naar de verleden tijd: pakte in. Je hoort t, dus je schrijft t: ingepakt.'],
  ['vreemd', 'ffreemd', undefined, 'Je schreef ffreemd. Leg je hand op je keel: bij vreemd trilt het. Dan schrijf je v.'],
  ['straat', 'staat', undefined, 'Je schreef staat. Zeg het woord langzaam: straat. Er mist een letter: de r.'],
];

test('the sentence names what was typed and the rule, filled with the word', () => {
  for (const [target, typed, vorm, zin] of ZINNEN) assert.equal(uitleg(target, typed, vorm), zin);
});

/** What a choice makes of a word, which letters were right and which were taken, with one other choice left and with more. */
const KEUZES: readonly (readonly [woord: string, gat: [number, number], gekozen: string, categorie: string, een: string, meer: string])[] =
  [
    ['hond', [3, 4], 't', 'verlenging-d-t', 'Maak het langer: honden. Je hoort d, dus je schrijft d.', 'Maak het langer: honden.'],
    ['trein', [2, 4], 'ij', 'ei-ij', 'Je hoort niet of het ei of ij is. Dat moet je onthouden.', ''],
    ['eerlijk', [3, 7], 'luk', 'achtervoegsel-lijk', 'Je hoort luk, maar je schrijft lijk.', 'Je hoort luk, maar zo schrijf je het niet.'],
    [
      'vos',
      [0, 1],
      'f',
      'f-v',
      'Leg je hand op je keel: bij dit woord trilt het. Dan schrijf je v.',
      'Leg je hand op je keel: bij dit woord trilt het.',
    ],
    [
      'sprakeloos',
      [6, 10],
      'baar',
      'achtervoegsel-vast',
      'Met baar zeg je vaak dat iets kan: wat je kunt eten, is eetbaar. Hier is het loos.',
      'Met baar zeg je vaak dat iets kan: wat je kunt eten, is eetbaar.',
    ],
    // Its two s's are of two klankgroepen: ssch does not go together.
    ['misschien', [3, 6], 'ch', 'sch', 'Er mist een letter: de s.', 'Er mist een letter.'],
    ['bossen', [2, 4], 'z', 'z-s-wissel', 'In dit woord hoor je een s.', 'In dit woord hoor je een s.'],
    ['feest', [3, 5], 't', 'kz-mkmm', 'Zeg het woord langzaam. Er mist een letter: de s.', 'Zeg het woord langzaam. Er mist een letter.'],
  ];

test('of a wrong choice is said why it is not it, without the word, and without the right letters while more choices are left', () => {
  for (const [woord, [start, end], gekozen, categorie, een, meer] of KEUZES) {
    const doel = findWoord(woord) ?? assert.fail(woord);
    const getypt = woord.slice(0, start) + gekozen + woord.slice(end);
    const fout = { doel, getypt, diagnose: diagnose(doel, getypt), regio: 'nl' } as const;
    const keuze: Gekozen = { antwoord: woord.slice(start, end), gekozen, open: false, categorie, start };
    assert.equal(explainKeuze(fout, keuze), een, woord);
    assert.equal(explainKeuze(fout, { ...keuze, open: true }), meer, woord);
  }
});

test('a right answer needs no sentence', () => assert.equal(uitleg('hond', 'hond', undefined), ''));

test('every error has a sentence that ends as one', () => {
  for (const bestand of ['diagnosis_dev_cases.tsv', 'diagnosis_own_cases.tsv']) {
    for (const { target = '', typed = '', vorm = '' } of readTabel(bestand)) {
      const zin = uitleg(target, typed, isWoordvorm(vorm) && vorm !== '' ? vorm : undefined);
      // A sentence is not said over again.
      assert.match(zin, /[.?!]$/.test(target) ? /^\p{Lu}.+[.?!]$/u : /^Je schreef .+[.?!]$/u, `${target} typed as ${typed}`);
      assert.ok(!/undefined|\s\s|null/.test(zin), zin);
    }
  }
});

test('every categorie can say its rule, and has three steps of at most a line each', () => {
  for (const categorie of CATEGORIEEN) {
    assert.match(explainRegel(categorie.id), /^\p{Lu}.+\.$/u);
    assert.equal(categorie.uitleg.length, 3, categorie.id);
    for (const stap of categorie.uitleg) assert.ok(stap.length > 10 && stap.length <= 100, `${categorie.id}: ${stap}`);
  }
});

test('an unknown categorie has no rule', () => assert.equal(explainRegel('tekendief'), ''));

/** Found by reading two hundred explanations that were drawn at random. */
const GELEZEN = [
  ['pauwen', 'puwen', 'De letters auw horen bij elkaar. Er mist een letter: de a. Het is pauwen.'],
  ['keizer', 'kizer', 'De letters ei horen bij elkaar. Er mist een letter: de e. Het is keizer.'],
  ['beetje', 'beeje', 'Zeg het woord langzaam: beetje. Er mist een letter: de t.'],
  ['straat', 'staat', 'Zeg het woord langzaam: straat. Er mist een letter: de r.'],
  ['bekers', 'bêkers', 'Op deze letter staat geen dakje: bekers.'],
  ['bekers', 'békers', 'Op deze letter staat geen streepje: bekers.'],
  ['enquête', 'enquete', 'Vergeet het dakje niet: enquête schrijf je met ê.'],
  ['oor', 'or', 'De r verandert de klank. Je schrijft toch oor.'],
  ['vermijd', 'vermijt', 'Maak het langer: vermijden. Je hoort d, dus je schrijft d.'],
  ['zong', 'zingde', 'In de verleden tijd verandert de klank. Je schrijft zong.'],
  ['sorteren', 'sorteeren', 'Je hoort een lange e aan het eind van de klankgroep. Je schrijft één e: sorteren.'],
  ['vliegen', 'vliggen', 'Verdeel het woord: vlie-gen. In de klankgroep vlie hoor je een lange klank. Je schrijft ie.'],
  ['ontvoeren', 'ontfoeren', 'Onthoud: ontvoeren schrijf je met v.'],
  ['badkamer', 'bakkamer', 'Zoek de delen: bad + kamer. Schrijf elk deel zoals je het kent: badkamer.'],
  ['eventueel', 'eventueul', 'Onthoud: eventueel schrijf je met ee.'],
] as const;

test('a letter of a sound of two letters is not heard by saying the word slowly; a roof is no stroke', () => {
  for (const [woord, getypt, verwacht] of GELEZEN) {
    const doel = findWoord(woord) ?? examineWoord(woord);
    assert.equal(explainFout(doel, getypt, diagnose(doel, getypt)), `Je schreef ${getypt}. ${verwacht}`);
  }
});

test('what is said of the end of a part names the part, and the n before a joining s is heard', () => {
  for (const [woord, getypt, zegt] of [
    ['meegenomen', 'megenomen', 'Aan het eind van mee schrijf je de lange e met twee letters: meegenomen.'],
    ['zee', 'ze', 'Aan het eind schrijf je de lange e met twee letters: zee.'],
    ['levensverhaal', 'levesverhaal', 'Zeg het woord langzaam: levensverhaal. Er mist een letter: de n.'],
    ['tegenstander', 'tegestander', 'De n hoor je bijna niet, maar je schrijft hem wel: tegenstander.'],
  ] as const) {
    const doel = findWoord(woord);
    assert.ok(doel, woord);
    assert.equal(explainFout(doel, getypt, diagnose(doel, getypt)), `Je schreef ${getypt}. ${zegt}`);
  }
});
