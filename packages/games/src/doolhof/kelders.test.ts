import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chance } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drawKelder } from './kelderbeeld.ts';
import { buildKasteel, heeftSleutel, INGANG, isDicht, kelderspel, LOOP, STAPPEN, uitgangen } from './kelders.ts';
import { logic } from './logic.ts';
import type { DoolhofState } from './state.ts';

const opgaven = makeOpgaven('GAP', 4, 3);
const start = (seed: number): DoolhofState => kelderspel.open(logic.start({ opgaven, seed, tempo: 1, rustig: false, stand: 'liggend' }));

/** A step to a room, with time to arrive. */
function go(state: DoolhofState, kamer: number): DoolhofState {
  const zet = kelderspel.act({ ...state, tick: state.tick + LOOP + 1 }, { soort: 'kies', pick: `kamer:${kamer}` });
  return zet?.state ?? state;
}

/** All rooms one can come to with endless light. */
function walkAll(seed: number): DoolhofState {
  let state = start(seed);
  for (let n = 0; n < 400; n++) {
    const vol = { ...state, kelder: { ...state.kelder, stappen: STAPPEN } };
    const open = uitgangen(vol).filter((kamer) => !isDicht(vol, kamer));
    const nieuw = open.find((kamer) => !vol.kelder.gezien.includes(kamer));
    state = go(vol, nieuw ?? open[Math.floor(chance(seed, n) * open.length)] ?? INGANG);
  }
  return state;
}

describe('the castle', () => {
  it('has no room that cannot be come to: keys never lie behind their own lock', () => {
    for (let seed = 1; seed <= 40; seed++) assert.equal(walkAll(seed).kelder.gezien.length, 15, `seed ${seed}`);
  });

  it('has two locks, two keys and four treasures, and differs from round to round', () => {
    const { inhoud, sloten, schatten } = buildKasteel(5);
    assert.deepEqual([sloten.length, inhoud.filter((wat) => wat === 'schat').length, new Set(Object.values(schatten)).size], [2, 4, 4]);
    assert.ok(inhoud.includes('rood') && inhoud.includes('blauw'));
    assert.notDeepEqual(buildKasteel(5), buildKasteel(6));
    assert.deepEqual(buildKasteel(5), buildKasteel(5));
  });

  it('lets nobody through a lock without its key, and that costs no light', () => {
    const state = start(3);
    const [slot] = state.kasteel.sloten;
    const voor = slot && state.kasteel.gangen.find((gang) => gang.includes(slot.kamer));
    const ernaast = voor?.find((kamer) => kamer !== slot?.kamer) ?? assert.fail('a door');
    const bij = { ...state, kelder: { ...state.kelder, plek: ernaast } };
    const na = go(bij, slot?.kamer ?? -1);
    assert.deepEqual([na.kelder.plek, na.kelder.stappen, na.kelder.dicht?.kamer], [ernaast, STAPPEN, slot?.kamer]);
    const sleutel = state.kasteel.inhoud.indexOf(slot?.sleutel ?? 'rood');
    const met = { ...bij, kelder: { ...bij.kelder, gezien: [...bij.kelder.gezien, sleutel] } };
    assert.ok(heeftSleutel(met, slot?.sleutel ?? 'rood'));
    assert.equal(go(met, slot?.kamer ?? -1).kelder.plek, slot?.kamer);
  });

  it('has what to do over no room, whatever was seen of it, lying and upright', () => {
    for (const stand of ['liggend', 'staand'] as const) {
      const begin = { ...start(3), stand };
      const gezien = begin.kasteel.inhoud.map((_, kamer) => kamer);
      const beurt = { op: begin.tick, daadOp: begin.tick, bewoogOp: null, dichtOp: null };
      const items = drawKelder({ ...begin, run: { ...begin.run, fase: 'goed' }, beurt, kelder: { ...begin.kelder, gezien } });
      const bord = items.find(({ key }) => key === 'beurtbord') ?? assert.fail('no board');
      const kamers = items.filter(({ key }) => key.startsWith('kamer'));
      const eronder = kamers.filter(
        (een) => Math.abs(een.x - bord.x) < (een.w + bord.w) / 2 && Math.abs(een.y - bord.y) < (een.h + bord.h) / 2,
      );
      assert.deepEqual([kamers.length, eronder.map(({ key }) => key)], [15, []], stand);
    }
  });

  it('goes no further than the light, and only where a way is', () => {
    let state = start(7);
    for (let n = 0; n < STAPPEN + 3; n++) state = go(state, uitgangen(state).find((kamer) => !isDicht(state, kamer)) ?? -1);
    assert.equal(state.kelder.stappen, 0);
    const ver = start(7);
    const los = Array.from({ length: 15 }, (_, kamer) => kamer).find((kamer) => kamer !== INGANG && !uitgangen(ver).includes(kamer)) ?? -1;
    assert.equal(go(ver, los), ver);
  });
});
