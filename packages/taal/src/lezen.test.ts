import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { Leesniveau, Leesvorm } from '@spelrijk/domain/leesopgave';
import { lintLezen } from '../tools/lint-lezen.ts';
import { KEUZEZINNEN, zegGemaakt } from './lezen/opdrachten.ts';
import { LEESGRENZEN, LEESTREDEN, getLeestrede, kiesmogelijkheden, loadKoppen, loadTeksten, loadZinnen } from './lezen.ts';
import { splitZinnen } from './lezen/tekst.ts';
import { woordenVan } from './lezen/telling.ts';

const NIVEAUS = Leesniveau.options;
const TEKSTEN = (await Promise.all(NIVEAUS.map(loadTeksten))).flat();
const ZINNEN = (await Promise.all(NIVEAUS.map(loadZinnen))).flat();
const VRAGEN = TEKSTEN.flatMap((tekst) => tekst.vragen);

test('every text, question and sentence is spelled right and within the limits of its level', () => {
  assert.deepEqual(lintLezen(), []);
});

test('the loaded modules are what the files say', async () => {
  for (const niveau of NIVEAUS) {
    const { TEKSTEN: bron } = (await import(`./lezen/${niveau}/teksten.gen.ts`)) as { readonly TEKSTEN: string };
    assert.equal(bron, readFileSync(join(import.meta.dirname, 'lezen', niveau, 'teksten.md'), 'utf8'), 'run npm run gen');
    const { ZINNEN: tabel } = (await import(`./lezen/${niveau}/zinnen.gen.ts`)) as { readonly ZINNEN: string };
    assert.equal(tabel, readFileSync(join(import.meta.dirname, 'lezen', niveau, 'zinnen.tsv'), 'utf8'), 'run npm run gen');
  }
});

test('there are 70 texts or more, 7 or more a level, stories and information', () => {
  assert.ok(TEKSTEN.length >= 70);
  for (const niveau of NIVEAUS) {
    const hier = TEKSTEN.filter((tekst) => tekst.niveau === niveau);
    assert.ok(hier.length >= 7, niveau);
    assert.ok(hier.some(({ soort }) => soort === 'verhaal') && hier.some(({ soort }) => soort === 'weettekst'), niveau);
  }
});

test('a level has 12 sentences or more of each of its forms', () => {
  for (const niveau of NIVEAUS) {
    for (const vorm of getLeestrede(`zinnen-${niveau}`)?.vormen ?? []) {
      const aantal = ZINNEN.filter((zin) => zin.niveau === niveau && zin.vorm === vorm).length;
      assert.ok(aantal >= 12, `${niveau} ${vorm}: ${aantal}`);
    }
  }
});

test('ids are unique and an id once given stays', () => {
  const erbij = TEKSTEN.flatMap(({ stap, woorden }) => [...(stap ? [stap] : []), ...woorden]);
  const ids = [...TEKSTEN, ...VRAGEN, ...erbij, ...ZINNEN].map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  const ooit = readFileSync(join(import.meta.dirname, 'lezen/ids.txt'), 'utf8')
    .trim()
    .split('\n');
  assert.deepEqual(ids.toSorted(), ooit);
});

const isLangste = (antwoord: string, fout: readonly string[]): boolean => fout.every((ander) => ander.length < antwoord.length);
const isKortste = (antwoord: string, fout: readonly string[]): boolean => fout.every((ander) => ander.length > antwoord.length);

test('the right answer cannot be found by its length, on any level', () => {
  for (const niveau of NIVEAUS) {
    const hier = TEKSTEN.filter((tekst) => tekst.niveau === niveau).flatMap((tekst) => tekst.vragen);
    const deel = (is: typeof isLangste): number => hier.filter(({ antwoord, fout }) => is(antwoord, fout)).length / hier.length;
    assert.ok(deel(isLangste) <= 0.4, `${niveau}: longest in ${deel(isLangste)}`);
    assert.ok(deel(isKortste) <= 0.4, `${niveau}: shortest in ${deel(isKortste)}`);
  }
});

test('the right answer cannot be found by its place', () => {
  for (const keuzes of [3, 4]) {
    const vragen = VRAGEN.filter(({ fout }) => fout.length + 1 === keuzes);
    const plekken = vragen.map((vraag, zaad) => kiesmogelijkheden(vraag, createRandom(zaad * 7919)).indexOf(vraag.antwoord));
    for (let plek = 0; plek < keuzes; plek++) {
      const deel = plekken.filter((ander) => ander === plek).length / vragen.length;
      assert.ok(Math.abs(deel - 1 / keuzes) < 0.07, `${keuzes}: place ${plek} in ${deel}`);
    }
  }
});

test('true and false are in balance, on every level', () => {
  for (const niveau of NIVEAUS) {
    const hier = ZINNEN.flatMap((zin) => (zin.niveau === niveau && zin.vorm === 'waar-niet-waar' ? [zin.waar] : []));
    assert.ok(Math.abs(hier.filter(Boolean).length / hier.length - 0.5) <= 0.1, niveau);
  }
});

test('no text, question or sentence stands there twice', () => {
  const teksten = TEKSTEN.map(({ tekst }) => tekst);
  assert.equal(new Set(teksten).size, teksten.length);
  const titels = TEKSTEN.map(({ titel }) => titel.toLowerCase());
  assert.equal(new Set(titels).size, titels.length);
  // What is drawn anew every time has no line of its own.
  const zinnen = ZINNEN.filter((zin) => !('recept' in zin)).map((zin) => `${zin.vorm} ${zin.zin.toLowerCase()}`);
  assert.deepEqual(
    zinnen.filter((zin, n) => zinnen.indexOf(zin) !== n),
    [],
  );
});

test('a sentence in pieces is the sentence, and the words of a run-on sentence come back', () => {
  for (const zin of ZINNEN) {
    if (zin.vorm === 'zin-herstellen') assert.equal(zin.stukken.join(' '), zin.zin);
    if (zin.vorm === 'zin-hakken') assert.equal(zin.zin.replaceAll(' ', ''), zin.aaneen);
    if (zin.vorm === 'verwijswoord') assert.equal(zin.zin.slice(zin.start, zin.start + zin.woord.length), zin.woord);
    if (zin.vorm === 'fout-woord') assert.notEqual(zin.stukken.join(' '), zin.zin);
  }
});

test('of words laid in a wrong order it is told how far they are right, and never what another right order denies', () => {
  const gezien = { [KEUZEZINNEN.totHier]: 0, [KEUZEZINNEN.anderBegin]: 0 };
  for (const [n, zin] of ZINNEN.entries()) {
    if (zin.vorm !== 'zin-herstellen') continue;
    const opgave = { antwoord: zin.zin, stukken: [...zin.stukken], ookGoed: [...zin.ookGoed] };
    assert.deepEqual(zegGemaakt(zin.vorm, opgave, zin.zin), []);
    const gelegd = createRandom(n).shuffle(zin.stukken).join(' ');
    const goed = [zin.zin, ...zin.ookGoed];
    if (goed.includes(gelegd)) continue;
    const past = (begin: string, zinnen: readonly string[]): boolean => zinnen.some((een) => `${een} `.startsWith(`${begin} `));
    const [kop = '', begin = ''] = zegGemaakt(zin.vorm, opgave, gelegd);
    if (kop === KEUZEZINNEN.anderBegin) assert.ok(!past(gelegd.split(' ')[0] ?? '', goed), gelegd);
    else if (kop === KEUZEZINNEN.totHier) {
      assert.ok(past(begin, [zin.zin]) && past(begin, [gelegd]), gelegd);
      const verder = gelegd.split(' ').slice(0, begin.split(' ').length + 1);
      assert.ok(!past(verder.join(' '), goed), gelegd);
    } else assert.ok(kop === '' && zin.ookGoed.length > 0, gelegd);
    if (kop in gezien) gezien[kop] = (gezien[kop] ?? 0) + 1;
  }
  assert.ok(
    Object.values(gezien).every((keer) => keer > 10),
    JSON.stringify(gezien),
  );
});

/** Where something is cut, in letters before it. */
const snedenIn = (gehakt: string): readonly number[] =>
  [...gehakt].flatMap((teken, i) => (teken === '·' ? [gehakt.slice(0, i).replaceAll('·', '').length] : []));

test('of a sentence that was cut the first wrong cut is shown with what lies around it, or the piece in which one is missing', () => {
  const gezien = { [KEUZEZINNEN.nogEen]: 0, [KEUZEZINNEN.middenin]: 0 };
  for (const [n, zin] of ZINNEN.entries()) {
    if (zin.vorm !== 'zin-hakken') continue;
    const random = createRandom(n);
    const antwoord = zin.zin.replaceAll(' ', '·');
    assert.deepEqual(zegGemaakt(zin.vorm, { antwoord }, antwoord), []);
    const [goed, los] = [snedenIn(antwoord), random.below(zin.aaneen.length)];
    // One cut more or less than is right.
    const gehakt = [...zin.aaneen].map((letter, i) => (i > 0 && goed.includes(i) !== (i === los) ? `·${letter}` : letter)).join('');
    if (gehakt === antwoord) continue;
    const [kop = '', stuk = ''] = zegGemaakt(zin.vorm, { antwoord }, gehakt);
    const isTeveel = !goed.includes(los);
    assert.equal(kop, isTeveel ? KEUZEZINNEN.middenin : KEUZEZINNEN.nogEen, gehakt);
    const randen = [0, ...snedenIn(gehakt), zin.aaneen.length];
    const [voor, na] = [randen.findLast((rand) => rand < los) ?? 0, randen.find((rand) => rand > los)];
    const [links, rechts] = [zin.aaneen.slice(voor, los), zin.aaneen.slice(los, na)];
    assert.equal(stuk, isTeveel ? `${links} · ${rechts}` : links + rechts, gehakt);
    gezien[kop] = (gezien[kop] ?? 0) + 1;
  }
  assert.ok(
    Object.values(gezien).every((keer) => keer > 10),
    JSON.stringify(gezien),
  );
});

test('the place of an answer lies inside the text', () => {
  for (const tekst of TEKSTEN)
    for (const vraag of tekst.vragen)
      for (const { start, end } of vraag.plekken) assert.ok(start >= 0 && start < end && end <= tekst.tekst.length, vraag.id);
});

const SPLITSINGEN: readonly (readonly [string, number])[] = [
  ['Mo lacht. Hij rent.', 2],
  ["'Stop!' roept Mo. 'Wacht op mij.'", 2],
  ["'Kom je?' vraagt Noor.", 1],
  ['Het regent... Toch gaan we.', 2],
];
for (const [alinea, aantal] of SPLITSINGEN)
  test(`"${alinea}" is ${aantal} sentences`, () => assert.equal(splitZinnen(alinea).length, aantal));

const WOORDEN: readonly (readonly [string, readonly string[]])[] = [
  ["'s Nachts is het stil.", ["'s", 'Nachts', 'is', 'het', 'stil']],
  ["'Kom,' zegt Mo.", ['Kom', 'zegt', 'Mo']],
  ["Mijn foto's: twee zee-egels!", ['Mijn', "foto's", 'twee', 'zee-egels']],
];
for (const [zin, woorden] of WOORDEN) test(`the words of "${zin}"`, () => assert.deepEqual(woordenVan(zin), woorden));

test('levels grow harder: longer sentences, longer words, never an easier limit', () => {
  for (const [n, niveau] of NIVEAUS.entries()) {
    const [deze, vorige] = [LEESGRENZEN[niveau], LEESGRENZEN[NIVEAUS[n - 1] ?? niveau]];
    assert.ok(deze.zin.hoogst >= vorige.zin.hoogst && deze.zin.tot >= vorige.zin.tot, niveau);
    assert.ok(deze.letters.tot >= vorige.letters.tot && deze.klankgroepen >= vorige.klankgroepen, niveau);
    assert.ok(deze.eenlettergrepig <= vorige.eenlettergrepig, niveau);
  }
});

test('every step of the ladder has items of each of its forms, with a guess rate, and steps it asks for exist', async () => {
  const gezien = new Set<string>();
  const ids: string[] = [];
  for (const trede of LEESTREDEN) {
    const koppen = await loadKoppen(trede.id);
    for (const vorm of trede.vormen)
      assert.ok(
        koppen.some((kop) => kop.vorm === vorm),
        `${trede.id} ${vorm}`,
      );
    for (const kop of koppen) {
      assert.equal(kop.trede, trede.id);
      assert.ok(kop.gokkans >= 0 && kop.gokkans <= 0.5, kop.id);
      assert.ok(trede.vormen.includes(kop.vorm), kop.id);
      gezien.add(kop.vorm);
      ids.push(kop.id);
    }
    for (const eerst of trede.vooraf) assert.ok(getLeestrede(eerst), `${trede.id} needs ${eerst}`);
  }
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(
    Leesvorm.options.filter((vorm) => !gezien.has(vorm)),
    [],
  );
});

test('an unknown step has no items', async () => {
  assert.deepEqual(await loadKoppen('bestaat-niet'), []);
});
