import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FOTODIEREN, FOTODADEN, FOTOHOOFDEN, nameFotobeeld } from '@spelrijk/domain/zoekbeeld';
import type { GameEffect, GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { art } from './art.ts';
import { logic } from './logic.ts';
import { drawPose } from './poseren.ts';
import { dierPlek, nameFoto, SOORTEN } from './safari.ts';
import type { SafariState } from './state.ts';

const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const pick = (naam: string): GameEvent => act({ soort: 'kies', pick: naam });
const KLIK = act({ soort: 'actie', ingedrukt: true });

function feed(from: SafariState, ...events: readonly GameEvent[]): { state: SafariState; effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
/** Ticks until the showing of a second is over. */
const VERTOOND = times(200);

function start(more: Partial<GameStart> = {}): SafariState {
  const opgaven = makeOpgaven('FLITS', 2, 1).map((opgave) => ({ ...opgave, toonMs: 1000 }));
  return logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
}

describe('a word that is shown for a moment', () => {
  it('cannot be answered before it is gone, and then with what is on the cards', () => {
    const state = start();
    assert.deepEqual(given(feed(state, ...times(30), pick('optie:0')).effects), []);
    const later = feed(state, ...VERTOOND);
    assert.deepEqual(given(feed(later.state, pick('optie:1')).effects), [later.state.opties[1]]);
    assert.equal(later.effects.filter(({ type }) => type === 'vraag').length, 1);
  });

  it('has its cards out of sight as long as it stands', () => {
    const picks = (state: SafariState): number => logic.scene(state).filter(({ pick: p }) => p?.startsWith('optie') === true).length;
    const state = start();
    assert.deepEqual([picks(feed(state, ...times(100)).state), picks(feed(state, ...VERTOOND).state)], [0, state.opties.length]);
  });

  it('is shown once more for who asks, and that is a hint', () => {
    const { state, effects } = feed(start(), ...VERTOOND, pick('terug'), ...times(90));
    assert.ok(effects.some((effect) => effect.type === 'hulp'));
    assert.ok(logic.scene(state).some(({ key }) => key === 'kaart'));
  });
});

it('reads a text before its question: the cards come up when it was read, and it can be opened again', () => {
  const tekst = { id: 't', titel: 'Op safari', alineas: [['De jeep rijdt.', 'Daar is een leeuw.']] };
  const vraag = { tekst, vraag: 'Wat is daar?', antwoord: 'leeuw', keuzes: ['leeuw', 'aap'] };
  const opgaven = makeOpgaven('KIES', 1, 1).map((opgave) => ({ ...opgave, ...vraag }));
  const open = logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'staand' });
  const picks = (state: SafariState): readonly string[] => logic.scene(state).flatMap(({ pick: p }) => p ?? []);
  assert.deepEqual([picks(open), given(feed(open, pick('optie:0')).effects)], [['verder'], []]);
  const dicht = feed(open, pick('verder')).state;
  assert.deepEqual(
    picks(dicht).toSorted((a, b) => a.localeCompare(b)),
    ['lees', 'optie:0', 'optie:1'],
  );
  assert.deepEqual(picks(feed(dicht, pick('lees')).state), ['verder']);
});

describe('an animal that is read about', () => {
  const beelden = FOTODIEREN.flatMap((dier) => FOTODADEN.flatMap((doet) => FOTOHOOFDEN.map((hoofd) => ({ dier, doet, hoofd }))));
  const plaats = { key: 'm', x: 0, y: 0, w: 120, z: 1 };
  it('is drawn otherwise than every other one, of pieces that stand on the sheet', () => {
    const getekend = beelden.map((beeld) => drawPose(nameFotobeeld(beeld), plaats));
    assert.equal(new Set(getekend.map((items) => JSON.stringify(items))).size, beelden.length);
    for (const { art: stuk = '', toon } of getekend.flat()) {
      const tekening = art[stuk];
      assert.ok(tekening && 'vak' in tekening && (toon === undefined || tekening.tonen?.includes(toon)), `${stuk} ${toon}`);
    }
    assert.deepEqual(drawPose('kikker', plaats), []);
  });
  it('stands before the camera without its name in letters, and a screen reader says who stands there', () => {
    const [een, twee] = [nameFotobeeld(beelden[0] ?? assert.fail('one')), nameFotobeeld(beelden[7] ?? assert.fail('one'))];
    const opgaven = makeOpgaven('KIES', 1, 1).map((opgave) => ({
      ...opgave,
      vorm: 'foto-beeld' as const,
      vraag: 'Neem de aap die leest.',
      antwoord: een,
      keuzes: [een, twee],
    }));
    const state = logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'staand' });
    const modellen = logic.scene(state).filter(({ pick }) => pick?.startsWith('optie:'));
    assert.deepEqual(
      modellen.map(({ label, name }) => [label, name]),
      state.opties.map((naam) => [undefined, naam]),
    );
    for (const deel of ['Neem de aap die leest.', een, twee]) assert.ok(logic.describe(state).includes(deel), deel);
  });
});

/** The play, with these animals (kind, cell), and the camera over the first. */
function play(dieren: readonly (readonly [soort: number, vak: number])[], more: Partial<GameStart> = {}): SafariState {
  const klaar = feed(start(more), ...VERTOOND).state;
  const { state } = feed(klaar, pick('optie:0'), { type: 'oordeel', goed: true }, ...times(80));
  assert.equal(isOpen(state), true);
  const safari = { ...state.safari, dieren: dieren.map(([soort, vak]) => ({ soort, vak, naast: [0, 0] as const })) };
  return feed({ ...state, safari }, pick('dier:0')).state;
}
const KAMELEON = SOORTEN.indexOf('kameleon');

describe('three pictures', () => {
  it('take many animals wide, and one from nearby', () => {
    const tussen = act({ soort: 'wijs', fase: 'neer', x: 275, y: 320 });
    const drie = [
      [0, 0],
      [1, 1],
      [2, 3],
    ] as const;
    const wijd = feed(play(drie), tussen, KLIK).state;
    const dichtbij = feed(
      play([
        [0, 0],
        [1, 4],
      ]),
      act({ soort: 'klaar' }),
      KLIK,
    ).state;
    assert.deepEqual([wijd.album.map(nameFoto), dichtbij.album.map(nameFoto)], [['2 dieren'], ['olifant']]);
  });

  it('take something rare only from nearby, and only while it looks out', () => {
    const state = play([[KAMELEON, 1]]);
    assert.deepEqual(feed(state, KLIK).state.album.map(nameFoto), ['gras']);
    const zoom = withLangWoord(feed(state, pick('loep')).state);
    const kansen = Array.from({ length: 190 }, (_, n) =>
      feed(zoom, ...times(n), KLIK)
        .state.album.map(nameFoto)
        .join(''),
    );
    assert.deepEqual(
      [...new Set(kansen)].toSorted((a, b) => a.localeCompare(b)),
      ['gras', 'kameleon'],
    );
  });

  it('wait for the animal in calm mode', () => {
    const state = play([[KAMELEON, 1]], { rustig: true });
    assert.deepEqual(feed(state, pick('loep'), ...times(150), KLIK).state.album.map(nameFoto), ['kameleon']);
  });

  it('take in as many as can be with one switch, which cannot aim between them', () => {
    const state = play(
      [
        [0, 0],
        [1, 1],
      ],
      { rustig: true },
    );
    assert.deepEqual(feed(state, KLIK).state.album.map(nameFoto), ['2 dieren']);
  });

  it('are aimed with arrows and with a finger, never past the edge', () => {
    const state = play([[0, 2]]);
    const [x, y] = dierPlek(state, { soort: 0, vak: 2, naast: [0, 0] });
    const links = feed(state, act({ soort: 'richting', richting: 'links', ingedrukt: true }), ...times(120)).state;
    const vinger = feed(state, act({ soort: 'wijs', fase: 'neer', x: 300, y: 350 })).state;
    assert.ok(Math.abs(state.safari.x - x) < 1 && Math.abs(state.safari.y - y) < 1);
    assert.deepEqual([links.safari.x, vinger.safari.x, vinger.safari.y], [64, 300, 350]);
  });

  it('are three and no more, and stay in the album with the next word', () => {
    const { state } = feed(play([[0, 0]]), ...[0, 1, 2, 3, 4].flatMap(() => [KLIK, ...times(30)]), ...times(120));
    assert.deepEqual([state.album.length, state.run.fase, state.safari.dieren.length], [3, 'spelen', 0]);
  });
});
