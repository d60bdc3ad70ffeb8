import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '../../contract/game.ts';
import { createStep, startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import type { GameLogic } from '../../contract/game.ts';
import { isOpen, startBeurten, withBeurt } from './beurt.ts';
import type { Spelend } from './beurt.ts';
import { withVoorvallen } from './voorval.ts';
import type { Voorvallen } from './voorval.ts';

interface Toy extends Spelend {
  readonly slagen: number;
}

/** A game in which Enter answers, and in play three blows are all there is. */
const step = createStep(
  withBeurt<Toy>(
    {
      begin: (state) => ({ ...state, slagen: 0 }),
      tick: (state) => ({ state }),
      input: (state, { soort }) => (soort === 'klaar' ? { state, antwoord: 'kat' } : { state }),
    },
    {
      van: 60,
      open: (state) => ({ ...state, slagen: 0 }),
      act: (state, { soort }) =>
        soort === 'actie' ? { state: { ...state, slagen: state.slagen + 1 }, antwoord: 'nee' } : soort === 'richting' ? { state } : null,
      isAf: ({ slagen }) => slagen === 3,
    },
  ),
);

const TICK: GameEvent = { type: 'tick' };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const SLA = act({ soort: 'actie', ingedrukt: true });
const LEEG = act({ soort: 'richting', richting: 'op', ingedrukt: true });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);

function feed(from: Toy, ...events: readonly GameEvent[]): { readonly state: Toy; readonly antwoorden: number } {
  let state = from;
  let antwoorden = 0;
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    antwoorden += next.effects.filter(({ type }) => type === 'antwoord').length;
  }
  return { state, antwoorden };
}

function right({ rustig = false, zonderBeurt = false } = {}): Toy {
  const options = { opgaven: makeOpgaven('TYP', 2, 1), seed: 1, tempo: 1, rustig, stand: 'liggend', zonderBeurt } as const;
  const start: Toy = { ...startBasis(options), ...startBeurten(options), slagen: 0 };
  return feed(start, act({ soort: 'klaar' }), { type: 'oordeel', goed: true }).state;
}
const opened = (rustig = false): Toy => feed(right({ rustig }), ...times(61)).state;

describe('play after a right word', () => {
  it('opens when the reward has been seen', () => {
    assert.equal(isOpen(feed(right(), ...times(59)).state), false);
    assert.equal(isOpen(opened()), true);
  });

  it('is never an answer, whatever a game makes of it', () => assert.equal(feed(opened(), SLA, SLA).antwoorden, 0));

  it('tells the host what was found in it', () => {
    const vindt = createStep(
      withBeurt<Toy>(
        { begin: (state) => state, tick: (state) => ({ state }), input: (state) => ({ state }) },
        {
          van: 60,
          open: (state) => state,
          act: () => null,
          isAf: () => false,
          tick: (state) => ({ state, effects: [{ type: 'vondst', stuk: 'eend' }] }),
        },
      ),
    );
    assert.deepEqual(vindt(opened(), TICK).effects, [{ type: 'vondst', stuk: 'eend' }]);
  });

  it('closes when there is nothing left to do, and then the next word comes', () => {
    const { state } = feed(opened(), SLA, SLA, SLA, TICK);
    assert.equal(isOpen(state), false);
    assert.equal(feed(state, ...times(60)).state.run.fase, 'spelen');
  });

  it('closes by itself when nobody does anything, later in calm mode', () => {
    assert.equal(isOpen(feed(opened(), ...times(241)).state), false);
    assert.equal(isOpen(feed(opened(true), ...times(241)).state), true);
    assert.equal(isOpen(feed(opened(true), ...times(901)).state), false);
  });

  it('is longer after a word that is long to write, and closes when the child pauses', () => {
    const playFor = (ticks: number): GameEvent[] => Array.from({ length: ticks }, (_, n) => (n % 15 === 0 ? LEEG : TICK));
    const { state } = feed(opened(), ...playFor(200));
    assert.equal(isOpen(state), true);
    assert.equal(isOpen(feed(state, ...times(60)).state), false);
    assert.equal(isOpen(feed(opened(), ...playFor(150), ...times(20)).state), true);
  });

  it('lets a child finish that is in the middle of it, but not for ever', () => {
    const keepBusy = (seconden: number): GameEvent[] => Array.from({ length: seconden * 4 }, () => [LEEG, ...times(15)]).flat();
    assert.equal(isOpen(feed(opened(), ...keepBusy(4)).state), true);
    assert.equal(isOpen(feed(opened(), ...keepBusy(9)).state), false);
  });

  it('makes short work of a reward that was seen in this round, and at once of one that the child does not want to see', () => {
    const verder = act({ soort: 'kies', pick: 'verder' });
    const goOnTo = (rustig: boolean): Toy =>
      feed(opened(rustig), verder, ...times(9), act({ soort: 'klaar' }), { type: 'oordeel', goed: true }).state;
    assert.deepEqual([isOpen(feed(goOnTo(false), ...times(28)).state), isOpen(feed(goOnTo(false), ...times(32)).state)], [false, true]);
    assert.equal(isOpen(feed(goOnTo(true), ...times(32)).state), false);
    assert.equal(isOpen(feed(right(), SLA, ...times(32)).state), true);
  });

  it('does not count what is no play', () =>
    assert.equal(isOpen(feed(opened(), ...times(200), act({ soort: 'wis' }), ...times(41)).state), false));

  it('can be left alone', () => assert.equal(isOpen(feed(opened(), act({ soort: 'kies', pick: 'verder' })).state), false));

  it('is not there in a test', () => {
    const { state } = feed(right({ zonderBeurt: true }), ...times(84));
    assert.deepEqual([state.run.fase, state.beurt], ['spelen', null]);
  });
});

describe('what comes by', () => {
  const VOORVALLEN: Voorvallen = {
    plek: { liggend: [1100, 500], staand: [600, 700] },
    reeks: [
      ['egel', 'loopt', 'Een egel komt langs.'],
      ['meeuw', 'vliegt', 'Een meeuw komt langs.'],
    ],
  };
  const kaal: GameLogic<Toy> = {
    manifest: {
      slug: 'speelgoed',
      folder: 'speelgoed',
      titel: 'Speelgoed',
      plaatje: 'bal',
      instructie: 'Speel.',
      familie: 'H',
      antwoordvormen: ['TYP'],
      bediening: { toetsen: 'Enter', aanraken: 'Klaar' },
      paneel: 'letters',
      maxLetters: 9,
    },
    start: (options) => ({ ...startBasis(options), ...startBeurten(options), slagen: 0 }),
    step,
    scene: () => [],
    describe: () => 'Sla raak.',
    speelt: isOpen,
  };
  const logic = withVoorvallen(kaal, VOORVALLEN);
  const play = (from: Toy, ...events: readonly GameEvent[]): { readonly state: Toy; readonly geluid: readonly string[] } => {
    let state = from;
    const geluid: string[] = [];
    for (const event of events) {
      const { state: next, effects } = logic.step(state, event);
      state = next;
      geluid.push(...effects.flatMap((effect) => (effect.type === 'sound' ? [effect.sound] : [])));
    }
    return { state, geluid };
  };
  /** A round of one word, its burst open for so long. */
  const ronde = (nr: number, ticks = 61): Toy => {
    const options = { opgaven: makeOpgaven('TYP', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend', ronde: nr } as const;
    return play(logic.start(options), act({ soort: 'klaar' }), { type: 'oordeel', goed: true }, ...times(ticks)).state;
  };
  const toonOf = (state: Toy): string | undefined => logic.scene(state).find(({ key }) => key === 'voorval')?.toon;

  it('is another in the next round, and begins again when all have been', () =>
    assert.deepEqual(
      [0, 1, 2].map((nr) => toonOf(ronde(nr))),
      ['egel', 'meeuw', 'egel'],
    ));

  it('is told, and says its sentence on the stage', () => {
    assert.equal(logic.describe(ronde(0)), 'Sla raak. Een egel komt langs.');
    assert.match(logic.scene(ronde(0, 90)).find(({ key }) => key === 'voorvalzin')?.label ?? '', /^Een egel\s/);
  });

  it('does a trick with a sound when it is touched, which is play and no answer', () => {
    const tik = act({ soort: 'kies', pick: 'voorval' });
    const { state, geluid } = play(ronde(0), ...times(180), tik);
    assert.deepEqual([geluid.includes('munt'), state.voorval?.tikken, state.run.fase], [true, 1, 'goed']);
    assert.equal(isOpen(play(state, ...times(19)).state), true, 'a touch is a deed');
  });

  it('does not come in a test, and what has not come cannot be touched', () => {
    const { state } = play({ ...ronde(0, 20), beurten: false }, ...times(80), act({ soort: 'kies', pick: 'voorval' }));
    assert.equal(state.voorval, null);
  });

  it('a touch in the feast of a round sends something up, a key too, and nothing else does', () => {
    const klaar = play(ronde(0), act({ soort: 'kies', pick: 'verder' }), ...times(12)).state;
    assert.deepEqual([klaar.run.fase, logic.speelt?.(klaar)], ['klaar', true]);
    const tik = act({ soort: 'wijs', fase: 'neer', x: 300, y: 200 });
    const { state, geluid } = play(klaar, tik, SLA, act({ soort: 'wis' }));
    assert.deepEqual([geluid, state.vuurwerk.length], [['raak', 'raak'], 2]);
    const ster = logic.scene(state).find(({ key }) => key === 'vuurpijl1');
    assert.deepEqual([ster?.x, ster?.y], [300, 200]);
    assert.equal(play(state, ...times(200)).state.run.over, 0);
  });
});
