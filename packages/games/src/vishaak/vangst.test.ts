import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { GEEN_OPTIES, startBasis } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import {
  turnVangst,
  currentHaak,
  letSwim,
  missVangst,
  restHaak,
  stepHaak,
  startCatching,
  steerHaak,
  drawTuig,
  swimmersNow,
} from './vangst.ts';
import type { Vangend, Viswater } from './vangst.ts';

const water: Viswater = {
  van: 300,
  tot: 680,
  bodem: 700,
  rand: 150,
  links: 100,
  rechts: 1100,
  reik: 100,
  rust: 280,
  greep: { w: 150, h: 60 },
};
function start(rustig = true): Vangend {
  const basis = startBasis({ opgaven: makeOpgaven('KIES', 1, 3), seed: 4, tempo: 1, rustig, stand: 'liggend' });
  return letSwim({ ...basis, ...GEEN_OPTIES, ...startCatching('liggend', water), boot: 500, opties: ['ei', 'ij', 'ee'] }, water);
}
/** Ticks until something is heard. */
function wait(state: Vangend): Zet<Vangend> {
  let zet: Zet<Vangend> = { state };
  for (let n = 0; n < 400 && zet.sounds === undefined; n++) zet = stepHaak({ ...zet.state, tick: zet.state.tick + 1 }, water);
  return zet;
}
const pijl = (richting: 'links' | 'rechts' | 'neer', ingedrukt = true): GameInput => ({ soort: 'richting', richting, ingedrukt });

describe('what swims', () => {
  it('is one for every option, the first at the surface', () => {
    const [a, b, c] = swimmersNow(start(), water);
    assert.ok(a !== undefined && b !== undefined && c !== undefined && a.y < b.y && b.y < c.y);
  });
  it('hangs still in calm mode only', () => {
    const later = (rustig: boolean) => swimmersNow({ ...start(rustig), tick: 50 }, water);
    assert.deepEqual(later(true), swimmersNow(start(true), water));
    assert.notDeepEqual(later(false), swimmersNow(start(false), water));
  });
});

describe('the boat', () => {
  it('sails as long as an arrow is held, within its bounds', () => {
    const links = steerHaak(start(), pijl('links'), water).state;
    assert.ok(stepHaak(links, water).state.boot < 500);
    assert.equal(stepHaak({ ...links, boot: 101 }, water).state.boot, 100);
    assert.equal(steerHaak(links, pijl('links', false), water).state.vaart, 0);
  });
  it('lets the hook down where the water was tapped', () => {
    const zet = wait(steerHaak(start(), { soort: 'wijs', fase: 'neer', x: 400, y: 500 }, water).state);
    assert.deepEqual([zet.sounds, zet.state.boot], [['zwiep'], 300]);
  });
  it('keeps its share of the width when the device is turned', () =>
    assert.equal(turnVangst({ ...start(), stand: 'staand' }, { ...water, links: 0 }).boot, (500 / 1280) * 720));
});

describe('the hook', () => {
  it('finds what was pointed at, past all others', () => {
    for (const i of [0, 1, 2]) {
      const boven = wait(steerHaak(start(), { soort: 'kies', pick: `vis:${i}` }, water).state).state;
      assert.deepEqual([wait(boven).antwoord, wait(boven).state.beet], [start().opties[i], i]);
    }
  });
  it('does not meet again what was wrong', () => {
    assert.deepEqual(missVangst({ ...start(), beet: 1 }).fout, ['ij']);
    assert.deepEqual(missVangst(start()).fout, []);
  });
  it('comes up empty from the bottom: nothing is answered', () => {
    const leeg = { ...start(), vissen: [], opties: [] };
    const { state, sounds, antwoord } = wait(steerHaak(leeg, pijl('neer'), water).state);
    assert.deepEqual([sounds, antwoord, state.haak, state.leegOp], [['mis'], undefined, null, state.tick]);
    assert.ok(currentHaak(state, water).y > restHaak(state, water).y);
    assert.deepEqual(currentHaak({ ...state, tick: state.tick + 60 }, water), restHaak(state, water));
  });
});

it('the line reaches from the rod to the hook, straight down or aslant', () => {
  const [recht] = drawTuig([100, 50], { x: 100, y: 350 }, 7);
  assert.deepEqual([recht?.x, recht?.y, recht?.sy, Math.abs(recht?.rot ?? 9)], [100, 200, 3, 0]);
  const [schuin] = drawTuig([100, 50], { x: 0, y: 150 }, 7);
  assert.equal(Math.round(schuin?.rot ?? 0), 45);
});
