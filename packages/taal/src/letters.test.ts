import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from './bank.ts';
import { splitGrafemen } from './grafemen.ts';
import { GRAFEMEN, LETTERSETS, LETTERTREDEN, VERWARSETS, getGrafeem, letteropgavenVan } from './letters.ts';
import { soundsAlike } from './lezen/letters/grafemen.ts';
import { KLANKWOORDEN, rijmklank } from './lezen/letters/klankwoorden.ts';

const OPGAVEN = LETTERTREDEN.flatMap((trede) => letteropgavenVan(trede.id));

test('the first eight sets hold the 34 letters and letter groups, each sign once', () => {
  const eerste = LETTERSETS.slice(0, 8)
    .flat()
    .filter((teken) => teken !== 'ch' && teken !== 'ng');
  assert.equal(eerste.length, 34);
  const alle = LETTERSETS.flat();
  assert.equal(new Set(alle).size, alle.length);
  assert.deepEqual(GRAFEMEN.map(({ grafeem }) => grafeem).toSorted(), alle.toSorted());
});

test('look-alikes and sound-alikes are never learned in one set', () => {
  for (const [een, ander] of [
    ['b', 'd'],
    ['b', 'p'],
    ['d', 'p'],
    ['m', 'n'],
    ['eu', 'ui'],
    ['f', 'v'],
    ['s', 'z'],
    ['ei', 'ij'],
    ['au', 'ou'],
  ] as const)
    assert.notEqual(getGrafeem(een)?.set, getGrafeem(ander)?.set, `${een} ${ander}`);
});

test('every letter with a sound is heard, seen, sought and, where words allow, begins or ends one', () => {
  for (const { grafeem, klanken } of GRAFEMEN.filter((teken) => teken.klanken.length > 0)) {
    const vormen = new Set(
      OPGAVEN.filter((opgave) => opgave.trede.startsWith('letters-') && (opgave.toon ?? opgave.antwoord) === grafeem).map(
        ({ vorm }) => vorm,
      ),
    );
    for (const vorm of ['hoor-letter', 'letter-klank', 'zoek-letter'] as const)
      assert.ok(vormen.has(vorm), `${grafeem} ${vorm} ${klanken.join()}`);
    if (!['u', 'e', 'ee'].includes(grafeem))
      assert.ok(vormen.has('letter-begin') || vormen.has('letter-eind') || getGrafeem(grafeem)?.klinker, grafeem);
  }
});

test('no foil sounds like the answer where hearing decides', () => {
  for (const opgave of OPGAVEN.filter(({ keuzesoort, vorm }) => keuzesoort !== 'woord' && vorm !== 'hakken'))
    for (const foil of opgave.fout) assert.ok(!soundsAlike(opgave.antwoord, foil), `${opgave.id}: ${foil}`);
});

test('options differ from one another and from the answer, and there are at least two', () => {
  for (const { id, vorm, antwoord, fout } of OPGAVEN) {
    assert.equal(new Set([antwoord, ...fout]).size, fout.length + 1, id);
    if (vorm !== 'hakken') assert.ok(fout.length >= 1, id);
  }
});

test('exactly one option rhymes', () => {
  const klank = new Map(KLANKWOORDEN.map((woord) => [woord.woord, rijmklank(woord)]));
  for (const opgave of letteropgavenVan('rijm')) {
    const vraag = opgave.hoor?.soort === 'woord' ? opgave.hoor.woord : '';
    assert.equal(klank.get(opgave.antwoord), klank.get(vraag), opgave.id);
    for (const foil of opgave.fout) assert.notEqual(klank.get(foil), klank.get(vraag), opgave.id);
  }
});

test('a word that is shown for a letter begins, ends or has it, and no other option does', () => {
  for (const { id, vorm, toon = '', antwoord, fout } of OPGAVEN) {
    const tekens = (woord: string): readonly string[] => KLANKWOORDEN.find((ander) => ander.woord === woord)?.tekens ?? [];
    const has = (woord: string): boolean =>
      vorm === 'letter-begin'
        ? tekens(woord)[0] === toon
        : vorm === 'letter-eind'
          ? tekens(woord).at(-1) === toon
          : tekens(woord).includes(toon);
    if (vorm !== 'letter-begin' && vorm !== 'letter-eind' && vorm !== 'zoek-letter') continue;
    assert.ok(has(antwoord), id);
    for (const foil of fout) assert.ok(!has(foil), `${id}: ${foil}`);
  }
});

test('blended sounds make the word, segmented sounds too, and foils of segmenting are no letters of the word', () => {
  for (const { id, vorm, hoor, antwoord, stukken, fout } of OPGAVEN) {
    if (vorm === 'plakken') assert.equal(hoor?.soort === 'klanken' ? hoor.grafemen.join('') : '', antwoord, id);
    if (vorm === 'hakken') {
      assert.equal(stukken?.join(''), hoor?.soort === 'woord' ? hoor.woord : '', id);
      for (const foil of fout) assert.ok(!stukken?.includes(foil), id);
    }
  }
});

test('no word that is kept apart for tests of transfer is used', () => {
  const apart = new Set(BANK.filter(({ gereserveerd }) => gereserveerd === true).map(({ woord }) => woord));
  for (const { woord } of KLANKWOORDEN) assert.ok(!apart.has(woord), woord);
});

test('the youngest have rhymes, first sounds and blending with pictures or sounds only', () => {
  assert.ok(letteropgavenVan('rijm').filter(({ metPlaatjes }) => metPlaatjes).length >= 40);
  assert.ok(letteropgavenVan('letters-1').filter(({ metPlaatjes }) => metPlaatjes).length >= 5);
});

test('every confusion set is practised', () => {
  const antwoorden = new Set(letteropgavenVan('verwarring').map((opgave) => opgave.toon ?? opgave.antwoord));
  for (const set of VERWARSETS) for (const teken of set) if ((getGrafeem(teken)?.set ?? 10) < 10) assert.ok(antwoorden.has(teken), teken);
});

test('a sign has the same tasks every time', () => {
  assert.equal(letteropgavenVan('letters-3'), letteropgavenVan('letters-3'));
  assert.deepEqual(letteropgavenVan('geen-trede'), []);
});

test('no other word to choose begins or ends with the letter that is shown, also not as a part of a longer sign', () => {
  for (const { id } of LETTERTREDEN) {
    for (const { vorm, toon = '', fout } of letteropgavenVan(id)) {
      if (vorm === 'letter-begin') assert.ok(!fout.some((woord) => woord.startsWith(toon)), `${id} ${toon}: ${fout.join()}`);
      if (vorm === 'letter-eind') assert.ok(!fout.some((woord) => woord.endsWith(toon)), `${id} ${toon}: ${fout.join()}`);
    }
  }
});

test('no word is shown or said that a child of groep 2 or 3 does not know', () => {
  const onbekend = new Set('ar aar iep pui beu el aas rui reu keu aal es as os uk'.split(' '));
  for (const { id, antwoord, fout, keuzesoort } of OPGAVEN)
    if (keuzesoort === 'woord') for (const woord of [antwoord, ...fout]) assert.ok(!onbekend.has(woord), `${id}: ${woord}`);
});

test('letters that are flashed are of what is known, and every wrong piece differs from the right one in one sign', () => {
  for (let nummer = 1; nummer < LETTERSETS.length; nummer++) {
    const bekend = LETTERSETS.slice(0, nummer).flat();
    const opgaven = letteropgavenVan(`letters-${nummer}`).filter(({ vorm }) => vorm === 'flits-letter');
    assert.ok(opgaven.length >= (LETTERSETS[nummer - 1]?.length ?? 0), `letters-${nummer}`);
    assert.equal(new Set(opgaven.map(({ antwoord }) => antwoord)).size, opgaven.length);
    for (const { id, antwoord, fout, hoor } of opgaven) {
      assert.equal(hoor, undefined, id);
      const goed = splitGrafemen(antwoord);
      assert.ok(
        goed.every((teken) => bekend.includes(teken)),
        id,
      );
      assert.equal(new Set([antwoord, ...fout]).size, 4, id);
    }
  }
});

test('the sound at the edge of a word is no foil beside the sign that holds it: schat begins with s, bank ends in k', () => {
  const OOK: Readonly<Record<string, string>> = { sch: 's', nk: 'k', aai: 'j', ooi: 'j', oei: 'j', eeuw: 'w', ieuw: 'w' };
  const opgaven = ['eerste-klank', 'laatste-klank'].flatMap(letteropgavenVan).filter(({ antwoord }) => antwoord in OOK);
  assert.ok(opgaven.length > 20, `${opgaven.length}`);
  for (const { id, antwoord, fout } of opgaven) assert.ok(!fout.includes(OOK[antwoord] ?? ''), id);
});

test('before an r nobody has to hear whether it is ee or i, oo or o, eu or u', () => {
  const gelijk: Readonly<Record<string, string>> = { ee: 'i', oo: 'o', eu: 'u' };
  const alle = ['eerste-klank', 'middelste-klank'].flatMap(letteropgavenVan);
  const voorR = alle.filter(({ antwoord, hoor }) => hoor?.soort === 'woord' && hoor.woord.includes(`${antwoord}r`) && antwoord in gelijk);
  assert.ok(voorR.length > 10, `${voorR.length}`);
  for (const { id, antwoord, fout } of voorR) assert.ok(!fout.includes(gelijk[antwoord] ?? ''), `${id}: ${fout.join(' / ')}`);
});

test('the sound that is asked in the middle stands between two others', () => {
  for (const { id, antwoord, hoor } of letteropgavenVan('middelste-klank')) {
    const woord = hoor?.soort === 'woord' ? hoor.woord : '';
    assert.ok(!woord.startsWith(antwoord) && !woord.endsWith(antwoord), id);
  }
});
