import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { drilspel, trekt } from './drillen.ts';
import { logic } from './logic.ts';
import type { VisState } from './state.ts';
import { swimmersNow } from './vangst.ts';
import { AZEN } from './vissen.ts';
import { HENGEL, lijnDiepte, waterOf } from './water.ts';

const opgaven = makeOpgaven('GAP', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'ei', keuzes: ['ij', 'ei', 'ee'] }));
const typ = makeOpgaven('TYP', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'vis' }));
const start = (rustig = false): VisState => logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const ZAK = act({ soort: 'actie', ingedrukt: true });
const tap = (state: VisState, keuze: string): GameEvent => act({ soort: 'kies', pick: `vis:${state.opties.indexOf(keuze)}` });

function feed(
  from: VisState,
  ...events: readonly GameEvent[]
): { readonly state: VisState; readonly given: readonly string[]; readonly sounds: readonly string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return {
    state,
    given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
    sounds: effects.flatMap((e) => (e.type === 'sound' ? [e.sound] : [])),
  };
}
/** The boat with its rod right over a fish that hangs still. */
function boven(keuze: string): VisState {
  const state = start(true);
  const x = swimmersNow(state, waterOf(state))[state.opties.indexOf(keuze)]?.x ?? 0;
  return { ...state, boot: x - HENGEL };
}

describe('the hook', () => {
  it('takes the first fish it meets', () => assert.deepEqual(feed(boven('ei'), ZAK, ...ticks(120)).given.length, 1));
  it('comes up empty where there is no fish: a play error', () => {
    const { given, state, sounds } = feed(
      { ...start(true), vissen: start(true).vissen.map((vis) => ({ ...vis, begin: 0.5 })), boot: 60 },
      ZAK,
      ...ticks(120),
    );
    assert.deepEqual([given, state.haak, sounds.includes('mis')], [[], null, true]);
  });
  it('goes past all others to the fish that was tapped', () => {
    for (const keuze of ['ij', 'ei', 'ee']) {
      const state = start();
      assert.deepEqual(feed(state, tap(state, keuze), ...ticks(260)).given, [keuze]);
    }
  });
  it('goes down where the water was tapped', () => {
    const { state } = feed(start(true), act({ soort: 'wijs', fase: 'neer', x: 400, y: 500 }), ...ticks(60));
    assert.ok(Math.abs((state.haak?.x ?? 0) - 400) < 2 || state.beet !== null);
  });
});

describe('the boat', () => {
  it('stays on the stage as a whole, with the gull on its bow, wherever it sails', () => {
    for (const [stand, breed] of [
      ['liggend', 1280],
      ['staand', 720],
    ] as const)
      for (const richting of ['links', 'rechts'] as const) {
        const vaart = feed({ ...start(), stand }, act({ soort: 'richting', richting, ingedrukt: true }), ...ticks(400)).state;
        for (const { key, x, w } of logic.scene(vaart).filter((item) => ['boot', 'meeuw', 'hengel', 'emmer'].includes(item.key)))
          assert.ok(x - w / 2 >= 0 && x + w / 2 <= breed, `${stand} ${richting}: ${key} from ${x - w / 2} to ${x + w / 2}`);
      }
  });
});

describe('fish', () => {
  it('swim, but hang still in calm mode', () => {
    const xs = (state: VisState): readonly number[] => swimmersNow(state, waterOf(state)).map(({ x }) => x);
    assert.notDeepEqual(xs(start()), xs(feed(start(), ...ticks(40)).state));
    assert.deepEqual(xs(start(true)), xs(feed(start(true), ...ticks(40)).state));
  });
  it('go into the bucket when they are right', () => {
    const state = start();
    assert.equal(feed(state, tap(state, 'ei'), ...ticks(260), { type: 'oordeel', goed: true }).state.gevangen, 1);
  });
  it('that were wrong do not bite again', () => {
    const state = start();
    const after = feed(state, tap(state, 'ij'), ...ticks(260), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
    assert.deepEqual(after.opties.toSorted(), ['ee', 'ei']);
  });
});

describe('in dictation', () => {
  it('every letter hauls the fish up, and Enter lands it', () => {
    const state = logic.start({ opgaven: typ, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
    const one = feed(state, act({ soort: 'letter', letter: 'v' })).state;
    assert.ok(lijnDiepte(one) < lijnDiepte(state));
    const rest = [...'is'].map((letter) => act({ soort: 'letter', letter }));
    assert.deepEqual(feed(one, ...rest, act({ soort: 'klaar' })).given, ['vis']);
  });
});

describe('reeling in after a right word', () => {
  const opened = (rustig = false): VisState => {
    const state = start(rustig);
    return feed(state, tap(state, 'ei'), ...ticks(260), { type: 'oordeel', goed: true }, ...ticks(drilspel.van + 1)).state;
  };
  const DRAAI = act({ soort: 'kies', pick: 'draai' });
  /** Ticks on until the fish pulls, or rests. */
  function until(state: VisState, wil: boolean): VisState {
    let nu = state;
    for (let n = 0; n < 200 && trekt(nu) !== wil; n++) nu = feed(nu, ...ticks(1)).state;
    return nu;
  }
  const aas = (i: number): GameEvent => act({ soort: 'kies', pick: `aas:${i}` });

  it('lets bite what goes for the bait', () => {
    for (const i of [0, 1, 2]) assert.ok(AZEN[i]?.includes(feed(opened(), aas(i)).state.dril.vis ?? ''));
  });

  it('brings the fish nearer while it rests, and lets it go off when the line is too tight', () => {
    const rust = until(feed(opened(), aas(0)).state, false);
    assert.ok(feed(rust, DRAAI).state.dril.afstand < 1);
    const strak = feed(until(feed(rust, DRAAI).state, true), DRAAI, DRAAI, DRAAI).state;
    assert.ok(strak.dril.slipOp > 0 && strak.dril.afstand > rust.dril.afstand - 0.4);
  });

  it('has it in when it is turned all the way, says which it was, and answers nothing', () => {
    let state = feed(opened(true), aas(2)).state;
    const vis = state.dril.vis;
    const vondsten: unknown[] = [];
    for (let n = 0; n < 40 && state.dril.binnenOp === null; n++) {
      const step = logic.step(state, trekt(state) ? act({ soort: 'kies', pick: 'wacht' }) : DRAAI);
      vondsten.push(...step.effects.filter(({ type }) => type === 'vondst' || type === 'antwoord'));
      state = step.state;
    }
    assert.deepEqual(vondsten, [{ type: 'vondst', stuk: vis }]);
  });
});
