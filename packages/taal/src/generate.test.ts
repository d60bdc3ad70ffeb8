import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGrof, isGrofGat } from './lexicon/grof.ts';
import { analyseWoord } from './analyse.ts';
import { BANK } from './bank.ts';
import { diagnose } from './diagnose.ts';
import { isBestaandWoord } from './bestaand.ts';
import {
  bakVan,
  createAfleiders,
  createGat,
  isOokVan,
  isGoedGespeld,
  klinktAlsAnder,
  sorteerplek,
  createLettersorteeropgave,
  createSorteeropgave,
  createVolgorde,
  sorteerbakken,
} from './generate.ts';

const GATEN: readonly (readonly [string, string, string, string])[] = [
  ['trein', 'ei-ij', 'tr_n', 'ei/ij'],
  ['bomen', 'open-lettergreep', 'b_men', 'o/oo'],
  ['bommen', 'verdubbeling', 'bo_en', 'm/mm'],
  ['hond', 'verlenging-d-t', 'hon_', 'd/t'],
  ['koud', 'au-ou', 'k_d', 'au/ou'],
  ['vis', 'f-v', '_is', 'f/v'],
  ['zon', 's-z', '_on', 's/z'],
  ['ring', 'ng', 'ri_', 'n/ng'],
  ['lang', 'ng', 'la_', 'n/ng/nk'],
  ['brieven', 'v-f-wissel', 'brie_en', 'f/v'],
  ['zee-egel', 'koppelteken', 'ze_gel', 'e e/e-e/ee'],
  ['kilo', 'i-als-ie', 'k_lo', 'i/ie'],
];

test('a gap leaves out the knelpunt and offers what a child doubts between', () => {
  for (const [woord, categorie, gezien, keuzes] of GATEN) {
    const gat = createGat(analyseWoord({ woord }), categorie);
    assert.ok(gat, woord);
    assert.equal(`${woord.slice(0, gat.gat.start)}_${woord.slice(gat.gat.end)}`, gezien);
    assert.equal(gat.keuzes.join('/'), keuzes);
    assert.equal(woord.slice(gat.gat.start, gat.gat.end), gat.antwoord);
  }
});

test('a word without the knelpunt has no gap', () => assert.equal(createGat(analyseWoord({ woord: 'kip' }), 'ei-ij'), null));

test('every gap of the bank holds the right letters once and another choice', () => {
  for (const woord of BANK) {
    const gat = createGat(woord, woord.hoofd);
    if (!gat) continue;
    assert.equal(woord.woord.slice(gat.gat.start, gat.gat.end), gat.antwoord);
    assert.equal(gat.keuzes.filter((keuze) => keuze === gat.antwoord).length, 1);
    assert.ok(gat.keuzes.length >= 2 && new Set(gat.keuzes).size === gat.keuzes.length, woord.woord);
  }
});

/** They have no misspelling of their own: what is wrong is a letter or a space. */
const ZONDER_EIGEN_FOUT = /^(?:kz-|samenstelling$)/;

test('every generated misspelling is diagnosed as the categorie it was made for, on every knelpunt of a word', () => {
  for (const woord of BANK) {
    for (const categorie of new Set(woord.knelpunten.map((punt) => punt.categorie))) {
      for (const fout of createAfleiders(woord, categorie, { hoogstens: 3 })) {
        const { afwijkingen, knelpunten } = diagnose(woord, fout);
        assert.ok(
          knelpunten.some((punt) => punt.categorie === categorie && !punt.goed),
          `${woord.woord} ${fout} ${categorie}`,
        );
        if (!ZONDER_EIGEN_FOUT.test(categorie))
          assert.ok(
            afwijkingen.every(({ label }) => label === categorie || isOokVan(label, categorie)),
            `${woord.woord} ${fout}`,
          );
      }
    }
  }
});

test('nearly every word has a misspelling and a gap for its main categorie', () => {
  const taken = new Set(['hoofdletter-zin', 'leesteken-eind', 'komma', 'aanhalingstekens', 'puntkomma', 'ww-persoonsvorm']);
  const woorden = BANK.filter((woord) => !taken.has(woord.hoofd));
  const deel = (has: (woord: (typeof BANK)[number]) => boolean): number => woorden.filter(has).length / woorden.length;
  assert.ok(deel((woord) => createAfleiders(woord, woord.hoofd, { hoogstens: 1 }).length > 0) > 0.95);
  // A space between words cannot be left out, and no gap leaves a rude rest.
  const heel = woorden.filter(({ hoofd }) => hoofd !== 'samenstelling' && hoofd !== 'los-of-vast');
  assert.ok(heel.filter((woord) => createGat(woord, woord.hoofd) !== null).length / heel.length > 0.93);
});

const gatOf = (woord: string): ReturnType<typeof createGat> => {
  const record = BANK.find((rij) => rij.woord === woord) ?? assert.fail(woord);
  return createGat(record, record.hoofd);
};

test('a choice that makes another right word is not offered, or the sentence has to tell', () => {
  assert.deepEqual(gatOf('maan')?.keuzes.includes('a'), false, 'man is a word as well');
  assert.equal(gatOf('maan')?.keuzes.length, 3, 'another vowel stands in');
  assert.equal(gatOf('wij')?.metZin, true);
  assert.equal(gatOf('trein')?.metZin, false);
  for (const woord of BANK) {
    const gat = createGat(woord, woord.hoofd);
    if (!gat || gat.metZin) continue;
    for (const keuze of gat.keuzes.filter((een) => een !== gat.antwoord)) {
      const ander: string = woord.woord.slice(0, gat.gat.start) + keuze + woord.woord.slice(gat.gat.end);
      if (ander.toLowerCase() !== woord.woord.toLowerCase()) assert.ok(!isGoedGespeld(ander), `${woord.woord} > ${ander}`);
    }
  }
});

test('no gap is cut through two words of a compound', () => {
  assert.equal(gatOf('zoveel'), null);
  assert.equal(gatOf('sneeuwpop'), null);
});

test('a word is sorted by the letters that are left out of it, so that nothing has to be heard', () => {
  const plek = (woord: string, categorie: string) => sorteerplek(analyseWoord({ woord }), categorie);
  assert.deepEqual(plek('trein', 'ei-ij'), { bak: 'ei', gat: { start: 2, end: 4 }, metZin: false });
  assert.deepEqual(plek('tand', 'verlenging-d-t')?.gat, { start: 3, end: 4 }, 'its d, not its t');
  assert.equal(plek('hart', 'verlenging-d-t')?.metZin ?? true, true, 'hard is a word as well');
  assert.equal(plek('kip', 'ei-ij'), null);
});

test('a word that sounds like another one is known', () => {
  for (const woord of ['hart', 'wei', 'vindt', 'gebeurd', 'rauw']) assert.ok(klinktAlsAnder(woord), woord);
  for (const woord of ['trein', 'zon', 'kast']) assert.ok(!klinktAlsAnder(woord), woord);
});

test('existing words can be kept out of the misspellings', () => {
  const bommen = analyseWoord({ woord: 'bommen' });
  assert.ok(createAfleiders(bommen, 'verdubbeling').includes('bomen'));
  assert.ok(!createAfleiders(bommen, 'verdubbeling', { isWoord: (woord) => woord === 'bomen' }).includes('bomen'));
});

test('the pieces of a word are the word, and no foil belongs in it', () => {
  for (const woord of BANK) {
    const { stukken, extra } = createVolgorde(woord);
    assert.equal(stukken.join(''), woord.woord.replaceAll(' ', ''));
    assert.ok(extra.length <= 3 && extra.every((foil) => !stukken.includes(foil)), woord.woord);
  }
});

test('words are sorted by their variant, contrast words by their letters', () => {
  assert.deepEqual(sorteerbakken('ei-ij'), ['ei', 'ij']);
  assert.equal(bakVan(analyseWoord({ woord: 'konijn' }), 'ei-ij'), 'ij');
  assert.equal(bakVan(analyseWoord({ woord: 'hond' }), 'verlenging-d-t'), 'd');
  assert.equal(bakVan(analyseWoord({ woord: 'kat' }), 'verlenging-d-t'), 't');
  assert.deepEqual(sorteerbakken('samenstelling'), []);
});

test('a sorting task has two to four bins, none empty, and no word that fits two', () => {
  const doelen = ['bomen', 'bommen', 'hond', 'water', 'appel', 'kip', 'gezellig'].map((woord) => analyseWoord({ woord }));
  const opgave = createSorteeropgave(doelen, ['open-lettergreep', 'verdubbeling', 'verlenging-d-t']);
  assert.deepEqual(
    opgave?.woorden.map(({ woord, bak }) => `${woord} ${bak}`),
    [
      'bomen open-lettergreep',
      'bommen verdubbeling',
      'hond verlenging-d-t',
      'water open-lettergreep',
      'appel verdubbeling',
      'gezellig verdubbeling',
    ],
  );
  assert.equal(createSorteeropgave(doelen, ['open-lettergreep']), null);
  assert.equal(createSorteeropgave(doelen, ['open-lettergreep', 'trema']), null);
  const letters = ['trein', 'konijn', 'kip'].map((woord) => analyseWoord({ woord }));
  assert.deepEqual(createLettersorteeropgave(letters, 'ei-ij')?.woorden, [
    { woord: 'trein', bak: 'ei' },
    { woord: 'konijn', bak: 'ij' },
  ]);
});

test('an existing word is told from a misspelling by making its form', () => {
  for (const woord of ['bomen', 'bommen', 'huisje', 'dikker', 'loopt', 'gewerkt', 'altijd', 'zeehond'])
    assert.ok(isBestaandWoord(woord), woord);
  for (const fout of ['boomen', 'huisju', 'dikkur', 'loobt', 'gewerkd', 'altijt', 'trijn']) assert.ok(!isBestaandWoord(fout), fout);
});

test('what is offered as wrong is wrong, and nothing a child should not read', () => {
  const bij = (woord: string, categorie: string): readonly string[] => {
    const record = BANK.find((een) => een.woord === woord);
    return record ? createAfleiders(record, categorie, { hoogstens: 99 }) : [];
  };
  const alle = BANK.filter((_, i) => i % 9 === 0).flatMap((woord) => bij(woord.woord, woord.hoofd));
  assert.ok(alle.length > 1000);
  assert.deepEqual(alle.filter(isGrof), []);
  assert.ok(!bij('groter', 'trappen').includes('grotere'));
  assert.ok(isGrofGat('h', 'r') && isGrofGat('ku', '') && !isGrofGat('b', 'men'));
});

test('a misspelling that is shown does not look wrong without any rule: no kkola, no bankk', () => {
  for (const [woord, categorie] of [
    ['cola', 'c-als-k'],
    ['vos', 'f-v'],
    ['bank', 'nk'],
    ['hond', 'verlenging-d-t'],
    ['cent', 'c-als-s'],
  ] as const) {
    const fouten = createAfleiders(analyseWoord({ woord }), categorie);
    assert.ok(fouten.length > 0 && !fouten.some((fout) => /^(.)\1|^ck|kk$|tt$/.test(fout)), fouten.join(' '));
  }
});

test('what is shown of a separable participle to be mended is what children write: its ge in front, or none', () => {
  for (const [woord, eerst] of [
    ['opgebeld', ['geopbeld', 'opbeld']],
    ['ingepakt', ['geinpakt', 'inpakt']],
  ] as const) {
    const doel = BANK.find((een) => een.woord === woord) ?? assert.fail(woord);
    assert.deepEqual(createAfleiders(doel, 'ww-vd-scheidbaar', { hoogstens: 2 }), eerst);
  }
});
