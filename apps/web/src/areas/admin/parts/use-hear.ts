import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/api/call.ts';
import { dictationPlan } from '../../../shared/audio/plan.ts';
import { player } from '../../../shared/audio/player.ts';

export interface Gezegd {
  readonly woord: string;
  readonly zin?: string | undefined;
}

/** Says a word (and its sentence) as children hear it; `stil` tells that there was nothing to hear. */
export function useHear(adminId: string) {
  useEffect(() => () => player.stop(), []);
  const { mutate, isError, data } = useMutation({
    mutationFn: async ({ woord, zin }: Gezegd) => {
      const { woorden } = await call('createSpraak', {
        params: { adminId },
        body: { woorden: [{ woord, ...(zin !== undefined && { zin }) }] },
      });
      return player.play(dictationPlan({ audio: woorden[0]?.audio ?? {} }));
    },
  });
  const hear = (gezegd: Gezegd): void => {
    player.unlock();
    mutate(gezegd);
  };
  return { hear, stil: isError || data === false };
}
