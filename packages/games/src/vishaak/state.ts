import type { Kant } from '@spelrijk/game-kit/gebaar';
import type { Haak, Zwemmer } from '@spelrijk/game-kit/hengel';
import type { Kiezend } from '@spelrijk/game-kit/kiezen';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';

/** Its options are on the fish, from the surface down. */
export interface VisState extends Schrijvend, Kiezend {
  readonly vissen: readonly Zwemmer[];
  readonly boot: number;
  /** Which arrow is held. */
  readonly vaart: Kant;
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

/** Ticks of hauling up, of the leap after it, and when the fish is in the bucket. */
export const OPHALEN = 34;
export const SPRONG = 26;
export const BINNEN = OPHALEN + SPRONG;
/** A fish that lets go, then what comes up instead. */
export const LOS = 24;
export const VONDST = 44;
