/**
 * A window full of suds. The child wipes, a word or a picture shows through, and the suds creep back. Who knows it types it
 * on the sill; the less has been wiped, the more stars, and time plays no part. After a mistake a corner stays clear: the
 * first letter; in the last attempt the whole pane.
 */
import type { GameInput, GameLogic, GameStart, Manier } from '@spelrijk/game-kit/game';
import { celPlek, sterrenVoor, zicht } from '@spelrijk/game-kit/masker/masker';
import { beginVegen, veegMet, vegerBegin } from '@spelrijk/game-kit/masker/veger';
import { isGeleid } from '@spelrijk/game-kit/run';
import { beginSchrijven, geschrevenIn, robotSchrijft } from '@spelrijk/game-kit/schrijf';
import { createStep, startBasis, ticksInFase } from '@spelrijk/game-kit/stap';
import type { Zet } from '@spelrijk/game-kit/stap';
import { typ } from '@spelrijk/game-kit/typen';
import { vertel } from '@spelrijk/game-kit/vertel';
import { manifest } from './manifest.ts';
import { scene } from './scene.ts';
import { SCHOON, STRAAL, achter, belangrijk, raamVan } from './state.ts';
import type { GlasState } from './state.ts';

const begin = (state: GlasState): GlasState => ({
  ...state,
  ...beginSchrijven(state),
  ...beginVegen(state, raamVan(state.stand)),
  sterren: 0,
});

function start(options: GameStart): GlasState {
  const basis = startBasis(options);
  return begin({ ...basis, ...beginSchrijven(basis), ...beginVegen(basis, raamVan(options.stand)), sterren: 0, totaal: 0 });
}

const input = (state: GlasState, given: GameInput): Zet<GlasState> =>
  veegMet(state, given, raamVan(state.stand), STRAAL, SCHOON) ?? typ(state, given);

function tick(state: GlasState): Zet<GlasState> {
  const shines = state.run.fase === 'goed' && ticksInFase(state) === 20;
  return shines ? { state, sounds: ['raak', 'munt'] } : { state };
}

function oordeel(state: GlasState, goed: boolean): Zet<GlasState> {
  if (!goed) return { state, sounds: ['plop'] };
  const sterren = isGeleid(state.run) ? 1 : sterrenVoor(state.masker);
  return { state: { ...state, sterren, totaal: state.totaal + sterren } };
}

/** The panes of the two stands have the same cells, so what is clear stays clear. */
const draai = (state: GlasState): GlasState => ({ ...state, ...vegerBegin(raamVan(state.stand)) });

const WEG = ['neer', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts'] as const;

/** Wipes along the middle until it can read what is there, then types. */
function robot(state: GlasState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const seen = zicht(state.masker, belangrijk(state), state.tick);
  if (seen < 0.6 && state.vakken.inhoud.length === 0 && achter(state).soort !== 'bewoner') {
    const raam = raamVan(state.stand);
    if (manier !== 'toetsen') {
      const [x, y] = celPlek(raam, belangrijk(state).find((cel) => (state.masker.schoonTot[cel] ?? 0) <= state.tick) ?? 0);
      return { soort: 'wijs', fase: 'beweeg', x, y };
    }
    const step = WEG[Math.floor(state.masker.geveegd.length / 3) % WEG.length] ?? 'rechts';
    return {
      soort: 'richting',
      richting: state.y < celPlek(raam, raam.kolommen * 2)[1] - 5 ? 'neer' : step === 'neer' ? 'rechts' : step,
      ingedrukt: true,
    };
  }
  return robotSchrijft(state, skill, manier);
}

function beschrijfSpelen(state: GlasState): string {
  const written = geschrevenIn(state);
  if (written !== '') return written;
  const what = achter(state);
  if (what.soort === 'bewoner') return 'Er zit sop op het raam. Typ het woord dat je hoort.';
  if (zicht(state.masker, belangrijk(state), state.tick) < 0.6)
    return 'Er zit sop op het raam. Veeg met de pijltjes om te zien wat erachter zit.';
  return what.soort === 'woord' ? `Door het raam zie je het woord ${what.woord}.` : 'Door het raam zie je een plaatje.';
}

const beschrijf = vertel<GlasState>({
  spelen: beschrijfSpelen,
  wacht: 'De spons piept.',
  goed: ({ sterren }) => `Het raam glimt. ${sterren === 1 ? 'Eén ster' : `${sterren} sterren`}. Iemand zwaait naar je.`,
  uitleg: 'Flats! Een duif vliegt langs het raam.',
  klaar: ({ totaal }) => `Alle ramen glimmen. Je hebt ${totaal} sterren.`,
});

export const logic: GameLogic<GlasState> = {
  manifest,
  start,
  step: createStep({ begin, input, tick, oordeel, draai }),
  scene,
  beschrijf,
  robot,
};
