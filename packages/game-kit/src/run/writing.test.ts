import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '../contract/game.ts';
import { drawStrook } from '../stage/letterrij.ts';
import { makeOpgaven } from '../testing/opgaven.ts';
import { robotWrites } from '../testing/robot-answers.ts';
import { startRun } from './run.ts';
import { startBasis } from './step.ts';
import { beginWriting, describeWritten, write, voorbeeldOf } from './writing.ts';
import type { Writing } from './writing.ts';

const opgaven = makeOpgaven('TYP', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'bomen' }));
function start(poging = 1): Writing {
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return { ...basis, run: { ...startRun(opgaven), poging }, ...beginWriting(basis) };
}
const letters = (text: string): GameInput[] => [...text].map((letter) => ({ soort: 'letter', letter }));
const type = (state: Writing, ...inputs: readonly GameInput[]) =>
  inputs.reduce((step, input) => write(step.state, input), { state, raak: null, antwoord: undefined } as ReturnType<typeof write<Writing>>);
const WAAR = { x: 640, y: 400, breed: 600, hoog: 100, vak: 80, art: 'vak', z: 1 };

describe('a word that is typed', () => {
  it('is given as it was written, right or wrong, at Enter', () =>
    assert.equal(type(start(), ...letters('boomen'), { soort: 'klaar' }).antwoord, 'boomen'));
  it('is not given while it is empty', () => assert.equal(type(start(), { soort: 'klaar' }).antwoord, undefined));
  it('loses its last letter at backspace', () =>
    assert.deepEqual(type(start(), ...letters('bo'), { soort: 'wis' }).state.vakken.inhoud, ['b']));
  it('shows one open place more than was written, so that its length stays unknown', () => {
    assert.equal(drawStrook(start(), WAAR).length, 1);
    assert.equal(drawStrook(type(start(), ...letters('bo')).state, WAAR).length, 3);
  });
  it('never sticks out of its row', () => {
    const items = drawStrook(type(start(), ...letters('bomenbomen')).state, WAAR);
    assert.ok(items.every((item) => item.x - item.w / 2 >= 340 && item.x + item.w / 2 <= 940));
  });
});

describe('a word that is typed with guidance', () => {
  it('takes right letters only and is given when it is full', () => {
    const { state, antwoord } = type(start(2), ...letters('boxmen'));
    assert.deepEqual([state.vakken.inhoud.join(''), antwoord], ['bomen', 'boxen']);
  });
  it('shows the next letter after two misses, and at once in the last attempt', () => {
    assert.equal(voorbeeldOf(type(start(2), ...letters('xx')).state), 'b');
    assert.equal(voorbeeldOf(start(2)), null);
    assert.equal(voorbeeldOf(start(3)), 'b');
  });
  it('is told as it stands', () =>
    assert.equal(describeWritten(type(start(2), ...letters('bo')).state), 'Er staat: b o. 2 van de 5 letters.'));
});

it('a robot that knows everything writes the word', () => {
  let state = start();
  for (let n = 0; n < 5; n++) state = write(state, robotWrites(state, 1)).state;
  assert.equal(write(state, robotWrites(state, 1)).antwoord, 'bomen');
});
