import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect } from '../contract/effect.ts';
import type { RunState } from '../contract/run-state.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import {
  currentOpgave,
  FINALE_TICKS,
  giveAntwoord,
  goVerder,
  isDone,
  isGuided,
  isReturned,
  isDemonstrated,
  startRun,
  takeOordeel,
  tickRun,
} from './run.ts';

const opgaven = makeOpgaven('TYP', 5, 1);

/** Gives one answer and takes the verdict; goes on to the next attempt or word. */
function play(run: RunState, goed: boolean): { readonly run: RunState; readonly effects: readonly GameEffect[] } {
  const given = giveAntwoord(run, 'x');
  const judged = takeOordeel(given.run, goed, 1);
  const after = goed ? tickRun(judged.run) : goVerder(judged.run);
  return { run: after.run, effects: [...given.effects, ...judged.effects, ...after.effects] };
}

const wrong = (run: RunState, times: number): RunState => Array.from({ length: times }).reduce<RunState>((r) => play(r, false).run, run);
const attempt = (run: RunState): number | undefined => play(run, true).effects.flatMap((e) => (e.type === 'antwoord' ? [e.poging] : []))[0];

describe('a run', () => {
  it('waits for the verdict and takes no second answer meanwhile', () => {
    const { run } = giveAntwoord(startRun(opgaven), 'kat');
    assert.equal(run.fase, 'wacht');
    assert.deepEqual(giveAntwoord(run, 'kat').effects, []);
  });

  it('goes from free to guided to shown, then on to the next word', () => {
    const first = startRun(opgaven);
    assert.deepEqual([isGuided(first), isDemonstrated(first)], [false, false]);
    const second = wrong(first, 1);
    assert.deepEqual([isGuided(second), isDemonstrated(second)], [true, false]);
    const third = wrong(second, 1);
    assert.deepEqual([isGuided(third), isDemonstrated(third)], [true, true]);
    assert.equal(currentOpgave(wrong(third, 1)), opgaven[1]);
  });

  it('puts a missed word back at the end once, three words at most', () => {
    const missed = wrong(startRun(opgaven), 5 * 3);
    assert.deepEqual(missed.rij, [0, 1, 2]);
    assert.equal(isReturned(missed), true);
    assert.equal(wrong(missed, 3 * 3).fase, 'klaar');
  });

  it('counts the attempts of a returned word on from 4, so that one answer per word is evidence', () => {
    const returned = wrong(startRun(opgaven.slice(0, 1)), 3);
    assert.equal(attempt(returned), 4);
    assert.equal(attempt(wrong(returned, 1)), 5);
  });

  it('remembers in which attempt a word was right; right after the example is missed', () => {
    let run = play(startRun(opgaven), true).run;
    run = play(wrong(run, 1), true).run;
    run = play(wrong(run, 2), true).run;
    assert.deepEqual(run.uitslag, [1, 2, 0, null, null]);
    assert.deepEqual(run.rij, [3, 4, 2]);
  });

  it('keeps the first outcome of a word when it comes back right', () => {
    const returned = wrong(startRun(opgaven.slice(0, 1)), 3);
    assert.deepEqual(play(returned, true).run.uitslag, [0]);
  });

  it('sends done once, after the finale', () => {
    let run = play(startRun(opgaven.slice(0, 1)), true).run;
    const effects: GameEffect[] = [];
    for (let tick = 0; tick < FINALE_TICKS + 50; tick++) {
      const step = tickRun(run);
      run = step.run;
      effects.push(...step.effects);
    }
    assert.deepEqual(effects, [{ type: 'done' }]);
    assert.equal(isDone(run), true);
  });

  it('has a word that was chosen wrong written once before it is left, and one that was typed not again', () => {
    const gaten = startRun(makeOpgaven('GAP', 2, 1));
    const right = play(wrong(gaten, 1), true).run;
    assert.deepEqual([right.fase, right.schrijft], ['uitleg', 2]);
    const left = goVerder(right).run;
    assert.deepEqual([left.fase, left.schrijft, left.uitslag[0]], ['spelen', undefined, 2]);
    assert.equal(currentOpgave(left), gaten.opgaven[1]);
    assert.equal(play(gaten, true).run.schrijft, undefined, 'right at once: nothing to write');
    assert.equal(play(wrong(startRun(opgaven), 1), true).run.schrijft, undefined);
  });

  it('has a word that comes back written when it is played for the last time', () => {
    const returned = wrong(startRun(makeOpgaven('GAP', 1, 1)), 3);
    assert.deepEqual([returned.fase, returned.schrijft, isReturned(returned)], ['spelen', undefined, true]);
    const written = play(returned, true).run;
    assert.equal(written.schrijft, 1);
    assert.equal(goVerder(written).run.fase, 'klaar');
  });
});
