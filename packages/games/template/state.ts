import type { Basis } from '@spelrijk/game-kit/stap';
import type { Vakken } from '@spelrijk/game-kit/vakken';

/** Plain data only: it is stored, restored and replayed. */
export interface SjabloonState extends Basis {
  readonly vakken: Vakken;
}
