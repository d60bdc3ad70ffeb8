import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { AANLOOP, beeldOf, toTicks, MASKER } from '@spelrijk/game-kit/mechanics/flits';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { currentBijschrift, FILMS } from './bijschriften.ts';
import { logic } from './logic.ts';
import { DELEN } from './serie.ts';
import { sceneOf } from './state.ts';
import type { BioscoopState } from './state.ts';

const start = (vorm: 'FLITS' | 'TYP', more: Partial<Opgave> = {}, vorige?: number, aantal = 2): BioscoopState =>
  logic.start({
    opgaven: makeOpgaven(vorm, aantal, 1).map((opgave) => ({ ...opgave, ...more })),
    seed: 1,
    tempo: 1,
    rustig: false,
    stand: 'liggend',
    ...(vorige !== undefined && { vorige }),
  });

function feed(
  from: BioscoopState,
  ...events: readonly GameEvent[]
): { readonly state: BioscoopState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const labels = (state: BioscoopState): string[] => logic.scene(state).flatMap(({ label }) => (label === undefined ? [] : [label]));
const choose = (state: BioscoopState, kaartje: string): GameEvent =>
  act({ soort: 'kies', pick: `kaartje:${state.opties.indexOf(kaartje)}` });
const nu = (state: BioscoopState): string => state.run.opgaven[state.run.rij[0] ?? 0]?.antwoord ?? '';

describe('a showing', () => {
  const state = start('FLITS', { toonMs: 400 });
  const word = state.run.opgaven[0]?.woord.woord ?? '';
  it('shows the word as long as the taak says, and before that and after it nowhere', () => {
    const shown = Array.from({ length: 160 }, (_, n) => labels(feed(state, ...ticks(n)).state).filter((label) => label === word).length);
    const screen = shown.map((n, tick) => n - (tick >= AANLOOP + toTicks(400) + MASKER ? 1 : 0));
    assert.equal(screen.filter((n) => n === 1).length, toTicks(400));
  });
  it('takes no answer while it is dark', () => {
    assert.deepEqual(feed(state, ...ticks(AANLOOP + 3), choose(state, word)).effects, []);
  });
  it('can be seen again, longer, as a hint', () => {
    const open = feed(state, ...ticks(AANLOOP + toTicks(400) + MASKER)).state;
    const again = feed(open, act({ soort: 'kies', pick: 'terug' }));
    assert.ok(again.state.ms > 400 && beeldOf(again.state) === 'aanloop');
    assert.ok(again.effects.some((e) => e.type === 'hulp'));
  });
  it('of a word that is heard does not happen: it is typed at once', () => {
    const { effects } = feed(
      start('TYP', { antwoord: 'ei' }),
      ...[...'ei'].map((letter) => act({ soort: 'letter', letter })),
      act({ soort: 'klaar' }),
    );
    assert.ok(effects.some((e) => e.type === 'antwoord' && e.gegeven === 'ei'));
  });
});

describe('the staircase', () => {
  const play = (goed: boolean, vorige = 1000): BioscoopState => {
    const open = feed(start('FLITS', {}, vorige), ...ticks(300)).state;
    return feed(open, choose(open, nu(open)), { type: 'oordeel', goed }).state;
  };
  it('starts at the own record and moves with the first attempts', () => {
    assert.equal(play(false).trap.ms, 1250);
    assert.equal(play(true).trap.goed, 1);
  });
  it('is told at the end', () => {
    let state = feed(start('FLITS', {}, 1000, 1), ...ticks(300)).state;
    state = feed(state, choose(state, nu(state)), { type: 'oordeel', goed: true }).state;
    const { effects } = feed(state, ...ticks(200), act({ soort: 'kies', pick: 'verder' }), ...ticks(400));
    assert.deepEqual(
      effects.filter((e) => e.type === 'meting'),
      [{ type: 'meting', waarde: 1000 }],
    );
    assert.equal(effects.at(-1)?.type, 'done');
  });
});

it('the film goes on with every word and is whole at the last', () => {
  for (const { regels } of FILMS)
    for (const aantal of [4, 8, 12]) {
      const base = start('TYP', {}, undefined, aantal);
      const scenes = Array.from({ length: aantal + 1 }, (_, seen) =>
        sceneOf({ ...base, run: { ...base.run, uitslag: base.run.uitslag.map((u, i) => (i < seen ? 1 : u)) } }, regels.length + 1),
      );
      assert.equal(scenes.at(-1), regels.length);
      assert.ok(scenes.every((scene, i) => i === 0 || scene >= (scenes[i - 1] ?? 0)));
    }
});

describe('the serial', () => {
  it('is one part a round, each with a last line that one earlier line tells, and that does not say it itself', () => {
    assert.equal(FILMS.length, DELEN.length + 1);
    for (const { regels, slot, keuzes, bewijs } of FILMS) {
      assert.equal(slot.split('___').length, 2, slot);
      assert.equal(new Set(keuzes).size, 3, slot);
      assert.ok(regels[bewijs] !== undefined, slot);
      for (const regel of [...regels, slot]) assert.ok(regel.length <= 46, regel);
      // Where another option stands in the film, it stands in another line.
      for (const fout of keuzes.slice(1)) assert.ok(!regels[bewijs]?.includes(fout), `${slot} ${fout}`);
    }
  });

  /** The last word of a round of one, right, until the line can be filled. */
  const slotzin = (ronde: number): BioscoopState => {
    const [opgave] = makeOpgaven('TYP', 1, 1);
    const begin = logic.start({
      opgaven: opgave ? [{ ...opgave, antwoord: 'ei' }] : [],
      seed: 2,
      tempo: 1,
      rustig: false,
      stand: 'liggend',
      ronde,
    });
    const getypt = feed(begin, ...[...'ei'].map((letter) => act({ soort: 'letter', letter })), act({ soort: 'klaar' }));
    return feed(getypt.state, { type: 'oordeel', goed: true }, ...ticks(60)).state;
  };
  const pick = (state: BioscoopState, keus: string): GameEvent =>
    act({ soort: 'kies', pick: `slot:${state.regie.slot?.keuzes.indexOf(keus)}` });

  it('leaves its last line open until the right ticket is given, and goes back to the line that tells it', () => {
    const open = slotzin(1);
    assert.equal(currentBijschrift(open), 'De boot blijft drijven, dankzij een …');
    const mis = feed(open, pick(open, 'kurk'));
    assert.deepEqual([mis.effects.some(({ type }) => type === 'antwoord'), mis.state.regie.slot?.goed], [false, false]);
    assert.ok(labels(mis.state).includes('Bloep stopt zijn sok in het gat.'));
    assert.match(logic.describe(mis.state), /De film draait terug: Bloep stopt zijn sok in het gat\./);
    const goed = feed(mis.state, pick(open, 'sok')).state;
    assert.equal(currentBijschrift(goed), 'De boot blijft drijven, dankzij een sok.');
    assert.equal(feed(goed, ...ticks(200)).state.run.fase, 'klaar');
  });

  it('gives who reads time: it waits half a minute, and can be left alone', () => {
    const open = slotzin(0);
    assert.equal(feed(open, ...ticks(1700)).state.run.fase, 'goed');
    assert.equal(feed(open, ...ticks(1900)).state.run.fase, 'klaar');
    assert.equal(feed(open, act({ soort: 'kies', pick: 'verder' }), ...ticks(60)).state.run.fase, 'klaar');
  });

  it('goes on from round to round, and ends with the film about the moon', () =>
    assert.deepEqual(
      [0, 12, 13].map((ronde) => currentBijschrift(slotzin(ronde))),
      ['Bloep wil naar het kruis bij de …', 'Nu ligt de … in bed. En Bloep schijnt.', 'Bloep wil naar het kruis bij de …'],
    ));
});
