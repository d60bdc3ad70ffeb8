import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ZINSOORTEN } from '@spelrijk/domain/zin';
import { gelijkenis } from '../tools/zinnen/gelijkenis.ts';
import { lintZinnen } from '../tools/zinnen/lint.ts';
import { findZin, toetszinnenVoor, ZINNEN, zinnenVoor } from './alle-zinnen.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { diagnose } from './diagnose.ts';
import { diagnoseDoelVan, loadZinnen, loadZinnenFor, zinMetGat, zinsoortVan } from './zinnen.ts';
import { readBetekenissen } from './zinnen/betekenis.ts';
import { decodeZin, encodeZin, readMarkering } from './zinnen/regel.ts';
import { persoonVan, vormenVan } from './zinnen/vervoeging.ts';
import { woordplekken } from './zinnen/woordplek.ts';

const zinMet = (tekst: string) => ZINNEN.find((zin) => zin.tekst === tekst);

test('every sentence obeys the rules: spelling, level, target, reserve, none alike', () => {
  assert.deepEqual(lintZinnen(), []);
});

test('there are enough sentences of every kind, about a quarter of them reserved', () => {
  const kleinste = { dictee: 280, homofoon: 120, werkwoord: 500, leestekens: 150, 'los-of-vast': 25 };
  for (const soort of ZINSOORTEN) {
    const zinnen = ZINNEN.filter((zin) => zin.soort === soort);
    const reserve = zinnen.filter((zin) => zin.gereserveerd === true).length / zinnen.length;
    assert.ok(zinnen.length >= kleinste[soort], `${soort}: ${zinnen.length}`);
    assert.ok(reserve > 0.2 && reserve < 0.33, `${soort}: ${reserve}`);
  }
  assert.ok(ZINNEN.length >= 1050);
});

/** Single letters, and names that cannot be heard in a dictation: their words have sentences of their own. */
const ZONDER = ['letterkennis', 'bezit-komma', 'afkortingen'];

test('every categorie but three has sentences to practise and to test with', () => {
  for (const { id } of CATEGORIEEN.filter((categorie) => !ZONDER.includes(categorie.id))) {
    assert.ok(zinnenVoor(id, '8b', 'nl').length >= 3, id);
    assert.ok(toetszinnenVoor(id, '8b', 'nl').length >= 1, id);
  }
});

test('a sentence survives the generated line', () => {
  for (const zin of ZINNEN) assert.deepEqual(decodeZin(encodeZin(zin), zin.soort), zin);
});

test('knelpunten and targets lie inside the sentence', () => {
  for (const zin of ZINNEN) {
    for (const { start, end } of zin.knelpunten) assert.ok(start >= 0 && start < end && end <= zin.tekst.length, zin.id);
    for (const doel of zin.doelen) {
      assert.equal(zin.tekst.slice(doel.start, doel.end), doel.woord, zin.id);
      for (const { start, end } of doel.knelpunten) assert.ok(start >= 0 && end <= doel.woord.length, zin.id);
    }
  }
});

test('what is right is judged right, for the gap and for the whole sentence', () => {
  for (const zin of ZINNEN) {
    assert.ok(diagnose(diagnoseDoelVan(zin), zin.tekst).goed, zin.id);
    for (const doel of zin.doelen) assert.ok(diagnose(diagnoseDoelVan(zin, doel), doel.woord).goed, zin.id);
  }
});

/** sentence, what is typed (in the gap, or all of it), label, is it the whole sentence? */
const FOUTEN = [
  ['Mijn zusje wordt morgen acht.', 'word', 'ww-tt-d-dt', false],
  ['Wanneer word jij eigenlijk tien?', 'wordt', 'ww-tt-jij-achter', false],
  ['Na de sprint klopte mijn hart in mijn keel.', 'hard', 'homofoon', false],
  ['Oma bakt een taart met peer.', 'oma bakt een taart met peer.', 'hoofdletter-zin', true],
  ['Nee, ik heb jouw bril niet gezien.', 'Nee ik heb jouw bril niet gezien.', 'komma', true],
  ['In de badkamer ligt een natte handdoek.', 'bad kamer', 'los-of-vast', false],
  ['De koningin zwaaide vanuit haar koets.', 'zwaaite', 'ww-vt-te-de', false],
] as const;

test('a typical error proves something about the categorie of the sentence', () => {
  for (const [tekst, getypt, label, heleZin] of FOUTEN) {
    const zin = zinMet(tekst);
    assert.ok(zin, tekst);
    assert.equal(zin.hoofd, label);
    const { afwijkingen, knelpunten } = diagnose(diagnoseDoelVan(zin, heleZin ? undefined : zin.doelen[0]), getypt);
    assert.deepEqual([...new Set(afwijkingen.map((afwijking) => afwijking.label))], [label], tekst);
    assert.ok(
      knelpunten.some((punt) => punt.categorie === label && !punt.goed),
      tekst,
    );
  }
});

test('a verb gap names the infinitive, and the time or kind where the sentence leaves a choice', () => {
  const gat = (tekst: string) => {
    const zin = zinMet(tekst);
    return zin && zinMetGat(zin)?.tekst;
  };
  assert.equal(gat('Mijn zusje wordt morgen acht.'), 'Mijn zusje ... (worden) morgen acht.');
  assert.equal(gat('De koningin zwaaide vanuit haar koets.'), 'De koningin ... (zwaaien, verleden tijd) vanuit haar koets.');
  assert.equal(gat('Na de sprint klopte mijn hart in mijn keel.'), 'Na de sprint klopte mijn ... in mijn keel.');
  assert.equal(gat('Nee, ik heb jouw bril niet gezien.'), undefined);
});

test('a verb target knows its infinitive, form, person and time', () => {
  const doel = zinMet('In de vakantie fietsten we langs de Maas.')?.doelen[0];
  assert.deepEqual([doel?.basis, doel?.vorm, doel?.persoon, doel?.tijd, doel?.woord], ['fietsen', 'vt', '1mv', 'vt', 'fietsten']);
});

test('a homophone target knows its pair and why it fits', () => {
  const doel = zinMet('Na de sprint klopte mijn hart in mijn keel.')?.doelen[0];
  assert.deepEqual(doel?.paar, ['hard']);
  assert.equal(doel?.waarom, 'Hart: het klopt in je lijf.');
});

test('a leerling meets sentences of the own half-year, region and never a reserved one', () => {
  const nl = zinnenVoor('ww-tt-d-dt', '6a', 'nl');
  assert.ok(nl.length > 15 && nl.every((zin) => zin.niveau.nl <= '6a' && zin.gereserveerd !== true));
  assert.deepEqual(zinnenVoor('ww-tt-d-dt', '5b', 'nl'), []);
  assert.ok(zinnenVoor('ww-tt-d-dt', '4a', 'be').length > 15);
  assert.deepEqual(zinnenVoor('ww-tt-d-dt', '3b', 'be'), []);
  assert.deepEqual(zinnenVoor('kz-mkm', 'K3b', 'be'), []);
  assert.ok(toetszinnenVoor('ww-tt-d-dt', '6a', 'nl').every((zin) => zin.gereserveerd === true));
  assert.equal(findZin(nl[0]?.id ?? ''), nl[0]);
  assert.equal(findZin('bestaat-niet-01'), undefined);
});

test('sentences loaded by kind are the same as all at once', async () => {
  const perSoort = await Promise.all(ZINSOORTEN.map((soort) => loadZinnen(soort)));
  assert.deepEqual(perSoort.flat(), ZINNEN);
  assert.deepEqual(await loadZinnenFor('komma', '8b', 'be'), zinnenVoor('komma', '8b', 'be'));
  for (const zin of ZINNEN) assert.equal(zinsoortVan(zin.hoofd), zin.soort, zin.id);
});

test('positions are counted in the text', () => {
  assert.deepEqual(readMarkering('Mijn zusje [wordt] morgen acht.'), {
    tekst: 'Mijn zusje wordt morgen acht.',
    plekken: [{ start: 11, end: 16 }],
  });
  assert.deepEqual(
    woordplekken("'s Avonds eten oma's zee-egels.").map(({ woord }) => woord),
    ["'s", 'Avonds', 'eten', "oma's", 'zee-egels'],
  );
});

test('the subject of a verb is the pronoun beside it, else a third person', () => {
  const tabel = [
    ['Vandaag mag ik mee.', 'mag', 'tt1', 'mogen', '1ev'],
    ['Gisteren liepen wij ver.', 'liepen', 'vt', 'lopen', '1mv'],
    ['Jullie lopen te hard.', 'lopen', 'tt-mv', 'lopen', '2mv'],
    ['De honden blaften.', 'blaften', 'vt', 'blaffen', '3mv'],
    ['De hond blafte.', 'blafte', 'vt', 'blaffen', '3ev'],
  ] as const;
  for (const [tekst, woord, vorm, basis, persoon] of tabel) {
    const start = tekst.indexOf(woord);
    assert.equal(persoonVan(tekst, { start, end: start + woord.length }, vorm, basis), persoon, tekst);
  }
  assert.equal(persoonVan('Ik heb gewacht.', { start: 7, end: 14 }, 'vd', 'wachten'), undefined);
});

test('a form in a sentence is checked against the conjugation', () => {
  const tabel = [
    ['worden', 'tt3', 'wordt'],
    ['worden', 'tt2-achter', 'word'],
    ['vergroten', 'bn:vd', 'vergrote'],
    ['redden', 'bn:vd', 'geredde'],
    ['verbreden', 'bn:vd', 'verbrede'],
    ['besmetten', 'bn:vd', 'besmette'],
    ['bakken', 'bn:vd', 'gebakken'],
    ['zijn', 'gebied', 'wees'],
  ] as const;
  for (const [basis, vorm, verwacht] of tabel) assert.deepEqual(vormenVan(basis, vorm), [verwacht], `${basis} ${vorm}`);
  assert.deepEqual(vormenVan('lopen', 'td'), ['lopend', 'lopende']);
});

test('likeness counts words in the same order', () => {
  const woorden = (tekst: string): string[] => tekst.split(' ');
  assert.equal(gelijkenis(woorden('de hond ligt in het hooi'), woorden('de poes ligt in het hooi')), 5 / 6);
  assert.equal(gelijkenis(woorden('een twee'), woorden('drie vier')), 0);
});

test('meanings are read per word, with the words that sound the same', () => {
  const gelezen = readBetekenissen('hart=het klopt\thard=niet zacht');
  assert.deepEqual(gelezen.get('hard'), { paar: ['hart'], waarom: 'Hard: niet zacht.' });
});
