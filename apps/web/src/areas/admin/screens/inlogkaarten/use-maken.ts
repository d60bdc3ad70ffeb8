import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { issueCards, type Soort, type Uitgegeven } from '../../kaarten/issue.ts';
import { brokken, type Partij } from './partijen.ts';

/** Cards of one groep as they come back. */
export interface Stapel extends Uitgegeven {
  readonly groepId: string;
  readonly naam: string;
}

interface Stand {
  readonly bezig: boolean;
  readonly totaal: number;
  readonly stapels: readonly Stapel[];
  /** Did not work, and can be tried again. */
  readonly mislukt: readonly Partij[];
  readonly soort: Soort;
}

const LEEG: Stand = { bezig: false, totaal: 0, stapels: [], mislukt: [], soort: 'woorden' };

async function makeStapel(adminId: string, { groepId, naam, ids }: Partij, soort: Soort): Promise<Stapel> {
  const delen: Uitgegeven[] = [];
  for (const deel of brokken(ids)) delen.push(await issueCards({ adminId, groepId }, soort, deel));
  return { groepId, naam, code: delen[0]?.code ?? null, wachtwoorden: delen.flatMap(({ wachtwoorden }) => wachtwoorden) };
}

/** One groep after the other, so that the server has time for everybody else; what fails is told and the rest goes on. */
export function useMaken(adminId: string) {
  const queryClient = useQueryClient();
  const [stand, setStand] = useState<Stand>(LEEG);
  const stopped = useRef(false);
  const unsaved = stand.stapels.length > 0;
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const make = async (partijen: readonly Partij[], soort: Soort, eerder: readonly Stapel[] = []): Promise<void> => {
    stopped.current = false;
    setStand({ bezig: true, totaal: eerder.length + partijen.length, stapels: eerder, mislukt: [], soort });
    for (const partij of partijen) {
      if (stopped.current) break;
      try {
        const stapel = await makeStapel(adminId, partij, soort);
        setStand((nu) => ({ ...nu, stapels: [...nu.stapels, stapel] }));
      } catch {
        setStand((nu) => ({ ...nu, mislukt: [...nu.mislukt, partij] }));
      }
    }
    setStand((nu) => ({ ...nu, bezig: false }));
    await queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
  };

  return {
    stand,
    make,
    retry: () => make(stand.mislukt, stand.soort, stand.stapels),
    stop: () => {
      stopped.current = true;
    },
    reset: () => setStand(LEEG),
  };
}
