/**
 * Putting a word together in whichever way it is asked: its pieces are laid (VOLG), it lies there and is cut (SPLIT), or it is typed (TYP).
 * Handing it in is the answer. How and where the word lies is the game's own.
 */
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { GameInput, GameState, SoundId } from '@spelrijk/game-kit/contract';
import { beginCutting, describeSneden, cutBy } from '@spelrijk/game-kit/mechanics/split';
import type { CutDeed, Cutting } from '@spelrijk/game-kit/mechanics/split';
import { beginWriting, currentOpgave, describeWritten, isGuided, isPlaying, withSound, pijlOf, write } from '@spelrijk/game-kit/run';
import type { Basis, Zet } from '@spelrijk/game-kit/run';
import { beginLaying, describeLosse, GEEN_STUKKEN, lay } from '@spelrijk/game-kit/mechanics/leggen';
import type { Legdaad, Leggend } from '@spelrijk/game-kit/mechanics/leggen';

/** What every such game remembers of the word. */
export interface Samenstellend extends Leggend, Cutting {}

/** How the word that is asked is put together; laid when there is none any more. */
export const vormOf = ({ run }: GameState): Antwoordvorm => currentOpgave(run)?.antwoordvorm ?? 'VOLG';

/** A new attempt; what was right in the one before lies there already. */
export function beginComposing<S extends Basis & Partial<Samenstellend>>(before: S): S & Samenstellend {
  const state = beginCutting(before);
  return vormOf(state) === 'VOLG' ? beginLaying(state) : { ...state, ...GEEN_STUKKEN, ...beginWriting(state) };
}

/** What putting together sounds like; a letter sounds as a piece does. */
export type Samengeluid = Readonly<Partial<Record<Legdaad | CutDeed | 'antwoord', SoundId>>>;

/** The keys and picks of `lay`, `cutBy` and `write`. The arrows up and down lay a piece and take it off; where the word is cut, they cut. */
export function compose<S extends Samenstellend>(state: S, input: GameInput, geluid: Samengeluid): Zet<S> {
  const vorm = vormOf(state);
  if (vorm === 'VOLG') return withSound(lay(state, input), geluid);
  if (vorm === 'TYP') {
    const { raak, ...zet } = write(state, input);
    return { ...withSound({ state, daad: raak === null ? null : raak ? 'leg' : 'mis' }, geluid), ...zet };
  }
  const pijl = pijlOf(input);
  return withSound(cutBy(state, pijl === 'op' || pijl === 'neer' ? { soort: 'kies', pick: 'knip' } : input), geluid);
}

/** Can it be handed in? All pieces have to be laid, or a letter typed; in a guided attempt that goes by itself, except for cuts. */
export function canHandIn(state: Samenstellend): boolean {
  const vorm = vormOf(state);
  const { inhoud, doel } = state.vakken;
  const genoeg = !isGuided(state.run) && inhoud.length >= (vorm === 'TYP' ? 1 : doel.length);
  return isPlaying(state.run) && (vorm === 'SPLIT' || genoeg);
}

/** The words in which a game tells how far the child is. */
export interface Samenwoorden {
  /** Where the word is put together, and where the loose pieces are: `Op de plank`, `In de doos`. */
  readonly op: string;
  readonly los: string;
  /** Said when nothing lies there yet, and then what is to be typed. */
  readonly leeg: string;
  readonly typ: string;
}

/** How far the child is, for a screen reader. */
export function describeComposing(state: Samenstellend, { op, los, leeg, typ }: Samenwoorden): string {
  const vorm = vormOf(state);
  if (vorm === 'TYP') return describeWritten(state) || `${leeg} ${typ}`;
  if (vorm === 'SPLIT') return describeSneden(state, op);
  const ligt = state.vakken.inhoud.join(' ');
  return `${ligt === '' ? leeg : `${op} ligt: ${ligt}.`} ${describeLosse(state, los)}`;
}
