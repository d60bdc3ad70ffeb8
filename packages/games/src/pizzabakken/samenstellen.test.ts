import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { startBasis } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginComposing, describeComposing, canHandIn, compose } from './samenstellen.ts';
import type { Samenstellend } from './samenstellen.ts';

const GELUID = { leg: 'plop', mis: 'mis', snee: 'klap', antwoord: 'zwiep' } as const;
const WOORDEN = { op: 'Op de plank', los: 'In de doos', leeg: 'De plank is leeg.', typ: 'Typ het woord.' };
const MAAN = { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] };
function start(vorm: 'VOLG' | 'SPLIT' | 'TYP', more: { readonly antwoord: string } = MAAN, poging = 1): Samenstellend {
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({ ...opgave, ...more }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return beginComposing({ ...basis, run: { ...basis.run, poging } });
}
const KLAAR: GameInput = { soort: 'klaar' };
const OP: GameInput = { soort: 'richting', richting: 'op', ingedrukt: true };
const letters = (woord: string): GameInput[] => [...woord].map((letter) => ({ soort: 'letter', letter }));
const stuk = ({ band }: Samenstellend, naam: string): GameInput => ({
  soort: 'kies',
  pick: `stuk:${band.find((b) => b.stuk === naam)?.id}`,
});
const act = (from: Samenstellend, ...inputs: readonly GameInput[]): Zet<Samenstellend> =>
  inputs.reduce<Zet<Samenstellend>>(({ state }, input) => compose(state, input, GELUID), { state: from });

describe('a word put together', () => {
  it('is laid, with its sound, and handed in when it is full', () => {
    const state = start('VOLG');
    const een = act(state, stuk(state, 'm'));
    assert.deepEqual([een.sounds, canHandIn(een.state), act(een.state, KLAAR).antwoord], [['plop'], false, undefined]);
    const vol = act(state, ...MAAN.stukken.map((naam) => stuk(state, naam)));
    assert.ok(canHandIn(vol.state));
    const { antwoord, sounds } = act(vol.state, KLAAR);
    assert.deepEqual([antwoord, sounds], ['maan', ['zwiep']]);
  });
  it('is cut, by up and down too', () => {
    const state = start('SPLIT', { antwoord: 'bo·men' });
    const { state: gesneden, sounds } = act(state, { ...OP, richting: 'rechts' }, OP);
    assert.deepEqual([gesneden.sneden, sounds], [[2], ['klap']]);
    assert.deepEqual([canHandIn(state), act(gesneden, KLAAR).antwoord], [true, 'bo·men']);
  });
  it('is typed, and a letter sounds as a piece does', () => {
    const state = start('TYP');
    assert.equal(canHandIn(state), false);
    const { state: getypt, sounds } = act(state, ...letters('maen'));
    assert.deepEqual([sounds, canHandIn(getypt), act(getypt, KLAAR).antwoord], [['plop'], true, 'maen']);
    assert.deepEqual(act(start('TYP', MAAN, 2), ...letters('x')).sounds, ['mis']);
  });
  it('hands itself in when the child is guided, except for cuts', () => {
    const state = start('TYP', MAAN, 2);
    const laatste = act(state, ...letters('maan'));
    assert.deepEqual([laatste.antwoord, canHandIn(act(state, ...letters('ma')).state)], ['maan', false]);
    assert.ok(canHandIn(start('SPLIT', { antwoord: 'bo·men' }, 2)));
  });
  it('is told in the words of the game', () => {
    assert.equal(describeComposing(start('TYP'), WOORDEN), 'De plank is leeg. Typ het woord.');
    assert.equal(describeComposing(start('SPLIT', { antwoord: 'bo·men' }), WOORDEN), 'Op de plank ligt: bomen. Je staat tussen b en o.');
    const state = start('VOLG');
    assert.match(describeComposing(state, WOORDEN), /^De plank is leeg\. In de doos: /);
    assert.match(describeComposing(act(state, stuk(state, 'aa')).state, WOORDEN), /^Op de plank ligt: aa\. In de doos: /);
  });
});
