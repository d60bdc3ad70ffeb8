/**
 * A window full of suds. The child wipes, a word or a picture shows through, and the suds creep back. Who knows it types it
 * on the sill; the less has been wiped, the more stars, and time plays no part. After a mistake a corner stays clear: the
 * first letter; in the last attempt the whole pane.
 */
import type { GameInput, GameLogic, GameStart } from '@spelrijk/game-kit/contract';
import {
  beginWriting,
  createStep,
  describeWritten,
  isGuided,
  startBasis,
  ticksInFase,
  typeLetter,
  describeBy,
} from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { isOpen, startBeurten, withBeurt, withVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { burenspel, GEEN_BUREN, VOORVALLEN } from './buurraam.ts';
import { manifest } from './manifest.ts';
import { sterrenFor, zichtOf } from './masker.ts';
import { drawBuurt } from './verzameling.ts';
import { scene } from './scene.ts';
import { achterOf, importantCellen, raamOf, SCHOON, STRAAL } from './state.ts';
import type { GlasState } from './state.ts';
import { beginSweeping, sweepWith, startVeger } from './veger.ts';

const begin = (state: GlasState): GlasState => ({
  ...state,
  ...beginWriting(state),
  ...beginSweeping(state, raamOf(state.stand)),
  sterren: 0,
  buren: GEEN_BUREN,
});

function start(options: GameStart): GlasState {
  const basis = { ...startBasis(options), ...startBeurten(options), buren: GEEN_BUREN, gevonden: 0 };
  return begin({ ...basis, ...beginWriting(basis), ...beginSweeping(basis, raamOf(options.stand)), sterren: 0, totaal: 0 });
}

const input = (state: GlasState, given: GameInput): Zet<GlasState> =>
  sweepWith(state, given, { raam: raamOf(state.stand), straal: STRAAL, schoon: SCHOON }) ?? typeLetter(state, given);

function tick(state: GlasState): Zet<GlasState> {
  const shines = state.run.fase === 'goed' && ticksInFase(state) === 20;
  return shines ? { state, sounds: ['raak', 'munt'] } : { state };
}

function oordeel(state: GlasState, goed: boolean): Zet<GlasState> {
  if (!goed) return { state, sounds: ['plop'] };
  const sterren = isGuided(state.run) ? 1 : sterrenFor(state.masker);
  return { state: { ...state, sterren, totaal: state.totaal + sterren } };
}

/** The panes of the two stands have the same cells, so what is clear stays clear. */
const turn = (state: GlasState): GlasState => ({ ...state, ...startVeger(raamOf(state.stand)) });

function describeSpelen(state: GlasState): string {
  const written = describeWritten(state);
  if (written !== '') return written;
  const what = achterOf(state);
  if (what.soort === 'bewoner') return 'Er zit sop op het raam. Typ het woord.';
  if (zichtOf(state.masker, importantCellen(state), state.tick) < 0.6)
    return 'Er zit sop op het raam. Veeg met de pijltjes om te zien wat erachter zit.';
  return what.soort === 'woord' ? `Door het raam zie je het woord ${what.woord}.` : 'Door het raam zie je een plaatje.';
}

const describeGlans = ({ sterren }: GlasState): string =>
  `Het raam glimt. ${sterren === 1 ? 'Eén ster' : `${sterren} sterren`}. Iemand zwaait naar je.`;

const describe = describeBy<GlasState>({
  spelen: describeSpelen,
  wacht: 'De spons piept.',
  goed: (state) => (isOpen(state) ? 'Achter het raam van de buren zit iemand verstopt. Veeg waar je ze zag.' : describeGlans(state)),
  uitleg: 'Flats! Een duif vliegt langs het raam.',
  klaar: ({ totaal, gevonden }) => `Alle ramen glimmen. Je hebt ${totaal} sterren.${gevonden > 1 ? ` Je vond ${gevonden} buren.` : ''}`,
});

export const logic: GameLogic<GlasState> = withVoorvallen<GlasState>(
  {
    manifest,
    start,
    step: createStep(withBeurt({ begin, input, tick, oordeel, turn }, burenspel)),
    scene,
    describe,
    speelt: isOpen,
    verzameling: drawBuurt,
  },
  VOORVALLEN,
);
