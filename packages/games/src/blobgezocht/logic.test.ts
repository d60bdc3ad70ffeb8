import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { ZOEKDINGEN, ZOEKHOOFDEN, ZOEKKLEUREN, ZOEKPLEKKEN, nameZoekbeeld, readZoekbeeld } from '@spelrijk/domain/zoekbeeld';
import { inZicht, loopbeeldOf } from './koekoek.ts';
import { art } from './art.ts';
import { logic } from './logic.ts';
import { AANTAL, spotsOf } from './plaatsen.ts';
import { drawTafereel } from './tafereel.ts';
import type { ZoekState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const KIJK = act({ soort: 'actie', ingedrukt: true });
const opgaven = makeOpgaven('KIES', 3, 3).map((opgave) => ({
  ...opgave,
  vraag: 'Hij springt van blad naar blad.',
  antwoord: 'kikker',
  keuzes: ['kikker', 'koe', 'vis'],
}));
const start = (more: Partial<GameStart> = {}): ZoekState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: ZoekState, ...events: readonly GameEvent[]): ZoekState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const found = (state: ZoekState): GameEvent => pick(`plek:${state.opties.indexOf('kikker')}`);
const opened = (more: Partial<GameStart> = {}): ZoekState => {
  const state = start(more);
  return feed(state, found(state), { type: 'oordeel', goed: true }, ...ticks(66));
};
/** Waits until somebody is in the open. */
function untilInSight(from: ZoekState, atLeast: number): ZoekState {
  let state = from;
  for (let n = 0; n < 460 && inZicht(state, -1).length < atLeast; n++) state = feed(state, ...ticks(1));
  return state;
}

describe('the hiding places', () => {
  it('are some of the six, each for one option, in the order in which they stand', () => {
    for (let seed = 1; seed < 40; seed++) {
      const spots = spotsOf(start({ seed }));
      assert.deepEqual(
        spots,
        [...new Set(spots)].toSorted((a, b) => a - b),
      );
      assert.equal(spots.length, 3);
      assert.ok(spots.every((spot) => spot >= 0 && spot < AANTAL));
    }
  });
  it('give as the answer what stands on the one that is chosen, and pointing at one is no answer', () => {
    const state = start();
    const rechts = act({ soort: 'richting', richting: 'rechts', ingedrukt: true });
    assert.deepEqual(
      logic.step(state, rechts).effects.filter(({ type }) => type === 'antwoord'),
      [],
    );
    const { effects } = logic.step(feed(state, rechts), act({ soort: 'klaar' }));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      [state.opties[0]],
    );
  });
  it('who was found sits on the bench, and a duck does not', () => {
    const state = start();
    const fout = feed(state, pick(`plek:${state.opties.indexOf('koe')}`), { type: 'oordeel', goed: false });
    assert.deepEqual([fout.foto.length, opened().foto.length], [0, 1]);
    assert.equal(feed(fout, { type: 'verder' }).opties.includes('koe'), false);
  });
});

describe('statues, after a right word', () => {
  it('whoever is in the open is seen, and sits on the bench for the rest of the round', () => {
    const rent = untilInSight(opened(), 1);
    const wie = inZicht(rent, -1);
    assert.ok(wie.length >= 1);
    const na = feed(rent, KIJK);
    assert.deepEqual([na.foto.length, na.koekoek.blikken], [1 + wie.length, 2]);
    const verder = feed(na, pick('verder'), ...ticks(60));
    assert.deepEqual([verder.run.fase, verder.foto.length], ['spelen', 1 + wie.length]);
  });
  it('who sits is not seen, and a look for nothing costs only that look', () => {
    const state = opened();
    assert.equal(inZicht(state, -1).length, 0);
    const na = feed(state, KIJK);
    assert.deepEqual([na.foto.length, na.koekoek.blikken, na.run.fase], [1, 2, 'goed']);
  });
  it('who was seen stands still where it was', () => {
    const na = feed(untilInSight(opened(), 1), KIJK);
    const gezien = na.koekoek.lopers.find(({ gezienOp }) => gezienOp !== null) ?? assert.fail('nobody was seen');
    assert.equal(loopbeeldOf(feed(na, ...ticks(15)), gezien).deel, loopbeeldOf(na, gezien).deel);
  });
  it('who waits can see two at once', () => {
    const twee = Array.from({ length: 12 }, (_, seed) => untilInSight(opened({ seed: seed + 1 }), 2)).filter(
      (state) => inZicht(state, -1).length >= 2,
    );
    assert.ok(twee.length >= 6, `in ${twee.length} of 12 rounds`);
  });
  it('is over after three looks', () => {
    const drie = feed(opened(), KIJK, ...ticks(30), KIJK, ...ticks(30), KIJK, ...ticks(50));
    assert.deepEqual([drie.koekoek.blikken, isOpen(drie)], [0, false]);
  });
  it('in calm mode one looks where feet stick out, and in empty boots is nobody', () => {
    const state = opened({ rustig: true, tempo: 0.6 });
    const { laarzen, lopers } = state.koekoek;
    assert.deepEqual(inZicht(state, laarzen), []);
    const samen = Array.from({ length: AANTAL }, (_, spot) => inZicht(state, spot).length);
    assert.deepEqual([Math.max(...samen), samen.reduce((a, b) => a + b, 0)], [2, lopers.length]);
    const na = feed(state, pick(`schuil:${samen.indexOf(2)}`), ...ticks(30), pick(`schuil:${laarzen}`));
    assert.deepEqual([na.foto.length, na.koekoek.blikken], [3, 1]);
  });
});

describe('a clue of who hides', () => {
  const keuzes = ['rode pet in de ton', 'gele pet in de ton', 'rode pet op de boot', 'gele pet op de boot'];
  const [eerste] = opgaven;
  const gezocht = (): ZoekState =>
    logic.start({
      opgaven: eerste
        ? [{ ...eerste, vorm: 'zoek-beeld', vraag: 'hij zit op de boot. zijn pet is rood.', antwoord: keuzes[2] ?? '', keuzes }]
        : [],
      seed: 4,
      tempo: 1,
      rustig: true,
      stand: 'liggend',
    });
  it('shows on every place who sits there, and not its name in letters', () => {
    const state = gezocht();
    const items = logic.scene(state);
    const hoofden = items.flatMap(({ art, toon = '' }) => (art === 'zoekhoofd' ? [toon] : []));
    assert.deepEqual(
      hoofden,
      state.opties.map((naam) => (naam.startsWith('rode') ? 'pet-rood' : 'pet-geel')),
    );
    const dingen = items.flatMap(({ art, toon = '' }) => (art === 'zoekding' ? [toon.replace(/-.*/, '')] : []));
    assert.deepEqual([...new Set(dingen)].toSorted(), ['boot', 'ton']);
    const plekken = items.filter(({ pick = '' }) => pick.startsWith('plek:'));
    assert.deepEqual(
      plekken.map(({ label, name }) => [label, name]),
      state.opties.map((naam) => [undefined, naam]),
    );
  });
  it('says to a screen reader what the clue is and who sits where', () => {
    const tekst = logic.describe(gezocht());
    for (const deel of ['hij zit op de boot. zijn pet is rood.', ...keuzes]) assert.ok(tekst.includes(deel), tekst);
  });
  it('draws two who differ in two ways, and reads back every name', () => {
    const beelden = ZOEKPLEKKEN.flatMap((plek) =>
      ZOEKDINGEN.flatMap((ding) => ZOEKHOOFDEN.flatMap((hoofd) => ZOEKKLEUREN.map((kleur) => ({ plek, ding, hoofd, kleur })))),
    );
    for (const beeld of beelden) assert.deepEqual(readZoekbeeld(nameZoekbeeld(beeld)), beeld);
    const paneel = { x: 0, y: 0, w: 272, z: 1, s: 1, alpha: 1 };
    const getekend = beelden.map((beeld) => JSON.stringify(drawTafereel(nameZoekbeeld(beeld), 0, paneel)));
    assert.equal(new Set(getekend).size, beelden.length);
    assert.deepEqual(drawTafereel('kikker', 0, paneel), []);
    // What it is made of stands on the sheet of the game: a variant that is not there would be drawn as another.
    for (const beeld of beelden)
      for (const { art: stuk = '', toon } of drawTafereel(nameZoekbeeld(beeld), 0, paneel)) {
        const tekening = art[stuk];
        assert.ok(tekening && 'vak' in tekening && (toon === undefined || tekening.tonen?.includes(toon)), `${stuk} ${toon}`);
      }
    assert.equal(readZoekbeeld('kikker'), undefined);
  });
});
