import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ZINSOORTEN } from '@spelrijk/domain/zin';
import { gelijkenis } from '../tools/zinnen/gelijkenis.ts';
import { lintZinnen } from '../tools/zinnen/lint.ts';
import { findZin, toetszinnenVoor, ZINNEN, zinnenVoor } from './alle-zinnen.ts';
import { CATEGORIEEN } from './categorieen.ts';
import { diagnose } from './diagnose.ts';
import { explainGetypt, diagnoseGetypt } from './getypt.ts';
import { createTekenkeuze, createTekenstuk, isTekenkeuze, tekenvragen } from './tekenkeuze.ts';
import { tijdVan } from './zinnen/regel.ts';
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

const TEKENZINNEN = ZINNEN.filter(isTekenkeuze);
const kantVan = (zin: (typeof ZINNEN)[number]): string => createTekenkeuze(zin)?.knelpunt.variant ?? '';

test('a sign is chosen by what stands behind it: a sentence of its own, or what was announced', () => {
  for (const zin of TEKENZINNEN) {
    const { antwoord, gat, vraag } = createTekenkeuze(zin) ?? assert.fail(zin.id);
    assert.equal(vraag.replace('___', antwoord), zin.tekst);
    assert.equal(zin.tekst.match(/[;:]/g)?.length, 1, zin.id);
    const [voor, achter] = [zin.tekst.slice(0, gat.start), zin.tekst.slice(gat.end)];
    const verbs = (zin.werkwoorden ?? []).filter(({ vorm }) => vorm === 'gebied' || tijdVan(vorm) !== undefined);
    assert.ok(
      verbs.some(({ start }) => start < gat.start),
      `${zin.id} begins with a sentence`,
    );
    const tweede = verbs.some(({ start }) => start > gat.start);
    if (kantVan(zin) === 'gezegd') assert.match(achter, /^ '\p{Lu}.*[.!?]'$/u, zin.id);
    else {
      // A small letter: a full stop would be seen to be wrong, and nothing but the grammar tells which of the two it is.
      assert.match(achter, /^ \p{Ll}[^'";:]*\.$/u, zin.id);
      assert.equal(tweede, antwoord === ';', zin.id);
      assert.equal(kantVan(zin), tweede ? 'zinnen' : 'rij', zin.id);
    }
    assert.ok(!/["'].*[;:]/.test(voor.replace(/\p{L}'s/gu, '')), zin.id);
  }
});

test('both signs are as often right, and no comma or number tells which', () => {
  for (const zinnen of [TEKENZINNEN, TEKENZINNEN.filter(({ gereserveerd }) => gereserveerd !== true)]) {
    const deel = (zin: (typeof ZINNEN)[number]): boolean => createTekenkeuze(zin)?.antwoord === ';';
    assert.equal(zinnen.filter(deel).length, zinnen.length / 2);
  }
  const met = (kant: string, patroon: RegExp): number =>
    TEKENZINNEN.filter((zin) => kantVan(zin) === kant && patroon.test(zin.tekst)).length;
  assert.ok(met('zinnen', /,/) >= 3 && TEKENZINNEN.filter((zin) => kantVan(zin) === 'rij' && !zin.tekst.includes(',')).length >= 8);
  assert.ok(met('zinnen', /\b(?:twee|drie|acht|zes)\b/) >= 4 && met('rij', /\b(?:één|twee|drie)\b/) >= 4);
});

test('of a sign nothing is said that the sentence does not prove, and another good sign is not called wrong', () => {
  for (const zin of TEKENZINNEN) {
    const { gat, antwoord } = createTekenkeuze(zin) ?? assert.fail(zin.id);
    for (const teken of [';', ':', ',', '.', ''].filter((een) => een !== antwoord)) {
      const getypt = zin.tekst.slice(0, gat.start) + teken + zin.tekst.slice(gat.end);
      const doel = { woord: zin.tekst, knelpunten: zin.knelpunten.filter(({ categorie }) => categorie === 'puntkomma') };
      const uitslag = diagnoseGetypt(doel, getypt);
      const kan = antwoord === ';' && /[.,]/.test(teken);
      assert.deepEqual([uitslag.goed, uitslag.geenBewijs, uitslag.knelpunten.length], [false, kan, kan ? 0 : 1], getypt);
      const uitleg = explainGetypt(doel, getypt, uitslag, 'nl');
      const zegt = kan ? /kan/ : { zinnen: /een hele zin/, rij: /geen hele zin/, gezegd: /gezegd of geschreven/ }[kantVan(zin)];
      assert.match(uitleg, zegt ?? assert.fail(zin.id), getypt);
      assert.ok(!uitleg.startsWith('Je schreef') || uitleg.includes(getypt), `cut off in the middle: ${uitleg}`);
    }
  }
});

test('the grammar under a sign has one right answer, and what is written holds the sign', () => {
  const zin = findZin('puntkomma-01') ?? assert.fail('the sentence');
  assert.equal(createTekenstuk(zin)?.stuk, 'voetbal; ik');
  assert.deepEqual(
    tekenvragen(zin).map(({ antwoord, anders }) => [antwoord, ...anders]),
    [
      ['een hele zin', 'geen hele zin'],
      ['voetbal', 'houdt', 'ik'],
    ],
  );
  for (const een of TEKENZINNEN) {
    for (const { antwoord, anders, regel, vraag } of tekenvragen(een)) {
      assert.equal(new Set([antwoord, ...anders]).size, anders.length + 1, een.id);
      assert.ok(!regel.includes(antwoord) || antwoord === 'een hele zin', `${een.id}: ${regel}`);
      assert.ok(!/[;:]/.test(vraag.replace('een ;?', '')), `${een.id}: its sign is not to be seen`);
    }
    const { stuk, knelpunt } = createTekenstuk(een) ?? { stuk: ';', knelpunt: { start: 0, end: 1 } };
    assert.match(stuk.slice(knelpunt.start, knelpunt.end), /^[;:]$/, een.id);
  }
});
