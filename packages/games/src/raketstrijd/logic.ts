/**
 * A meteor sinks towards the city. Every letter that is typed is a part of a rocket on its ramp; firing it is the answer. Right: the
 * meteor becomes a star. Wrong: the rocket splutters on its ramp and its nose falls off. Nothing ever hits the city: low over the roofs
 * an umbrella opens and holds the meteor as long as it takes.
 */
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import { beginWriting, createStep, describeBy, describeWritten, playSounds, startBasis, typeLetter } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { manifest } from './manifest.ts';
import { GEEN_REGEN, regenspel, turnRegen, VOORVALLEN } from './regen.ts';
import { scene } from './scene.ts';
import { INSLAG, STER_OP, sunkBy, VERTREK } from './state.ts';
import type { RaketState } from './state.ts';

const begin = (state: RaketState): RaketState => ({ ...state, ...beginWriting(state), regen: GEEN_REGEN, gezakt: 0 });

function start(options: GameStart): RaketState {
  const basis = startBasis(options);
  const leeg = { regen: GEEN_REGEN, sterren: 0, gasten: 0, gezakt: 0 };
  return begin({ ...basis, ...startBeurten(options), ...beginWriting(basis), ...leeg });
}

/** With the answer it is known how low the meteor hung: there it waits for the verdict. */
function input(state: RaketState, given: GameInput): Zet<RaketState> {
  const zet = typeLetter(state, given);
  return zet.antwoord === undefined ? zet : { ...zet, state: { ...zet.state, gezakt: sunkBy(state) } };
}

const tick = (state: RaketState): Zet<RaketState> =>
  playSounds(state, { [VERTREK]: 'zwiep', [INSLAG]: ['klap', 'raak'], [STER_OP]: 'munt' });

const oordeel = (state: RaketState, goed: boolean): Zet<RaketState> => (goed ? { state } : { state, sounds: ['mis'] });

const describe = describeBy<RaketState>({
  spelen: (state) => describeWritten(state) || 'Een meteoor zakt naar de stad. Typ het woord, dan bouw je een raket.',
  wacht: 'De raket gloeit.',
  goed: (state) =>
    isOpen(state) ? 'Het regent brokken. Laat een vuurpijl knallen op de plek waar ze langskomen.' : 'Raak! De meteoor wordt een ster.',
  uitleg: 'Pfff. De raket sputtert en blijft staan. De meteoor gaapt.',
  klaar: ({ sterren, gasten }) => {
    const reizigers =
      gasten === 0 ? '' : gasten === 1 ? ' Eén ruimtereiziger danst op een dak.' : ` ${gasten} ruimtereizigers dansen op de daken.`;
    return `De stad is vol licht.${sterren > 1 ? ` Je maakte ${sterren} sterren van de brokken.` : ''}${reizigers}`;
  },
});

export const logic: GameLogic<RaketState> = withVoorvallen<RaketState>(
  {
    manifest,
    record: { van: ({ sterren }) => sterren, zeg: (n) => (n === 1 ? '1 ster' : `${n} sterren`) },
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn: turnRegen }, regenspel)),
    scene,
    describe,
    speelt: isOpen,
  },
  VOORVALLEN,
);
