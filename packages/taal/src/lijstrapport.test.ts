import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { examineLijstwoord } from './lijstwoord.ts';
import { reportLijst, reportWoord, splitLijst } from './lijstrapport.ts';
import { propose } from './spellingvoorstel.ts';
import { examineWoord } from './woordenlijst.ts';

/** What the rules say, not what was written down of words that somebody read. */
const REGELS = { nagelezen: false } as const;

test('a pasted list is split into words, without numbers, bullets and articles', () => {
  const tekst = "1. de hond\n- kat\r\n 3) het konijn, boom; 's avonds\n\n\u2022 zee-egel.\nNew York";
  assert.deepEqual(
    splitLijst(tekst).map(({ invoer }) => invoer),
    ['hond', 'kat', 'konijn', 'boom', "'s avonds", 'zee-egel', 'New York'],
  );
  assert.deepEqual(splitLijst(''), []);
});

/** what was pasted, its words */
const PLAKSEL: readonly (readonly [string, readonly string[]])[] = [
  ['hond\tkat\tvis', ['hond', 'kat', 'vis']],
  ['1\thond\r\n2\tkat', ['hond', 'kat']],
  ['hond kat vis boom', ['hond', 'kat', 'vis', 'boom']],
  ['(1) de Hond\n(2) het Huis', ['Hond', 'Huis']],
  ['a) boom\nb) roos', ['boom', 'roos']],
  ['\uF0B7\thond\no\tkat', ['hond', 'kat']],
  ['▪ hond\n☐ kat\n– vis', ['hond', 'kat', 'vis']],
  ['“hond” | «kat» / [vis]', ['hond', 'kat', 'vis']],
  ['hond\u000Bkat\u2028vis', ['hond', 'kat', 'vis']],
  ["foto’s\n's morgens", ["foto's", "'s morgens"]],
  ['cafe\u0301', ['caf\u00E9']],
  ['1 vrijheid\n2 de boom\n3 ’s avonds', ['vrijheid', 'boom', "'s avonds"]],
  ['1 hond 2 kat 3 vis 4 boom', ['hond', 'kat', 'vis', 'boom']],
  ['lopen (liep)\n2) boom (de)\n(het) huis\nroos (3)', ['lopen', 'liep', 'boom', 'huis', 'roos']],
  ['in plaats van', ['in plaats van']],
  ['  \n , ; \n', []],
];
for (const [tekst, woorden] of PLAKSEL)
  test(`${JSON.stringify(tekst)} holds ${woorden.join(', ')}`, () =>
    assert.deepEqual(
      splitLijst(tekst).map(({ invoer }) => invoer),
      woorden,
    ));

test('a capital that only the list gave is taken off; a name keeps its own', () => {
  assert.deepEqual(
    reportLijst('Hond\nBulgarije\nNoordzee\nBoom').map(({ analyse }) => analyse.woord),
    ['hond', 'Bulgarije', 'Noordzee', 'boom'],
  );
});

test('an unknown spelling that sounds like a word, or is a letter away from one, gets a question and is never refused', () => {
  const proposalFor = (woord: string): string => reportLijst(woord)[0]?.voorstel ?? '';
  assert.deepEqual(['boomen', 'cadoo', 'vint', 'zeemeermin', 'squishy', 'hond'].map(proposalFor), ['bomen', 'cadeau', 'vind', '', '', '']);
  assert.notEqual(reportLijst('boomen')[0]?.oordeel, 'onbruikbaar');
});

test('words on one line are asked about once: that they are more than one', () => {
  const [rij] = reportLijst('het meisje loopt', REGELS);
  assert.equal(rij?.nakijken.length, 1);
  assert.match(rij?.nakijken[0]?.zin ?? '', /meer woorden/);
});

test('one question about each thing', () => {
  const velden = reportLijst('zonsondergang', REGELS)[0]?.nakijken.map(({ veld }) => veld) ?? [];
  assert.equal(velden.length, 1);
  assert.deepEqual(
    reportLijst('oplossing\noprit').map(({ analyse }) => analyse.klankgroepen.join('-')),
    ['op-lo-ssing', 'op-rit'],
  );
});

test('a word that exists is not taken for a slip of another', () => {
  for (const woord of ['snelle', 'drukke', 'danser', 'trekker', 'koers', 'giebelen', 'dikkere', 'lezer', 'medische'])
    assert.equal(reportLijst(woord)[0]?.voorstel, undefined, woord);
  // What the dictionary has is no slip of a word of the bank: apart was asked to be taart, ginds sinds.
  for (const woord of ['apart', 'ginds', 'deftig', 'tamelijk', 'eetbare', 'culinaire'])
    assert.equal(reportLijst(woord)[0]?.voorstel, undefined, woord);
  for (const woord of ['Parijs', 'Londen', 'Lotte']) assert.equal(reportLijst(woord)[0]?.voorstel, undefined, woord);
});

test('what a docent mended wins: chunks, categorie, a word to remember; and is not asked about again', () => {
  const withOther = (rij: Omit<Lijstwoord, 'woord'>, woord = 'boomen') => reportWoord({ woord, ...rij }, 1, false);
  assert.deepEqual(withOther({ hoofd: 'ei-ij' }).analyse.hoofd, 'ei-ij');
  assert.deepEqual(withOther({ hoofd: 'ei-ij' }).nakijken, []);
  assert.deepEqual(withOther({ onthouden: true }).analyse.knelpunten, []);
  assert.equal(withOther({ onthouden: true }).oordeel, 'zeker');
  assert.deepEqual(withOther({ klankgroepen: ['zee', 'meer', 'min'] }, 'zeemeermin').analyse.klankgroepen, ['zee', 'meer', 'min']);
  assert.equal(withOther({}, 'oma').analyse.hoofd === '', false);
});

/** word, verdict, what to check first */
const RAPPORT: readonly (readonly [string, string, string])[] = [
  ['hond', 'zeker', ''],
  ["'s avonds", 'zeker', ''],
  ['slaapkamerraam', 'zeker', ''],
  // Said to be right nine times of ten: less than what is called sure.
  ['boomhutten', 'nakijken', 'delen'],
  ['krokodillen', 'zeker', ''],
  ['Bulgarije', 'nakijken', 'hoofdletter'],
  ['squishy', 'nakijken', 'uitspraak'],
  ['boomen', 'nakijken', 'spelling'],
  ['voet bal', 'nakijken', 'spelling'],
  ['gluurde', 'zeker', ''],
  ['kristal', 'nakijken', 'delen'],
  ['melkpak', 'zeker', ''],
  ['zonsondergang', 'nakijken', 'delen'],
  ['ijsberen', 'nakijken', 'delen'],
  // An adjective and a past.
  ['bezorgde', 'nakijken', 'vorm'],
  ['moskee', 'nakijken', 'klankgroepen'],
  ['bijziend', 'nakijken', 'delen'],
  ['baguette', 'nakijken', 'uitspraak'],
  ['xqzt', 'onbruikbaar', 'spelling'],
  ['12345', 'onbruikbaar', 'spelling'],
];

test('every row says how sure it is and what to look at first', () => {
  for (const [woord, oordeel, veld] of RAPPORT) {
    const rij = reportLijst(woord, REGELS)[0];
    assert.equal(`${rij?.oordeel} ${rij?.nakijken[0]?.veld ?? ''}`, `${oordeel} ${veld}`, woord);
    for (const { zin } of rij?.nakijken ?? []) assert.match(zin, /^\p{Lu}.*[.?]$/u);
  }
});

test('what is done with a tail or a foot is never a sure plural: a druipstaart is nothing, and no dictionary says so', () => {
  for (const woord of [
    'kwispelstaarten',
    'druipstaarten',
    'stampvoeten',
    'klapwieken',
    'reikhalzen',
    'klappertanden',
    'trekkebenen',
    'schaatsster',
  ])
    assert.notEqual(reportLijst(woord, REGELS)[0]?.oordeel, 'zeker', woord);
});

test('an abbreviation of the bank is known with what it is short for; another one is no word to dictate, and says so', () => {
  for (const { invoer, oordeel, analyse } of reportLijst('enz.\nm.a.w.\nkm\nd.w.z.\nv.l.n.r.\ncd')) {
    assert.equal(oordeel, 'zeker', invoer);
    assert.deepEqual([analyse.hoofd, analyse.vorm, analyse.woord], ['afkortingen', 'kort', invoer]);
    assert.ok(analyse.basis);
  }
  for (const { invoer, oordeel, nakijken } of reportLijst('bijv.\nt.z.t.\nmm\nt.a.v.')) {
    assert.equal(oordeel, 'onbruikbaar', invoer);
    assert.match(nakijken[0]?.zin ?? '', /^Dit is een afkorting/, invoer);
  }
  assert.deepEqual(
    reportLijst('bijv., t/m, hond/kat').map(({ invoer }) => invoer),
    ['bijv.', 't/m', 'hond', 'kat'],
  );
  for (const { invoer, oordeel } of reportLijst("z'n\nm'n\n't")) assert.equal(oordeel, 'zeker', invoer);
});

test('the more goes against an analysis, the less sure it is; what was checked is sure', () => {
  const zekerVan = (woord: string): number => reportLijst(woord, REGELS)[0]?.zeker ?? 0;
  assert.equal(zekerVan('hond'), 1);
  assert.equal(reportWoord({ woord: 'zandhappen', hoofd: 'samenstelling' }, 1, false).zeker, 1);
  assert.ok(zekerVan('melkpak') > zekerVan('moskee') && zekerVan('moskee') > zekerVan('squishy'));
});

test('a word that stands in the list twice is marked, and a word of the bank is known as one', () => {
  const rijen = reportLijst('hond\nkat\nhond');
  assert.deepEqual(
    rijen.map(({ dubbel, inBank, regel }) => [dubbel, inBank, regel]),
    [
      [false, true, 1],
      [false, rijen[1]?.inBank, 2],
      [true, true, 3],
    ],
  );
});

test('a word that somebody of ours read is checked: nothing is asked, with or without a capital; what the docent says of it wins', () => {
  for (const [invoer, woord, groepen] of [
    ['zonsopgang', 'zonsopgang', 'zons-op-gang'],
    ['Moskee', 'moskee', 'mos-kee'],
    ['Arnhem', 'Arnhem', 'Arn-hem'],
  ] as const) {
    const rij = reportLijst(invoer)[0];
    assert.deepEqual(
      [rij?.analyse.woord, rij?.analyse.klankgroepen.join('-'), rij?.nagekeken, rij?.inBank, rij?.oordeel, rij?.zeker, rij?.voorstel],
      [woord, groepen, true, false, 'zeker', 1, undefined],
    );
  }
  assert.deepEqual(reportLijst('zonsopgang')[0]?.analyse.delen, ['zon', 's', 'opgang']);
  const herstellingen: readonly Omit<Lijstwoord, 'woord'>[] = [
    { hoofd: 'ng' },
    { onthouden: true },
    { klankgroepen: ['zon', 'sop', 'gang'] },
  ];
  for (const herstel of herstellingen) {
    const rij = reportWoord({ woord: 'zonsopgang', ...herstel }, 1, false);
    assert.deepEqual([rij.nagekeken, rij.oordeel, rij.nakijken], [false, 'zeker', []]);
  }
  // Two things: a plural and what one does.
  assert.deepEqual([reportLijst('lichten')[0]?.nagekeken, reportLijst('hond')[0]?.nagekeken], [false, true]);
});

test('letters that are said one by one are klankgroepen, and no rule of sounds holds in them; what can be said as a word is one', () => {
  const van = (woord: string): readonly [string, string, number] => {
    const { klankgroepen, categorieen, zeker } = examineLijstwoord({ woord });
    return [klankgroepen.join('·'), categorieen.join(), zeker];
  };
  for (const woord of ['VVV', 'NS', 'ANWB', 'EHBO', 'KRO', 'ICT', 'EU', 'GGD', 'PSV'])
    assert.deepEqual(van(woord), [[...woord].join('·'), 'hoofdletter-naam', 1], woord);
  for (const woord of ['tv', 'wc', 'dvd', 'sms']) assert.deepEqual(van(woord), [[...woord].join('·'), 'afkortingen', 1], woord);
  assert.equal(van('NAVO')[0], 'NA·VO');
  for (const woord of ['IK', 'BOS', 'ONS']) assert.equal(van(woord)[0], woord.toLowerCase());
});

const voorstel = (woord: string): string | undefined => propose(examineWoord(woord));

test('a slip in a pasted list is met with the word that was meant', () => {
  for (const [getypt, bedoeld] of [['boomen', 'bomen']] as const) assert.equal(voorstel(getypt), bedoeld, getypt);
});

test('a word of the bank needs no proposal, and letters without a word near get none', () => {
  assert.equal(voorstel('bomen'), undefined);
  assert.equal(voorstel('xqzvtk'), undefined);
});
