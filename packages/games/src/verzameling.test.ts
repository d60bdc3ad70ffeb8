import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Drawing, Game, Item } from '@spelrijk/game-kit/contract';
import { maatOf } from '@spelrijk/game-kit/stage';
import { loadPlayed } from './testing.ts';
import { manifests } from './manifests.gen.ts';
import { parseSlug } from './slugs.ts';

/** So many pieces last a child for weeks: it plays a game once or twice a week. */
const MINSTENS = 10;

const blijvend = manifests.filter(({ verzameling }) => verzameling !== undefined);
const { w, h } = maatOf('liggend');

const tonenOf = (game: Game, art: string): readonly string[] | undefined => {
  const drawing = game.art[art];
  return drawing !== undefined && 'svg' in drawing ? (drawing satisfies Drawing).tonen : undefined;
};

function assertDrawn(game: Game, items: readonly Item[]): void {
  assert.ok(items.length <= 80, `${items.length} things`);
  assert.equal(new Set(items.map(({ key }) => key)).size, items.length);
  for (const { key, art = '', toon = '' } of items) {
    if (art.startsWith('kit:') || art === '') continue;
    assert.ok(game.art[art] !== undefined, `${key}: no drawing ${art}`);
    assert.ok(toon === '' || tonenOf(game, art)?.includes(toon) !== false, `${key}: ${art} has no ${toon}`);
  }
}

describe('what stays of a game', () => {
  for (const { slug, folder, verzameling } of blijvend)
    it(`${folder}: every piece can be had, seen and chosen`, async () => {
      const game = await loadPlayed(parseSlug(slug) ?? 'rups');
      const stukken = verzameling?.stukken ?? [];
      const ids = stukken.map(({ id }) => id);
      assert.ok(ids.length >= MINSTENS && new Set(ids).size === ids.length && new Set(stukken.map(({ naam }) => naam)).size === ids.length);
      const naamVan = (id: string): string => stukken.find((stuk) => stuk.id === id)?.naam ?? '';
      const look = (bezit: readonly string[], aanbod: readonly string[] = [], tick = 0) =>
        game.logic.verzameling?.({ bezit, aanbod, tick, rustig: false, naamVan }) ?? assert.fail('a drawing of it');
      for (const id of ids) {
        const items = look([id], [id], 77);
        assertDrawn(game, items);
        const stuk = items.find(({ key }) => key === `stuk:${id}`) ?? assert.fail(`${id} is not there`);
        assert.ok(stuk.alpha === undefined || stuk.alpha > 0.9, `${id} is not seen`);
        assert.ok(
          stuk.x - stuk.w / 2 >= -10 && stuk.x + stuk.w / 2 <= w + 10 && stuk.y - stuk.h / 2 >= -10 && stuk.y + stuk.h / 2 <= h + 10,
          `${id} off`,
        );
        const kaart = items.find(({ pick }) => pick === `stuk:${id}`) ?? assert.fail(`${id} cannot be chosen`);
        assert.equal(kaart.name, naamVan(id));
      }
      for (const tick of [0, 50, 400]) assertDrawn(game, look(ids, [], tick));
      assertDrawn(game, look(ids.slice(3), ids.slice(0, 3)));
      assert.deepEqual(look(['bestaat-niet']), look([]));
    });

  it('a game that keeps something draws it, and the other way round', async () => {
    for (const { slug, verzameling } of manifests) {
      const game = await loadPlayed(parseSlug(slug) ?? 'rups');
      assert.equal(game.logic.verzameling !== undefined, verzameling !== undefined, slug);
    }
  });
});
