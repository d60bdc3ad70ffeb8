import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput, Stand } from '@spelrijk/game-kit/contract';
import { looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { lekPlek } from './leiding.ts';
import { logic } from './logic.ts';
import type { PijpState } from './state.ts';

const KRAAN: GameInput = { soort: 'kies', pick: 'kraan' };
const FOUT: GameEvent = { type: 'oordeel', goed: false };

function start(vorm: 'VOLG' | 'SPLIT', stand: Stand = 'liggend'): PijpState {
  const more = vorm === 'VOLG' ? { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] } : { antwoord: 'pa·nnen·koek' };
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({ ...opgave, ...more }));
  return logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand });
}
function feed(from: PijpState, ...events: readonly GameEvent[]): { state: PijpState; given: string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const lay = (from: PijpState, ...stukken: readonly string[]): PijpState =>
  stukken.reduce((state, stuk) => {
    const id = looseStukken(state).find((los) => los.stuk === stuk)?.id;
    return feed(state, act({ soort: 'kies', pick: `stuk:${id}` })).state;
  }, from);

describe('the pipeline', () => {
  it('gives what was laid when the tap is opened, not before all pieces lie', () => {
    assert.deepEqual(feed(lay(start('VOLG'), 'm', 'aa'), act(KRAAN)).given, []);
    assert.deepEqual(feed(lay(start('VOLG'), 'm', 'oo', 'n'), act(KRAAN)).given, ['moon']);
  });

  it('gives the pieces between the wheels', () => {
    const wiel = (gat: number): GameEvent => act({ soort: 'kies', pick: `snee:${gat}` });
    assert.deepEqual(feed(start('SPLIT'), wiel(2), wiel(6), act(KRAAN)).given, ['pa·nnen·koek']);
  });

  it('leaks only after the verdict, at the first joint that does not fit', () => {
    for (const stand of ['liggend', 'staand'] as const) {
      const laid = lay(start('VOLG', stand), 'm', 'oo', 'n');
      assert.equal(lekPlek(laid), null);
      const { state } = feed(laid, act(KRAAN), FOUT);
      const tweede = logic.scene(state).find(({ key }) => key === 'buis1');
      const lek = lekPlek(state);
      assert.ok(tweede !== undefined && lek !== null && Math.abs(lek[0] - (tweede.x - tweede.w / 2)) < 12, stand);
    }
  });

  it('of a sentence lays a joining word first, by taps and by arrows, and leaks where what was laid does not go on', () => {
    const zin = { stukken: ['want', 'het is koud.'], extra: ['maar', 'ze pakt alleen een pet.'], antwoord: 'want het is koud.' };
    const opgaven = makeOpgaven('VOLG', 1, 1).map((opgave) => ({
      ...opgave,
      ...zin,
      vorm: 'zin-verbinden' as const,
      vraag: 'Kim pakt een jas, …',
    }));
    const begin = logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'staand' });
    assert.deepEqual(lay(begin, 'het is koud.').vakken.inhoud, []);
    assert.deepEqual(feed(lay(begin, 'want', 'het is koud.'), act(KRAAN)).given, ['want het is koud.']);
    const pijl = (richting: 'rechts' | 'op'): GameEvent => act({ soort: 'richting', richting, ingedrukt: true });
    const { state } = feed(begin, pijl('rechts'), pijl('op'), pijl('rechts'), pijl('op'));
    assert.deepEqual([state.vakken.inhoud.length, state.vakken.inhoud[0]?.length], [2, 4]);
    const lek = feed(lay(begin, 'want', 'ze pakt alleen een pet.'), act(KRAAN), FOUT).state;
    const helft = logic.scene(lek).find(({ key }) => key === 'buis1');
    assert.ok(helft !== undefined && Math.abs((lekPlek(lek)?.[0] ?? 0) - (helft.x - helft.w / 2)) < 12);
    assert.match(logic.describe(begin), /^Op het bord: Kim pakt een jas/);
    for (const stand of ['liggend', 'staand'] as const) {
      const items = logic.scene({ ...begin, stand }).filter(({ pick }) => pick?.startsWith('stuk:'));
      for (const een of items)
        for (const ander of items)
          assert.ok(
            een === ander || Math.abs(een.x - ander.x) >= (een.w + ander.w) / 2 || Math.abs(een.y - ander.y) >= (een.h + ander.h) / 2,
            stand,
          );
    }
  });

  it('keeps what was right up to the leak', () => {
    const { state } = feed(lay(start('VOLG'), 'm', 'oo', 'n'), act(KRAAN), FOUT, { type: 'verder' });
    assert.deepEqual(state.vakken.inhoud, ['m']);
  });
});
