/** What a sentence of a test shows of the words that it asks elsewhere: forms, degrees, compounds and what stands in a longer word. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from '@spelrijk/taal/bank';
import { isKleinWoord } from '@spelrijk/taal/verwant';
import { overtreffendeTrap, vergrotendeTrap } from '@spelrijk/taal/vormen';
import { zonderSleutel, zonderVerraad, type BewaardeOpgave } from './bewaard.ts';
import { buildOpgaven } from './opgaven.ts';
import { getoondDoor } from './woordfamilie.ts';
import { ALLES_KLINKT } from '../../../../test/fixtures.ts';

const audio = ALLES_KLINKT;
const NU = Date.parse('2026-11-19T09:00:00Z');
const [hond] = buildOpgaven(
  { vorm: 'dictee-woord', woorden: [{ woord: 'hond', soort: 'toets' }] },
  { regio: 'nl', audio, flits: {}, now: NU, seed: 7 },
);

/** Would a child that is asked this word elsewhere see it, or a part of it, in this sentence? */
function wordtGezien(gevraagd: string, zin: string): boolean {
  assert.ok(hond);
  // A word of its own, so that the sentence tells of nothing else.
  const opgave = { ...hond, woord: { ...hond.woord, woord: 'xxx', zin: `${zin} xxx` } };
  return zonderVerraad([opgave], [gevraagd])[0]?.verraadt === true;
}

test('a sentence that shows another form of an asked word is heard and not shown, whatever two words of the bank one test asks', () => {
  const zinnen = BANK.filter(({ zin }) => zin !== undefined);
  assert.ok(hond);
  const basisVan = new Map(BANK.map(({ woord, basis = woord }) => [woord.toLowerCase(), basis.toLowerCase()]));
  const perBasis = Map.groupBy(BANK, ({ woord, basis = woord }) => basis.toLowerCase());
  const paren = new Set<string>();
  for (const { woord, zin = '' } of zinnen) {
    const opgave: BewaardeOpgave = { ...hond, woord: { ...hond.woord, woord, zin } };
    const gat = zonderSleutel(opgave).woord.zin;
    for (const gezien of gat?.toLowerCase().match(/(?<![\p{L}'’_-])[\p{L}'’-]+/gu) ?? []) {
      for (const ander of perBasis.get(basisVan.get(gezien) ?? '') ?? []) {
        // `is` tells nothing of `was`.
        if (ander.woord.toLowerCase() === gezien || ander.woord === woord || basisVan.get(gezien) === 'zijn') continue;
        // Once is enough: what is hidden is decided by these two.
        const paar = `${gezien} ${ander.woord}`;
        if (paren.has(paar)) continue;
        paren.add(paar);
        const [bewaard] = zonderVerraad([opgave], [ander.woord]);
        assert.equal(bewaard?.verraadt, true, `${ander.woord}: ${zin}`);
      }
    }
  }
  assert.ok(paren.size > 1000, String(paren.size));
});

test('a form of such a word that the bank does not know, of a word of its own list or of an adjective', () => {
  for (const [gevraagd, zin] of [
    ['klein', 'Een kleine'],
    ['kleine', 'Hij is klein'],
    ['oud', 'De oude'],
    ['lief', 'Wat een lieve'],
    ['boos', 'De boze'],
    ['doof', 'Een dove'],
    ['helder', 'In helder water, het heldere'],
    ['zie', 'Wij zien de'],
    ['staan', 'Ik sta bij de'],
    ['skippen', 'Hij skipt de'],
    ['geskipt', 'Ik skip de'],
    ['vlogde', 'Wij vloggen over een'],
    ['squishy', "Twee squishy's en een"],
    ['vloggertje', 'De vlogger en zijn'],
    ["'s ochtends", "Het is 's ochtends vroeg voor de"],
  ] as const)
    assert.ok(wordtGezien(gevraagd, zin), `${gevraagd}: ${zin}`);
  // Words that look alike and are no forms of one word tell nothing: a sentence is not hidden for them.
  for (const [gevraagd, zin] of [
    ['kas', 'In de kast zit een'],
    ['kan', 'Aan deze kant zit een'],
    ['moe', 'Ik moet met de'],
    ['dan', 'Ik dans met de'],
    ['man', 'De maan en de'],
    ['bed', 'In bad zit een'],
    ['toe', 'Toen was er een'],
    ['win', 'In de winter zit een'],
    ['was', 'Het is een'],
  ] as const)
    assert.ok(!wordtGezien(gevraagd, zin), `${gevraagd}: ${zin}`);
});

test('a degree of such a word, whatever two words of the bank', () => {
  const woorden = new Set(BANK.flatMap(({ woord, vorm }) => (['', 'trap'].includes(vorm) ? [woord] : [])));
  const bijvoeglijk = BANK.flatMap(({ basis = '', vorm }) => (['bn', 'trap'].includes(vorm) && woorden.has(basis) ? [basis] : []));
  const paren = new Set<string>();
  for (const stellend of [...bijvoeglijk, 'oud', 'laat', 'vroeg', 'veel', 'weinig', 'goed', 'graag'])
    for (const trap of [vergrotendeTrap(stellend), overtreffendeTrap(stellend)])
      for (const vorm of trap === undefined ? [] : [trap, `${trap}e`]) {
        if (!woorden.has(vorm)) continue;
        paren.add(`${stellend} ${vorm}`);
        assert.ok(wordtGezien(stellend, vorm), `asked ${stellend}, shown ${vorm}`);
        assert.ok(wordtGezien(vorm, stellend), `asked ${vorm}, shown ${stellend}`);
      }
  assert.ok(paren.has('lief liever') && paren.has('oud ouder') && paren.size > 50, String(paren.size));
});

test('a compound with such a word in it, or with a part of it, whatever two words of the bank', () => {
  const TUSSEN: ReadonlySet<string> = new Set(['s', 'e', 'en', 'er', 'n']);
  let paren = 0;
  for (const { woord, delen } of BANK) {
    const woorddelen = (delen ?? []).filter((deel, nr) => nr === 0 || nr === (delen ?? []).length - 1 || !TUSSEN.has(deel));
    for (const deel of woorddelen) {
      paren++;
      assert.ok(wordtGezien(deel, woord), `asked ${deel}, shown ${woord}`);
      if (!isKleinWoord(deel.toLowerCase())) assert.ok(wordtGezien(woord, deel), `asked ${woord}, shown ${deel}`);
    }
  }
  assert.ok(paren > 1000, String(paren));
  for (const [gevraagd, zin] of [
    ['hond', 'Het hondenhok van de'],
    ['honden', 'Een zeehond naast de'],
    ['hondenhok', 'De hondenriem van de'],
    ['vriendje', 'Een vakantievriendje met een'],
    ['zeehonden', 'Het hok van de zee'],
    ['bus', 'Een schoolbus en een'],
  ] as const)
    assert.ok(wordtGezien(gevraagd, zin), `${gevraagd}: ${zin}`);
  for (const [gevraagd, zin] of [
    ['uitspraak', 'Hij ging uit met een'],
    ['hond', 'Wel honderd en een'],
    ['ster', 'De minister en een'],
    ['ren', 'Een ster en sterren op een'],
  ] as const)
    assert.ok(!wordtGezien(gevraagd, zin), `${gevraagd}: ${zin}`);
});

test('a word of five letters or more inside another, whatever two words of the bank', () => {
  const lang = BANK.map(({ woord }) => woord.toLowerCase()).filter((woord) => woord.length >= 5 && !woord.includes(' '));
  const bekend = new Set(lang);
  let paren = 0;
  for (const woord of bekend)
    for (let start = 0; start <= woord.length - 5; start++)
      for (let end = start + 5; end <= woord.length; end++) {
        const deel = woord.slice(start, end);
        if (deel === woord || !bekend.has(deel)) continue;
        paren++;
        assert.ok(wordtGezien(deel, woord), `asked ${deel}, shown ${woord}`);
      }
  assert.ok(paren > 300, String(paren));
});

test('a short word that nothing knows in a word that nothing knows; and no short word of every sentence for its letters', () => {
  for (const [gevraagd, zin] of [
    ['skip', 'De skiplift staat stil.'],
    ['skippen', 'De skiplift staat stil.'],
    ['vlog', 'Ik kijk naar een reisvlog.'],
  ] as const)
    assert.equal(wordtGezien(gevraagd, zin), true, `${gevraagd}: ${zin}`);
  for (const [gevraagd, zin] of [
    ['jet', 'Ik zie je morgen.'],
    ['lat', 'De la is leeg en het is laat.'],
    ['das', 'Hij is er, even later, toch.'],
    ['ven', 'Het is even stil.'],
    ['vak', 'Dat zie ik vaak.'],
  ] as const)
    assert.equal(wordtGezien(gevraagd, zin), false, `${gevraagd}: ${zin}`);
});

test('what a sentence showed is not asked any more by a test that chooses as it goes', () => {
  for (const [gezien, woord] of [
    ['honden', 'hond'],
    ['zwembad', 'bad'],
    ['bad', 'zwembad'],
    ['liever', 'lief'],
    ['lief', 'liever'],
  ] as const)
    assert.ok(getoondDoor(gezien).has(woord), `${gezien}: ${woord}`);
  assert.ok(!getoondDoor('uit').has('uitspraak'));
});
