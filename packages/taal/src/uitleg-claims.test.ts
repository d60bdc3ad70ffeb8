/** What was said to children and was false: each of these was found by a linguist, and fails with the sentences of before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Woordvorm } from '@spelrijk/domain/woord';
import { findWoord } from './bank.ts';
import { diagnose } from './diagnose.ts';
import { explainFout } from './uitleg.ts';
import { analyseWoord } from './analyse.ts';
import { examineWoord } from './woordenlijst.ts';

function uitleg(woord: string, getypt: string, vorm?: Woordvorm, basis?: string): string {
  const doel = findWoord(woord, vorm) ?? analyseWoord({ woord, vorm, basis });
  return explainFout(doel, getypt, diagnose(doel, getypt)).replace(`Je schreef ${getypt}. `, '');
}

const LANGER: readonly (readonly [string, string, string])[] = [
  ['kind', 'kint', 'kinderen'],
  ['bad', 'bat', 'baden'],
  ['stad', 'stat', 'steden'],
  ['blad', 'blat', 'bladeren'],
  ['lid', 'lit', 'leden'],
  ['lied', 'liet', 'liederen'],
  ['fietspad', 'fietspat', 'paden'],
  ['verliefd', 'verlieft', 'verliefde'],
  ['zwembad', 'zwembat', 'baden'],
  ['volkslied', 'volksliet', 'liederen'],
  ['piratenschip', 'piratenschib', 'schepen'],
];

for (const [woord, getypt, langer] of LANGER)
  test(`${woord} made longer is ${langer}`, () =>
    assert.match(uitleg(woord, getypt), new RegExp(`^Maak het langer: .*${langer}\\. Je hoort`)));

test('of a plural with another vowel no letter is too many: who wrote stadden hears that the sound changes', () => {
  for (const [meer, getypt, een] of [
    ['steden', 'stadden', 'stad'],
    ['leden', 'lidden', 'lid'],
    ['schepen', 'schippen', 'schip'],
  ] as const)
    assert.equal(uitleg(meer, getypt), `In ${een} hoor je een korte klank, in ${meer} een lange. Schrijf ${meer}.`);
});

/** An a that stands where another letter belongs is not one too many: left out, nothing is mended. */
test('one too many, and one that is missing, are said of a letter only where that mends something', () => {
  assert.doesNotMatch(uitleg('kerk', 'karuk'), /Er staat een a te veel/);
  assert.match(uitleg('maan', 'maaan'), /Er staat een a te veel/);
});

test('where two letters of three are missing it is not said that one is', () => {
  assert.equal(uitleg('schande', 'sande'), 'Onthoud: schande schrijf je met sch.');
  assert.match(uitleg('mijn', 'mjn'), /De letters ij horen bij elkaar. Er mist een letter: de i/);
});

test('zat made longer is zaten', () => assert.match(uitleg('zat', 'zad', 'vt', 'zitten'), /^Maak het langer: wij zaten\. Je hoort t,/));

test('a word without a longer form that helps is to be remembered', () => {
  assert.match(uitleg('club', 'clup'), /onthoud: club schrijf je met b/);
  assert.doesNotMatch(uitleg('ambtenaar', 'amtenaar'), /ambtenaren\. Je hoort b/);
});

test('who wrote the t and more is not told to put a t behind it', () => {
  for (const [woord, getypt, basis] of [
    ['gooit', 'gooite', 'gooien'],
    ['werkt', 'werkte', 'werken'],
  ] as const) {
    const gezegd = uitleg(woord, getypt, 'tt3', basis);
    assert.doesNotMatch(gezegd, /komt er een t achter/);
    assert.match(gezegd, new RegExp(woord));
  }
});

test('who wrote the e and an n is not told to put an e behind it', () =>
  assert.doesNotMatch(uitleg('gekookte', 'gekookten'), /Zet er een e achter/));

const TE_VEEL: readonly (readonly [string, string, string])[] = [
  ['maan', 'maaan', 'a'],
  ['voet', 'voeet', 'e'],
  ['koe', 'koee', 'e'],
  ['roer', 'roeer', 'e'],
];

for (const [woord, getypt, letter] of TE_VEEL)
  test(`a key that was held down in ${getypt} is no short sound`, () => {
    assert.equal(uitleg(woord, getypt), `Er staat een ${letter} te veel. Het is ${woord}.`);
    const doel = findWoord(woord) ?? analyseWoord({ woord });
    assert.deepEqual(
      diagnose(doel, getypt).afwijkingen.map(({ label }) => label),
      ['letter-extra'],
    );
  });

const NIET_MEER: readonly (readonly [string, string, RegExp, Woordvorm?, string?])[] = [
  ['vis', 'viss', /hoor je niet/],
  ['praat', 'praatt', /plus t|komt er een t/, 'tt3', 'praten'],
  ['kreeg', 'kreech', /klank verandert/, 'vt', 'krijgen'],
  ['ziekenhuis', 'ziekehuis', /meervoud|meer dan één/],
  ['vliegtuig', 'vliegtuich', /Je hoort ug/],
  ['chauffeur', 'chaufeur', /korte klank/],
  ['lelijk', 'lellijk', /Je hoort luk/],
  ['kou', 'kouw', /met ou\./],
  ['balkon', 'ballkon', /geen korte klank/],
  ['elfde', 'elvde', /hoor je een v/],
  ['Noor', 'oor', /de n\b|noor/],
  ['zeeën', 'zën', /puntjes/],
  ['harder', 'harer', /Na een r/],
  ["sms'en", 'smsen', /letter: de '/],
];

for (const [woord, getypt, vroeger, vorm, basis] of NIET_MEER)
  test(`${getypt} for ${woord} is not explained with ${vroeger.source}`, () => {
    const tekst = uitleg(woord, getypt, vorm, basis);
    assert.notEqual(tekst, '');
    assert.doesNotMatch(tekst, vroeger);
  });

test('a sentence begins with a capital', () => assert.match(uitleg('hard', 'hart'), /^Maak het langer|^Dat woord bestaat ook/));

test('what is written apart is not called one word', () => assert.doesNotMatch(uitleg("'s avonds", "'s a vonds"), /één woord/));

test('who wrote the i of dooi is not told to write it', () => assert.doesNotMatch(uitleg('dooi', 'doi'), /Je hoort een j/));

test('the d of red is heard in redden', () => assert.match(uitleg('red', 'ret', 'tt1', 'redden'), /^Maak het langer: redden\./));

/** Found among 200 explanations that were drawn at random and read. */
const GELEZEN: readonly (readonly [string, string, string, Woordvorm?])[] = [
  ['buik', 'buikkkk', 'Er staat te vaak een k. Het is buik.'],
  ['na-apen', 'na----apen', 'Er staat te vaak een streepje. Het is na-apen.'],
  ['buik', 'buikk', 'Er staat een k te veel. Het is buik.'],
  ['mousse', 'mouse', 'Er mist een letter: de s. Het is mousse.'],
  ['wind', 'win', 'Maak het langer: winden. Je hoort d, dus je schrijft d.'],
  ['web', 'we', 'Maak het langer: webben. Je hoort b, dus je schrijft b.'],
  ['krant', 'kran', 'Zeg het woord langzaam: krant. Er mist een letter: de t.'],
  ['deden', 'dedun', 'Je hoort uh, maar je schrijft een e: deden.', 'vt'],
  ['gaven', 'gave', 'De n hoor je bijna niet, maar je schrijft hem wel: gaven.', 'vt'],
  ['chaos', "chao's", 'Er staat een komma boven te veel. Het is chaos.'],
  ['vreemd', 'vreemt', 'Maak het langer: vreemde. Je hoort d, dus je schrijft d.'],
  ['af', 'fa', 'Twee letters zijn van plaats gewisseld. Het is af.'],
  ['vast', 'avst', 'Twee letters zijn van plaats gewisseld. Het is va: vast.'],
  ['stip', 'steep', 'Kijk nog eens goed naar dit woord: stip.'],
  ['frieten', 'frietem', 'Onthoud: frieten schrijf je met n.'],
  ['verloren', 'verlorun', 'Dit voltooid deelwoord eindigt op en: verloren.', 'vd'],
  ['verloren', 'verlore', 'Dit voltooid deelwoord eindigt op en, ook als je de n niet hoort: verloren.', 'vd'],
];

for (const [woord, getypt, zin, vorm] of GELEZEN) test(`${getypt} for ${woord}`, () => assert.equal(uitleg(woord, getypt, vorm), zin));

test('who writes the ie of kilo hears of that sound, and who writes more hears no false thing of it', () => {
  for (const [woord, getypt] of [
    ['kilo', 'kielo'],
    ['familie', 'famielie'],
    ['taxi', 'taxie'],
  ] as const)
    assert.equal(uitleg(woord, getypt), `Je hoort ie, maar je schrijft i. Onthoud: ${woord}.`);
  assert.doesNotMatch(uitleg('rietje', 'rieetje'), /Je hoort/);
  assert.doesNotMatch(uitleg('T-shirt', 'T-shiert'), /Je hoort ie/);
});

test('nobody is told to listen for the n of -en, and een is written with more than en', () => {
  assert.equal(uitleg('kurken', 'kurke'), 'Het woord zegt waar iets van gemaakt is. Dan schrijf je en: kurken.');
  assert.equal(uitleg('een', 'eon'), 'Dit kleine woordje onthoud je: een.');
});

test('the ending of a weak verb behind a strong past, and a g written as ch in it', () => {
  assert.equal(uitleg('ging', 'gingde', 'vt', 'gaan'), 'In de verleden tijd is de klank al anders. Dan komt er geen de bij: ging.');
  assert.equal(uitleg('liepen', 'liepten', 'vt', 'lopen'), 'In de verleden tijd is de klank al anders. Dan komt er geen te bij: liepen.');
  assert.equal(uitleg('kreeg', 'kreech', 'vt', 'krijgen'), 'Denk aan wij kregen. Ook bij kreeg schrijf je g.');
});

test('the s of plaats and loods is no ending: what is made longer is that word', () => {
  for (const [woord, getypt] of [
    ['plaats', 'plaads'],
    ['rits', 'rids'],
    ['rots', 'rods'],
    ['flits', 'flids'],
    ['kwarts', 'kwards'],
    ['loods', 'loots'],
  ] as const)
    assert.doesNotMatch(uitleg(woord, getypt), /Maak het langer/, woord);
  assert.equal(uitleg('rechts', 'rechds'), 'Maak het langer: rechte. Je hoort t, dus je schrijft t.');
});

test('before heid, loos and schap stands a word that can be made longer', () => {
  assert.equal(uitleg('foutloos', 'foudloos'), 'Maak het langer: fouten. Je hoort t, dus je schrijft t.');
  assert.equal(uitleg('vriendschap', 'vrientschap'), 'Maak het langer: vrienden. Je hoort d, dus je schrijft d.');
  assert.equal(uitleg('vriendschap', 'vriendschab'), 'Maak het langer: vriendschappen. Je hoort p, dus je schrijft p.');
});

test('who wrote the d of geleefd and a v before it is not told to write d', () => {
  assert.equal(uitleg('geleefd', 'geleevd', 'vd', 'leven'), 'Neem de ik-vorm: leef. Zet er ge voor en d achter: geleefd.');
  assert.doesNotMatch(uitleg('geërfd', 'geërvd', 'vd', 'erven'), /schrijft alleen d/);
  assert.doesNotMatch(uitleg('gegamed', 'gegamdt', 'vd', 'gamen'), /schrijft alleen d/);
  assert.match(uitleg('gespeeld', 'gespeeldt', 'vd', 'spelen'), /dus je schrijft alleen d/);
});

test('what was written is not told to be written: der behind zwaar, the ge of geven', () => {
  assert.equal(uitleg('zwaarder', 'zwaardder', 'trap', 'zwaar'), 'Er staat een d te veel. Het is zwaarder.');
  assert.doesNotMatch(uitleg('helderder', 'helderdere', 'trap', 'helder'), /komt er der achter/);
  assert.equal(
    uitleg('doorgegeven', 'doorgeven', 'vd', 'doorgeven'),
    'Het hele werkwoord is doorgeven. In het deelwoord staat ge achter door: doorgegeven.',
  );
});

test('what a rule tells is not to be remembered: of English verbs, of orders, of the form of hij', () => {
  assert.equal(uitleg('appt', 'apt', 'tt3', 'appen'), 'De ik-vorm is app, met twee keer p. Die blijft zo: appt.');
  assert.match(uitleg('checkt', 'checkd', 'tt3', 'checken'), /^De ik-vorm is check\. Bij hij/);
  assert.match(uitleg('gegoogeld', 'gegoogelt', 'vd', 'googelen'), /^Kijk naar de verleden tijd: googelde\. Je hoort d/);
  assert.equal(uitleg('schud', 'schut', 'gebied', 'schudden'), 'Maak het langer: schudden. Je hoort d, dus je schrijft d.');
  assert.match(uitleg('gaat', 'gaad', 'tt3', 'gaan'), /^Bij hij, zij, het en u eindigt dit werkwoord op t: gaat/);
  assert.equal(uitleg('huilt', 'huiltd', 'tt3', 'huilen'), 'Er staat een d te veel. Het is huilt.');
  assert.equal(uitleg('Karels', "Karel's"), 'Deze naam eindigt niet op een s-klank: plak de s er vast achter. Het wordt Karels.');
  assert.equal(uitleg('jaloezie', 'zjaloezie'), 'Je hoort zj, maar je schrijft alleen j. Onthoud: jaloezie.');
  assert.equal(uitleg('slurp', 'slurrap'), 'Hier komt geen letter tussen. Zet de letters tegen elkaar: slurp.');
  assert.equal(uitleg('sliep', 'sleep'), 'Luister goed naar sliep: hoor je ie of ee? Je schrijft ie.');
  assert.equal(uitleg('om', 'ommmm'), 'Er staat te vaak een m. Het is om.');
});

/** What a linguist found to be false, each example as it was named: what is said of it now, read sentence by sentence. */
const GENOEMD: readonly (readonly [string, string, string, Woordvorm?])[] = [
  ['kinderen', 'kinden', 'Onthoud: kinderen schrijf je met eren.'],
  ['kind', 'kint', 'Maak het langer: kinderen. Je hoort d, dus je schrijft d.'],
  ['baden', 'badden', 'Verdeel het woord: ba-den. Je hoort een lange a, dus de letter erna schrijf je maar één keer.'],
  ['bad', 'bat', 'Maak het langer: baden. Je hoort d, dus je schrijft d.'],
  ['steden', 'stadden', 'In stad hoor je een korte klank, in steden een lange. Schrijf steden.'],
  ['stad', 'stat', 'Maak het langer: steden. Je hoort d, dus je schrijft d.'],
  ['bladeren', 'bladden', 'Verdeel het woord: bla-de-ren. Je hoort een lange a, dus de letter erna schrijf je maar één keer.'],
  ['blad', 'blat', 'Maak het langer: bladeren. Je hoort d, dus je schrijft d.'],
  ['leden', 'lidden', 'In lid hoor je een korte klank, in leden een lange. Schrijf leden.'],
  ['lid', 'lit', 'Maak het langer: leden. Je hoort d, dus je schrijft d.'],
  ['zaten', 'zatten', 'Verdeel het woord: za-ten. Je hoort een lange a, dus de letter erna schrijf je maar één keer.', 'vt'],
  ['zat', 'zad', 'Maak het langer: wij zaten. Je hoort t, dus je schrijft t.', 'vt'],
  ['lied', 'liet', 'Maak het langer: liederen. Je hoort d, dus je schrijft d.'],
  ['fietspad', 'fietspat', 'Maak het langer: paden. Je hoort d, dus je schrijft d.'],
  ['fietspaden', 'fietspadden', 'Verdeel het woord: fiets-pa-den. Je hoort een lange a, dus de letter erna schrijf je maar één keer.'],
  ['verliefd', 'verlieft', 'Maak het langer: verliefde. Je hoort d, dus je schrijft d.'],
  ['ambtenaar', 'amtenaar', 'Er mist een letter: de b. Het is ambtenaar.'],
  ['maan', 'maaan', 'Er staat een a te veel. Het is maan.'],
  ['voet', 'voeet', 'Er staat een e te veel. Het is voet.'],
  ['koe', 'koee', 'Er staat een e te veel. Het is koe.'],
  ['roer', 'roeer', 'Er staat een e te veel. Het is roer.'],
  ['vis', 'viss', 'Er staat een s te veel. Het is vis.'],
  ['praat', 'praatt', 'Er staat een t te veel. Het is praat.', 'tt3'],
  ['kreeg', 'kreech', 'Denk aan wij kregen. Ook bij kreeg schrijf je g.', 'vt'],
  ['hard', 'hart', 'Dat woord bestaat ook, maar het betekent iets anders. Hier past hard.'],
  ['ziekenauto', 'ziekensauto', 'Zoek de woorden: ziek + auto. Ertussen staat en, geen s: ziekenauto.'],
  ['ziekenhuis', 'ziekehuis', 'Zoek de woorden: ziek + huis. Onthoud dat er en tussen staat: ziekenhuis.'],
  ['vliegtuig', 'vliegtuich', 'Hier schrijf je geen ch, maar een gewone g: vliegtuig.'],
  ['chauffeur', 'chaufeur', 'Er mist een letter: de f. Het is chauffeur.'],
  ['chauffeur', 'sjauffeur', 'Je hoort sj, maar je schrijft ch. Onthoud: chauffeur.'],
  ['lelijk', 'lellijk', 'Verdeel het woord: le-lijk. Je hoort een lange e, dus de letter erna schrijf je maar één keer.'],
  ['kou', 'kouw', 'Er staat een w te veel. Het is kou.'],
  ['balkon', 'ballkon', 'Er staat een l te veel. Het is balkon.'],
  ['elfde', 'elvde', 'Onthoud: elfde schrijf je met f.'],
  ['Noor', 'oor', 'Zeg het woord langzaam: Noor. Er mist een letter: de N.'],
  ['zeeën', 'zeën', 'Zeg het woord langzaam: zeeën. Er mist een letter: de e.'],
  ['harder', 'harer', 'Zeg het woord langzaam: harder. Er mist een letter: de d.'],
  ["sms'en", 'smsen', "Er mist een komma boven. Het is sms'en."],
  ['leef', 'leev', 'De ik-vorm eindigt nooit op een v of een z: ik leef.', 'tt1'],
  ['verhuis', 'verhuiz', 'Onthoud: verhuis schrijf je met s.', 'tt1'],
  ['tv-gids', 'tvgids', 'Hier hoort een streepje: tv-gids.'],
  ['Noord-Holland', 'Noordholland', 'Hier hoort een streepje: Noord-Holland.'],
  ['zwart-wit', 'zwartwit', 'Hier hoort een streepje: zwart-wit.'],
  ['e-mail', 'email', 'Hier hoort een streepje: e-mail.'],
  ['grootst', 'groots', 'Bij vergelijken schrijf je st aan het eind: groot, grootst.'],
  ['eet', 'eed', 'Onthoud: eet schrijf je met t.', 'tt1'],
  ['aaien', 'ooien', 'Onthoud: aaien schrijf je met aai.'],
  ['heeft', 'heefd', 'Bij hij, zij, het en u eindigt dit werkwoord op t: heeft. Denk aan: hij loopt.', 'tt3'],
  ['loopt', 'loopd', 'De ik-vorm is loop. Bij hij, zij, het en u komt er een t achter: loopt.', 'tt3'],
  ['zit', 'zid', 'Onthoud: zit schrijf je met t.', 'tt3'],
  ['speelt', 'speeld', 'De ik-vorm is speel. Bij hij, zij, het en u komt er een t achter: speelt.', 'tt3'],
  ['ziekenhuis', 'ziekenhuiz', 'In ziekenhuis hoor je een s. Dus schrijf je een s.'],
];

for (const [woord, getypt, gezegd, vorm] of GENOEMD)
  test(`named: ${getypt} for ${woord}`, () => {
    const doel = examineWoord(woord, vorm);
    assert.equal(explainFout(doel, getypt, diagnose(doel, getypt)), `Je schreef ${getypt}. ${gezegd}`);
  });

/** Read on the screen of a child that played. */
test('a verb in front of its sentence is no name: its capital is that of the sentence', () => {
  for (const [woord, vorm, basis] of [
    ['Werk', 'tt2-achter', 'werken'],
    ['Neem', 'gebied', 'nemen'],
    ['Fluitend', 'td', 'fluiten'],
  ] as const)
    assert.match(
      explainFout({ woord, vorm, basis }, woord.toLowerCase(), diagnose({ woord, vorm, basis }, woord.toLowerCase())),
      /Een zin begint/,
    );
  assert.equal(uitleg('Utrecht', 'utrecht'), 'Een naam krijgt een hoofdletter: Utrecht.');
});

test('who wrote the full stop of nr. is not told to write it, and a capital is told of as anywhere', () => {
  assert.equal(uitleg('nr.', 'nr', 'kort', 'nummer'), 'Je schrijft maar een paar letters van het woord. Zet er een punt achter: nr.');
  assert.equal(uitleg('nr.', 'Nr.', 'kort', 'nummer'), 'Hier hoort een kleine letter: nr.');
  assert.equal(uitleg('nr.', 'n.', 'kort', 'nummer'), 'Je schrijft maar een paar letters van het woord. Kijk goed welke: nr.');
  assert.equal(uitleg('nr.', 'nr..', 'kort', 'nummer'), 'Eén punt is genoeg: nr.');
  assert.equal(uitleg('cm', 'Cm', 'kort', 'centimeter'), 'Hier hoort een kleine letter: cm.');
});

test('a v or z that is heard as f or s is remembered: nobody is told to listen, and it is no knelpunt of listening', () => {
  for (const [woord, getypt, letter] of [
    ['zestig', 'sestig', 'z'],
    ['zeventig', 'seventig', 'z'],
    ['veertig', 'feertig', 'v'],
    ['vijftig', 'fijftig', 'v'],
    ['noodzakelijk', 'noodsakelijk', 'z'],
  ] as const) {
    const doel = examineWoord(woord);
    const uitslag = diagnose(doel, getypt);
    assert.equal(explainFout(doel, getypt, uitslag), `Je schreef ${getypt}. Onthoud: ${woord} schrijf je met ${letter}.`);
    // A teacher calls it that all the same.
    assert.match(uitslag.afwijkingen.map(({ label }) => label).join(), /^(?:f-v|s-z)$/, woord);
    assert.ok(!doel.knelpunten.some(({ categorie, start }) => /^(?:f-v|s-z)$/.test(categorie) && woord.charAt(start) === letter), woord);
  }
  // A part that is a word by itself has its letter from there, and veertien is said with a v.
  assert.equal(uitleg('goudvis', 'goudfis'), 'Zoek de delen: goud + vis. Schrijf elk deel zoals je het kent: goudvis.');
  assert.equal(uitleg('rugzak', 'rugsak'), 'Zoek de delen: rug + zak. Schrijf elk deel zoals je het kent: rugzak.');
  assert.match(uitleg('veertien', 'feertien'), /bij veertien trilt het/);
});

test('what no rule of making longer tells of is remembered: object, advocaat', () => {
  assert.equal(uitleg('object', 'opject'), 'Onthoud: object schrijf je met b.');
  assert.equal(uitleg('advertentie', 'atvertentie'), 'Onthoud: advertentie schrijf je met d.');
});

test('the n of ergens is heard, that of lopen hardly, and that of concluderen as an ng', () => {
  assert.equal(uitleg('ergens', 'erges'), 'Zeg het woord langzaam: ergens. Er mist een letter: de n.');
  assert.equal(uitleg('anders', 'andurs'), 'Je hoort uh, maar je schrijft een e: anders.');
  assert.equal(uitleg('concluderen', 'cocluderen'), 'Er mist een letter: de n. Het is concluderen.');
});

test('of words that were read: nobody has one hersen, and letters have klankgroepen of their own', () => {
  assert.doesNotMatch(uitleg('hersenen', 'hersens'), /Meer dan één/);
  assert.match(uitleg('Maya-indianen', 'Maya-indians'), /Meer dan één Maya-indiaan:/);
  assert.match(uitleg('tv-reclame', 'tv-reclaame'), /^Verdeel het woord: t-v-re-cla-me\./);
  assert.match(uitleg('IJsland', 'Jsland'), /Er mist een letter: de I\./);
  assert.doesNotMatch(uitleg('recyclen', 'reecyclen'), /lange klank/);
  assert.equal(uitleg('mini-etuitje', 'mini-etuietje'), 'Je hoort ie, maar je schrijft i. Onthoud: mini-etuitje.');
});
