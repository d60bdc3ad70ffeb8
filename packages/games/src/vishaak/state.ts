import type { Haak, Zwemmer } from '@spelrijk/game-kit/hengel';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';

export interface VisState extends Schrijvend {
  /** What is on the fish, from the surface down. */
  readonly keuzes: readonly string[];
  readonly vissen: readonly Zwemmer[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  readonly boot: number;
  /** Which arrow is held. */
  readonly vaart: -1 | 0 | 1;
  /** The hook on its way down; null hangs at the boat. */
  readonly haak: Haak | null;
  /** The fish that was pointed at: the boat sails there and the hook finds it. */
  readonly doel: number | null;
  /** Where in the water was tapped: the boat sails there and the hook goes down. */
  readonly naarX: number | null;
  /** The fish on the hook. */
  readonly beet: number | null;
  /** Tick at which an empty hook came up. */
  readonly leegOp: number;
  /** Fish in the bucket. */
  readonly gevangen: number;
}

/** Ticks of hauling up, and of the leap into the bucket. */
export const OPHALEN = 34;
export const SPRONG = 26;
/** A fish that lets go, then what comes up instead. */
export const LOS = 24;
export const VONDST = 44;
export const MAX_VISSEN = 4;

export const isTypen = (state: VisState): boolean => currentOpgave(state.run)?.antwoordvorm === 'TYP';
export const speelt = (state: VisState): boolean => state.run.fase === 'spelen';
