import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { startBasis } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { beginSamenstellen, beschrijfSamen, kanInleveren, stelSamen } from './samenstellen.ts';
import type { Samenstellend } from './samenstellen.ts';

const GELUID = { leg: 'plop', mis: 'mis', snee: 'klap', antwoord: 'zwiep' } as const;
const WOORDEN = { op: 'Op de plank', los: 'In de doos', leeg: 'De plank is leeg.', typ: 'Typ het woord.' };
const MAAN = { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] };
function start(vorm: 'VOLG' | 'SPLIT' | 'TYP', more: { readonly antwoord: string } = MAAN, poging = 1): Samenstellend {
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({ ...opgave, ...more }));
  const basis = startBasis({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  return beginSamenstellen({ ...basis, run: { ...basis.run, poging } });
}
const KLAAR: GameInput = { soort: 'klaar' };
const OP: GameInput = { soort: 'richting', richting: 'op', ingedrukt: true };
const letters = (woord: string): GameInput[] => [...woord].map((letter) => ({ soort: 'letter', letter }));
const stuk = ({ band }: Samenstellend, naam: string): GameInput => ({
  soort: 'kies',
  pick: `stuk:${band.find((b) => b.stuk === naam)?.id}`,
});
const doe = (from: Samenstellend, ...inputs: readonly GameInput[]): Zet<Samenstellend> =>
  inputs.reduce<Zet<Samenstellend>>(({ state }, input) => stelSamen(state, input, GELUID), { state: from });

describe('a word put together', () => {
  it('is laid, with its sound, and handed in when it is full', () => {
    const state = start('VOLG');
    const een = doe(state, stuk(state, 'm'));
    assert.deepEqual([een.sounds, kanInleveren(een.state), doe(een.state, KLAAR).antwoord], [['plop'], false, undefined]);
    const vol = doe(state, ...MAAN.stukken.map((naam) => stuk(state, naam)));
    assert.ok(kanInleveren(vol.state));
    const { antwoord, sounds } = doe(vol.state, KLAAR);
    assert.deepEqual([antwoord, sounds], ['maan', ['zwiep']]);
  });
  it('is cut, by up and down too', () => {
    const state = start('SPLIT', { antwoord: 'bo·men' });
    const { state: gesneden, sounds } = doe(state, { ...OP, richting: 'rechts' }, OP);
    assert.deepEqual([gesneden.sneden, sounds], [[2], ['klap']]);
    assert.deepEqual([kanInleveren(state), doe(gesneden, KLAAR).antwoord], [true, 'bo·men']);
  });
  it('is typed, and a letter sounds as a piece does', () => {
    const state = start('TYP');
    assert.equal(kanInleveren(state), false);
    const { state: getypt, sounds } = doe(state, ...letters('maen'));
    assert.deepEqual([sounds, kanInleveren(getypt), doe(getypt, KLAAR).antwoord], [['plop'], true, 'maen']);
    assert.deepEqual(doe(start('TYP', MAAN, 2), ...letters('x')).sounds, ['mis']);
  });
  it('hands itself in when the child is guided, except for cuts', () => {
    const state = start('TYP', MAAN, 2);
    const laatste = doe(state, ...letters('maan'));
    assert.deepEqual([laatste.antwoord, kanInleveren(doe(state, ...letters('ma')).state)], ['maan', false]);
    assert.ok(kanInleveren(start('SPLIT', { antwoord: 'bo·men' }, 2)));
  });
  it('is told in the words of the game', () => {
    assert.equal(beschrijfSamen(start('TYP'), WOORDEN), 'De plank is leeg. Typ het woord.');
    assert.equal(beschrijfSamen(start('SPLIT', { antwoord: 'bo·men' }), WOORDEN), 'Op de plank ligt: bomen. Je staat tussen b en o.');
    const state = start('VOLG');
    assert.match(beschrijfSamen(state, WOORDEN), /^De plank is leeg\. In de doos: /);
    assert.match(beschrijfSamen(doe(state, stuk(state, 'aa')).state, WOORDEN), /^Op de plank ligt: aa\. In de doos: /);
  });
});
