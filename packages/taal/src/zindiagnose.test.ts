import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { present } from '@spelrijk/base/invariant';
import type { Woord } from '@spelrijk/domain/woord';
import type { Zin } from '@spelrijk/domain/zin';
import { createDicteezin } from './dicteezin.ts';
import type { Dicteezin } from './dicteezin.ts';
import { ZINNEN } from './alle-zinnen.ts';
import { BANK } from './bank.ts';
import { createDoelbeeld } from './diagnose.ts';
import { createNet, findPad } from './diagnose/net.ts';
import { createAfleiders, isOokVan } from './generate.ts';
import { diagnoseZin } from './zindiagnose.ts';
import { lijnUit, verschil } from './zindiagnose/align.ts';
import { improve } from './zindiagnose/verbeterd.ts';
import { diagnoseDoelVan } from './zinnen.ts';
import { woordplekken } from './zinnen/woordplek.ts';
import { explainZinfout } from './zinuitleg.ts';

const zinMet = (tekst: string): Zin =>
  present(
    ZINNEN.find((zin) => zin.tekst === tekst),
    tekst,
  );
const dicteezinMet = (tekst: string): Dicteezin => createDicteezin(zinMet(tekst));
const labels = (tekst: string, getypt: string): string =>
  [...new Set(diagnoseZin(dicteezinMet(tekst), getypt).afwijkingen.map(({ label }) => label))].sort().join(' ');

test('a word of a sentence sounds and falls apart as the bank says', () => {
  const perWoord = new Map<string, Woord[]>();
  for (const een of BANK) perWoord.set(een.woord, [...(perWoord.get(een.woord) ?? []), een]);
  const anders = ZINNEN.flatMap((zin) => createDicteezin(zin).woorden).filter(({ woord, vorm, ipa, klankgroepen = [] }) => {
    const rij = perWoord.get(woord) ?? [];
    const vormen = rij.filter((een) => een.vorm === vorm);
    return (
      rij.length > 0 &&
      !(vormen.length > 0 ? vormen : rij).some((een) => een.ipa === ipa && een.klankgroepen.join() === klankgroepen.join())
    );
  });
  assert.deepEqual(
    anders.map(({ woord }) => woord),
    [],
  );
});

/** sentence, typed, labels in alphabetical order */
const GEVALLEN = [
  ['De hond rent over het veld.', 'De hont rent over het veld.', 'verlenging-d-t'],
  ['Ons hondje is bruin en wit.', 'Ons hondju is bruin en wit.', 'verklein-je'],
  ['Ons hondje is bruin en wit.', 'ons hondju is  bruin', 'hoofdletter-zin leesteken-eind verklein-je woord-weg'],
  ['Ons hondje is bruin en wit.', 'Ons hondje bruin en wit.', 'woord-weg'],
  ['Ons hondje is bruin en wit.', 'Ons kleine hondje is bruin en wit.', 'woord-extra'],
  ['Ons hondje is bruin en wit.', 'Ons HONDJE is bruin en wit.', 'hoofdletter-fout'],
  ['Op het schoolplein staat een boom.', 'Op het school plein staat een boom.', 'los-of-vast'],
  ['Op het schoolplein staat een boom.', 'Ophet schoolplein staat een boom', 'leesteken-eind los-of-vast'],
  ["Mijn vader leest 's avonds graag een boek.", 'Mijn vader leest savonds graag een boek.', 'apostrof-s'],
  ["In het album plak ik oude foto's.", "In het album plak ik oude fotos'.", 'apostrof-meervoud'],
  ['Mijn vriend heet Yusuf.', 'Mijn vrient heet yusuf.', 'hoofdletter-naam verlenging-d-t'],
  ["Mama zei: 'De soep is klaar.'", 'Mama zei de soep is klaar.', 'aanhalingstekens hoofdletter-zin'],
  ['We moeten nog twee dingen doen: vegen en opruimen.', 'We moeten nog twee dingen doen vegen en opruimen.', 'aanhalingstekens'],
  ['We moeten nog twee dingen doen: vegen en opruimen.', 'We moeten nog twee dingen doen, vegen en opruimen.', 'aanhalingstekens'],
  ['We moeten nog twee dingen doen: vegen en opruimen.', 'We moeten nog twee dingen doen; vegen en opruimen.', 'aanhalingstekens'],
  // The other side: what is not announced has none.
  ['Ik spaar postzegels, munten, stenen en schelpen.', 'Ik spaar: postzegels, munten, stenen en schelpen.', 'letter-extra'],
  ["Mama zei: 'De soep is klaar.'", 'Mama zei: "De soep is klaar."', ''],
  ['Nee, ik heb jouw bril niet gezien.', 'Nee ik heb jouw bril niet gezien?', 'komma leesteken-eind'],
  ['Mijn zusje wordt morgen acht.', 'Mijn zusje word morgen acht.', 'ww-tt-d-dt'],
  ['Ons hondje is bruin en wit.', 'xqzt blab foo', 'woord-onherkenbaar'],
  ['Ons hondje is bruin en wit.', '', 'woord-onherkenbaar'],
  // A word that the sentence is not about, a diminutive, a sign in the middle, an apostrophe: each was a letter that was missing or taken for another.
  ['De tandarts heeft al twee keer gebeld.', 'De tantarts heeft al twee keer gebeld.', 'verlenging-d-t'],
  ['De hond past op het vogeltje.', 'De hond past op het vogultje.', 'uitgang-stomme-e'],
  ["'Mogen we naar buiten?' vroegen de kleuters.", "'Mogen we naar buiten' vroegen de kleuters.", 'leesteken-eind'],
  ['De jas hangt aan een haak.', 'De jas hangt aan en haak.', 'weglating'],
  ["Waarom maak jij zo'n lawaai?", 'Waarom maak jij zon lawaai?', 'weglating'],
  ['Weet jij hoe lang een slang kan worden?', 'Weetjij hoe lan een slang kan worden?', 'los-of-vast ng'],
  // A homophone that is no pair of the heart of the list: the rule that would have prevented it.
  ['De prinses prikt zich aan een speld.', 'De prinses prikt zich aan een spelt.', 'verlenging-d-t'],
  ['Wie een omweg kiest, kan de files mijden.', 'Wie een omweg kiest, kan de files meiden.', 'ei-ij'],
  ['In de versierde zaal begon de muziek.', 'In de versiert zaal begon de muziek.', 'bijvoeglijk-voltooid'],
  ['Het concert wordt vanavond live gestreamd.', 'Het concert wordt vanavond life gestreamd.', 'leen-engels'],
  ['Mama beloofde dat we naar zee zouden gaan.', 'Mama beloofde dat we naar zee zouwden gaan.', 'auw-ouw'],
  ['Na het eten krijgt iedereen een puddinkje.', 'Naar het eten krijgt iedereen een puddinkje.', 'ander-woord'],
  ['Onze kat is weer thuis.', 'Ons kat is weer thuis.', 'ander-woord'],
  ['Zeehonden rusten uit op het wad.', 'Zeehonden rustten uit op het wad.', 'ww-tt-meervoud'],
  ['Hallo Lars, leuk dat je er bent!', 'Hallo Lars, leuk dat je er bend!', 'ww-onregelmatig'],
  ['De winnaar had maar één eis: een bos bloemen.', 'De winnaar had maar één eis, een bos bloemen.', 'aanhalingstekens'],
  ['Er staat een onbekende naam op de envelop.', 'Er staat een onbekende naam op de anvelop.', 'klank-verward'],
] as const;

test('every word and every sign is judged for itself', () => {
  for (const [tekst, getypt, verwacht] of GEVALLEN) assert.equal(labels(tekst, getypt), verwacht, getypt);
});

test('a sentence against itself is right, with all its knelpunten', () => {
  for (const zin of ZINNEN) {
    const { goed, knelpunten } = diagnoseZin(createDicteezin(zin), zin.tekst);
    assert.ok(goed && knelpunten.length === zin.knelpunten.length && knelpunten.every((punt) => punt.goed), zin.id);
  }
});

test('every generated misspelling of a target is found in its sentence, as the categorie it was made for', () => {
  let gevallen = 0;
  for (const zin of ZINNEN.filter(({ soort }) => soort === 'dictee' || soort === 'werkwoord')) {
    for (const doel of zin.doelen) {
      if (/^(?:kz-|samenstelling$)/.test(zin.hoofd)) continue;
      for (const fout of createAfleiders(diagnoseDoelVan(zin, doel), zin.hoofd, { hoogstens: 2 })) {
        const { afwijkingen, knelpunten } = diagnoseZin(
          createDicteezin(zin),
          zin.tekst.slice(0, doel.start) + fout + zin.tekst.slice(doel.end),
        );
        const eigen = afwijkingen.filter(({ label }) => label !== 'hoofdletter-zin');
        assert.ok(eigen.length > 0 && eigen.every(({ label }) => label === zin.hoofd || isOokVan(label, zin.hoofd)), `${zin.id}: ${fout}`);
        assert.ok(
          knelpunten.some((punt) => punt.categorie === zin.hoofd && !punt.goed),
          `${zin.id}: ${fout}`,
        );
        gevallen += 1;
      }
    }
  }
  assert.ok(gevallen > 1000, String(gevallen));
});

test('a word that was left out or cannot be read proves nothing', () => {
  const zin = zinMet('De hond rent over het veld.');
  const over = (getypt: string): boolean =>
    diagnoseZin(createDicteezin(zin), getypt).knelpunten.some((punt) => punt.categorie === 'verlenging-d-t' && !punt.goed);
  assert.equal(over('De rent over het veld.'), false);
  assert.equal(over('De hont rent over het veld.'), true);
  assert.equal(diagnoseZin(createDicteezin(zin), 'zomaar wat anders hier').geenBewijs, true);
});

test('offsets are those of the sentence and of what was typed', () => {
  const { afwijkingen } = diagnoseZin(dicteezinMet('De hond rent over het veld.'), 'De hont rrent over het velt');
  assert.deepEqual(
    afwijkingen.map(({ label, doel, getypt }) => [label, doel.start, getypt.start]).filter(([label]) => label === 'verlenging-d-t'),
    [
      ['verlenging-d-t', 6, 6],
      ['verlenging-d-t', 25, 26],
    ],
  );
});

test('whatever is typed, there is a verdict', () => {
  const random = createRandom(11);
  const tekens = [...'abcdeghijklmnoprstuvwz   .,?!\'":-éëïç😀ß\u0000日'];
  for (const zin of ZINNEN.filter((_, i) => i % 7 === 0)) {
    const lengte = random.below(90);
    const getypt = Array.from({ length: lengte }, () => random.pick(tekens)).join('');
    const { goed, afwijkingen } = diagnoseZin(createDicteezin(zin), getypt);
    assert.ok(!goed && afwijkingen.length > 0, getypt);
    assert.ok(explainZinfout(createDicteezin(zin), getypt, diagnoseZin(createDicteezin(zin), getypt)).length > 0, getypt);
  }
});

/** sentence, typed, what the child reads */
const UITLEG = [
  [
    'De hond rent over het veld.',
    'De hont rent over het veld.',
    'Je schreef hont. Maak het langer: honden. Je hoort d, dus je schrijft d.',
  ],
  ['Ons hondje is bruin en wit.', 'Ons hondje bruin en wit.', 'Je bent een woord vergeten: is. Luister nog eens naar de hele zin.'],
  ['Ons hondje is bruin en wit.', 'Ons hondje is bruin en wit', 'Aan het eind van de zin zet je een punt.'],
  // Who wrote the sign is not told to write it.
  ['Ons hondje is bruin en wit.', 'Ons hondje is bruin en wit..', 'Eén teken is genoeg. Zet er alleen een punt achter.'],
  ['Ons hondje is bruin en wit.', 'Ons hondje is bruin en wit .', 'Zet het teken vlak achter het laatste woord, zonder spatie.'],
  ['Mijn vriend heet Yusuf.', 'Mijn vriend heet yusuf.', 'Je schreef yusuf. Een naam krijgt een hoofdletter: Yusuf.'],
  [
    'Op het schoolplein staat een boom.',
    'Op het school plein staat een boom.',
    'Je schreef school plein. Dit is één woord, dus je schrijft het aan elkaar: schoolplein.',
  ],
  ['De hond rent over het veld.', 'De hond rent over het veld.', ''],
] as const;

test('the explanation is about the word or sign where it happened, and a sign that is too many is called by its name', () => {
  const zin = ZINNEN.find(({ tekst }) => tekst === 'Ik spaar postzegels, munten, stenen en schelpen.') ?? assert.fail('the sentence');
  const dictee = createDicteezin(zin);
  const zegt = (getypt: string): string => explainZinfout(dictee, getypt, diagnoseZin(dictee, getypt));
  assert.match(zegt('Ik spaar: postzegels, munten, stenen en schelpen.'), /Er staat een dubbele punt te veel/);
  assert.match(zegt('Ik spaar; postzegels, munten, stenen en schelpen.'), /Er staat een puntkomma te veel/);
  for (const [tekst, getypt, verwacht] of UITLEG)
    assert.equal(explainZinfout(dicteezinMet(tekst), getypt, diagnoseZin(dicteezinMet(tekst), getypt)), verwacht);
});

test('a colon announces one thing or several: a row is spoken of only where several are named', () => {
  const zinnen = ZINNEN.filter(({ tekst }) => /: (?!['"])/.test(tekst));
  const alleen = zinnen.filter(({ tekst }) => !/,| en /.test(tekst.slice(tekst.indexOf(':'))));
  assert.ok(zinnen.length > 30 && alleen.length > 4, `${zinnen.length} ${alleen.length}`);
  for (const zin of alleen) {
    const dictee = createDicteezin(zin);
    for (const teken of ['', ',', ';']) {
      const getypt = zin.tekst.replace(':', teken);
      assert.doesNotMatch(explainZinfout(dictee, getypt, diagnoseZin(dictee, getypt)), /rijtje|opsomming/, getypt);
    }
  }
});

test('words are paired by their letters, joined and split words too', () => {
  const paren = (goed: string, fout: string): string =>
    lijnUit({ tekst: goed, plekken: woordplekken(goed) }, { tekst: fout, plekken: woordplekken(fout) }, () => Infinity)
      .map(({ doel, getypt }) => `${doel ? goed.slice(doel.start, doel.end) : '-'}=${getypt ? fout.slice(getypt.start, getypt.end) : '-'}`)
      .join(' ');
  assert.equal(paren('de hond van oom', 'de hont van'), 'de=de hond=hont van=van oom=-');
  assert.equal(paren('de voetbal is rond', 'de voet bal is rond'), 'de=de voetbal=voet bal is=is rond=rond');
  assert.equal(paren('op de bank', 'opde bank'), 'op de=opde bank=bank');
  assert.equal(verschil('hond', 'hont'), 1);
});

test('the sentence with its words put right keeps the typed capitals and signs', () => {
  const [goed, fout] = ['De hond blaft.', 'de hont Blaft'];
  const { tekst, toGetypt } = improve(
    goed,
    fout,
    lijnUit({ tekst: goed, plekken: woordplekken(goed) }, { tekst: fout, plekken: woordplekken(fout) }, () => Infinity),
  );
  assert.equal(tekst, 'de hond Blaft');
  assert.equal(toGetypt(8), 8);
});

test('the other homophone and a name without its capital count against the categorie of the sentence', () => {
  for (const zin of ZINNEN.filter(({ hoofd }) => hoofd === 'homofoon' || hoofd === 'hoofdletter-naam')) {
    const doel = present(zin.doelen[0], zin.id);
    const fout = doel.paar?.[0] ?? doel.woord.toLowerCase();
    const { knelpunten } = diagnoseZin(createDicteezin(zin), zin.tekst.slice(0, doel.start) + fout + zin.tekst.slice(doel.end));
    assert.ok(
      knelpunten.some((punt) => punt.categorie === zin.hoofd && !punt.goed),
      `${zin.id}: ${fout}`,
    );
  }
});

test('a slip in a short word leaves every word at its place', () => {
  for (const [doel, getypt] of [
    ['tijd voor een feest', 'teit voor een feest'],
    ['is de kat in huis', 'is ed kat ni huis'],
  ] as const) {
    const kosten = (een: string, ander: string): number => findPad(een, ander, createNet(createDoelbeeld({ woord: een }, een))).kosten;
    const paren = lijnUit({ tekst: doel, plekken: woordplekken(doel) }, { tekst: getypt, plekken: woordplekken(getypt) }, kosten);
    assert.deepEqual(
      paren.map((paar) => paar.doel?.start),
      woordplekken(doel).map(({ start }) => start),
    );
    assert.ok(paren.every((paar) => paar.getypt !== undefined));
  }
});

test('one slip in a word of two words, or in a word of one letter, stays in that word', () => {
  for (const [tekst, getypt, verwacht] of [
    ["In dit bos hoor je 's nachts de uilen.", "In dit bos hoor je 's nacccchts de uilen.", 'g-ch letter-extra'],
    ["In dit bos hoor je 's nachts de uilen.", 'In dit bos hoor je s nachts de uilen.', 'apostrof-s'],
    ["'s Morgens eet ik eerst een banaan.", "' Morgens eet ik eerst een banaan.", 'apostrof-s letter-extra'],
    ["'s Morgens eet ik eerst een banaan.", "'s morgens eet ik eerst een banaan.", 'hoofdletter-zin'],
    ['Ik vind deze soep te zout.', 'Ik vind deze soep tuh zout.', 'klank-verward letter-extra'],
    ['Als u van kaas houdt, moet u dit proeven.', 'Als o van kaas houdt, moet u dit proeven.', 'klank-verward'],
    ["Onze winkel is 's middags open.", "Onze winkel i 's middags open.", 'letter-weg'],
  ] as const)
    assert.equal(labels(tekst, getypt), verwacht, getypt);
});

test('what is no plural is not told to be more than one: na-apen, inmiddels, iets spannends', () => {
  for (const [zin, getypt] of [
    ['Kleine kinderen gaan je vaak na-apen.', 'Kleine kinderen gaan je vaak na-apes.'],
    ['Alle oude brieven zijn inmiddels gescand.', 'Alle oude brieven zijn inmiddelz gescand.'],
    ['Er gebeurt hier nooit iets spannends.', 'Er gebeurt hier nooit iets spannenden.'],
    ['Na de storm hielpen velen met opruimen.', 'Na de storm hielpen vele met opruimen.'],
  ] as const) {
    const doel = dicteezinMet(zin);
    assert.doesNotMatch(explainZinfout(doel, getypt, diagnoseZin(doel, getypt)), /Meer dan één/, getypt);
  }
});

/** Of 3,000 drawn by lot one was read otherwise: `weeken d bakken`, where the d was taken with the word behind it. */
test('two or three mistakes in one sentence are each found as if they stood alone, at a place of their own', () => {
  const random = createRandom(16);
  const zinnen = ZINNEN.map(createDicteezin);
  let gelezen = 0;
  while (gelezen < 150) {
    const zin = random.pick(zinnen);
    const woorden = random.shuffle(zin.woorden.filter(({ start }) => start > 0)).slice(0, 3);
    const fouten = woorden.flatMap((woord) => {
      const takken = createNet(createDoelbeeld(woord, woord.woord)).flatMap((van, at) => van.map((tak) => ({ ...tak, at })));
      if (takken.length === 0) return [];
      const { at, lengte, naar } = random.pick(takken);
      const getypt = woord.woord.slice(0, at) + naar + woord.woord.slice(at + lengte);
      return /^\p{L}+$/u.test(getypt) ? [{ ...woord, getypt }] : [];
    });
    if (fouten.length < 2) continue;
    gelezen++;
    const written = (gekozen: typeof fouten): string =>
      gekozen
        .toSorted((a, b) => b.start - a.start)
        .reduce((tekst, { start, end, getypt }) => tekst.slice(0, start) + getypt + tekst.slice(end), zin.woord);
    const found = (gekozen: typeof fouten): readonly string[] => diagnoseZin(zin, written(gekozen)).afwijkingen.map(({ label }) => label);
    assert.deepEqual(found(fouten).toSorted(), fouten.flatMap((fout) => found([fout])).toSorted(), written(fouten));
    const plekken = diagnoseZin(zin, written(fouten)).afwijkingen.map(({ getypt, label }) => `${label} ${getypt.start}-${getypt.end}`);
    assert.equal(new Set(plekken).size, plekken.length, written(fouten));
  }
});

test("a space inside 's nachts stays in that word, and so does a t too many in a word with another error", () => {
  const zin = "In dit bos hoor je 's nachts de uilen.";
  assert.equal(labels(zin, "In dit bos hoor je 's na chts de uilen."), 'los-of-vast');
  const getypt = "In dit bos hoor je 's na chts de uilen.";
  const doel = dicteezinMet(zin);
  assert.equal(
    explainZinfout(doel, getypt, diagnoseZin(doel, getypt)),
    "Je schreef 's na chts. Er staat een spatie te veel. Het is 's nachts.",
  );
  const snijd = dicteezinMet('Hoe snijd je een ananas in stukken?');
  const fout = 'Hoe sneidt je een ananas in stukken?';
  assert.match(explainZinfout(snijd, fout, diagnoseZin(snijd, fout)), /Staat jij of je erachter/);
});

test("where the parts of a word meet is known inside a sentence too, and 'S is no way to write 's", () => {
  const buiten = 'In het buitenland heb ik mijn vrienden gemist.';
  assert.equal(labels(buiten, buiten.replace('buitenland', 'buiteland')), 'uitgang-stomme-e');
  const uitzicht = 'Het uitzicht vanaf de berg is fantastisch.';
  assert.equal(labels(uitzicht, uitzicht.replace('uitzicht', 'uidzicht')), 'verlenging-d-t');
  const gecheckt = 'Heb je wel goed gecheckt of de deur dicht is?';
  assert.equal(labels(gecheckt, gecheckt.replace('gecheckt', 'gechekt')), 'ww-engels');
  assert.equal(labels("'s Nachts hoor je hier soms een vos.", "'S Nachts hoor je hier soms een vos."), 'hoofdletter-fout');
});

test('another small word or a number in figures is another word, and proves nothing about this one', () => {
  for (const [zin, getypt, zegt] of [
    [
      'Ik schrijf een kaart aan mijn oom in Marokko.',
      'Ik schrijf een kaart aan me oom in Marokko.',
      /Dat is een ander woord\. .*: het is mijn\.$/,
    ],
    [
      'Ik schrijf een kaart aan mijn oom in Marokko.',
      'Ik schrijf een kaart aan een oom in Marokko.',
      /Dat is een ander woord\. .*: het is mijn\.$/,
    ],
    ['Om drie uur is de school uit.', 'Om 3 uur is de school uit.', /^Je schreef 3\. Schrijf het getal met letters: drie\.$/],
  ] as const) {
    const doel = dicteezinMet(zin);
    const uitslag = diagnoseZin(doel, getypt);
    assert.deepEqual(
      uitslag.afwijkingen.map(({ label }) => label),
      ['ander-woord'],
      getypt,
    );
    assert.match(explainZinfout(doel, getypt, uitslag), zegt);
  }
});

test('one mistake is one: zweten for zweetten, buiteland for buitenland', () => {
  for (const [zin, getypt, label] of [
    ['Tijdens de finale zweetten de spelers flink.', 'Tijdens de finale zweten de spelers flink.', 'ww-vt-dubbel'],
    ['In het buitenland heb ik mijn vrienden gemist.', 'In het buiteland heb ik mijn vrienden gemist.', 'uitgang-stomme-e'],
  ] as const)
    assert.deepEqual(
      diagnoseZin(dicteezinMet(zin), getypt).afwijkingen.map((afwijking) => afwijking.label),
      [label],
      getypt,
    );
});
