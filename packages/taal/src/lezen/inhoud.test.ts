import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { LEESVORMEN } from '@spelrijk/domain/leesopgave';
import { LEESTREDEN, loadInhoud, loadKoppen } from '../lezen.ts';
import { goedeAntwoorden, isGoedGelezen, keuzesBij, vormVan } from './inhoud.ts';
import type { Leesinhoud } from './inhoud.ts';

/** A spread of items of every form of every step. */
async function steekproef(): Promise<{ readonly id: string; readonly inhoud: Leesinhoud; readonly gokkans: number }[]> {
  const uit = [];
  for (const trede of LEESTREDEN) {
    const koppen = await loadKoppen(trede.id);
    for (const vorm of trede.vormen) {
      for (const kop of koppen.filter((ander) => ander.vorm === vorm).filter((_kop, n) => n % 29 === 0)) {
        const inhoud = await loadInhoud(trede.id, kop.id);
        assert.ok(inhoud, kop.id);
        assert.equal(vormVan(inhoud), vorm, kop.id);
        uit.push({ id: kop.id, inhoud, gokkans: kop.gokkans });
      }
    }
  }
  return uit;
}
const STEEKPROEF = await steekproef();

test('every item that is listed can be loaded, and its right answer is judged right', () => {
  assert.ok(STEEKPROEF.length > 300);
  for (const { id, inhoud } of STEEKPROEF) for (const goed of goedeAntwoorden(inhoud)) assert.ok(isGoedGelezen(inhoud, goed), id);
});

test('what is chosen from holds the right answer once, and as many options as the guess rate says', () => {
  for (const { id, inhoud, gokkans } of STEEKPROEF) {
    const { soort } = LEESVORMEN[vormVan(inhoud)];
    if (soort !== 'kiezen' || vormVan(inhoud) === 'fout-woord') continue;
    const keuzes = keuzesBij(inhoud, createRandom(11));
    assert.equal(keuzes.filter((keuze) => isGoedGelezen(inhoud, keuze)).length, 1, id);
    assert.ok(Math.abs(gokkans - 1 / keuzes.length) < 1e-9, `${id}: ${gokkans} for ${keuzes.length}`);
  }
});

test('pieces to order are those of the answer, never in the right order', () => {
  for (const { id, inhoud } of STEEKPROEF) {
    if (inhoud.domein !== 'zinnen' || inhoud.zin.vorm !== 'zin-herstellen') continue;
    const stukken = keuzesBij(inhoud, createRandom(3));
    assert.deepEqual(stukken.toSorted(), inhoud.zin.stukken.toSorted(), id);
    assert.notEqual(stukken.join(' '), inhoud.zin.zin, id);
  }
});

test('the same chance gives the same order', () => {
  for (const { inhoud } of STEEKPROEF.slice(0, 60))
    assert.deepEqual(keuzesBij(inhoud, createRandom(8)), keuzesBij(inhoud, createRandom(8)));
});

test('any text can be judged; capitals and spaces too many do not count', async () => {
  const hak = await loadInhoud('zinnen-e3', 'e3-h02-hak');
  assert.ok(hak);
  assert.ok(isGoedGelezen(hak, '  de vlinder  zit op een bloem. '));
  for (const onzin of ['', 'xqzt', '💥'.repeat(500), '\u0000', 'devlinderzitopeenbloem.']) assert.ok(!isGoedGelezen(hak, onzin));
});

test('an item or step that does not exist is undefined', async () => {
  assert.equal(await loadInhoud('teksten-m4', 'm4-99-v1'), undefined);
  assert.equal(await loadInhoud('zinnen-m4', 'weg'), undefined);
  assert.equal(await loadInhoud('rijm', 'rijm/xqzt'), undefined);
  assert.equal(await loadInhoud('woorden-L1', 'flits-kies/L1/xqzt'), undefined);
  assert.equal(await loadInhoud('nergens', 'niets'), undefined);
});
