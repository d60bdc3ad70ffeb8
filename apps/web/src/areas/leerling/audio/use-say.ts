import { useEffect, useState } from 'react';
import type { AudioStep } from '../../../shared/audio/plan.ts';
import { player } from '../../../shared/audio/player.ts';

/** Says something at a tap; `broken` tells that nothing could be heard. */
export function useSay(): { readonly say: (steps: readonly AudioStep[]) => void; readonly broken: boolean } {
  const [broken, setBroken] = useState(false);
  useEffect(() => () => player.stop(), []);
  const say = (steps: readonly AudioStep[]): void => {
    player.unlock();
    void player.play(steps).then((heard) => setBroken(!heard));
  };
  return { say, broken };
}
