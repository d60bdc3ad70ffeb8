import type { OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { useEffect, useRef, useState } from 'react';
import { ApiFout } from '../../../../shared/api/fout.ts';
import type { Keuzes } from './overgang.ts';
import type { useOvergang } from './queries.ts';

/** Milliseconds without a change after which it is kept. */
const RUST = 800;
const CONFLICT = 409;

/** Keeps what is chosen, a moment after the last change. Gives when it was kept last. */
export function useBewaren(
  { schooljaar, concept }: OvergangVoorstel,
  keuzes: Keuzes,
  keep: ReturnType<typeof useOvergang>['keep'],
): string | null {
  const versie = useRef(concept?.versie ?? 0);
  const kept = useRef(keuzes);
  const [op, setOp] = useState(concept?.op ?? null);
  const { mutate, isPending, error } = keep;
  const refused = error instanceof ApiFout && error.status === CONFLICT;
  useEffect(() => {
    // One at a time: the next one goes with the number that this one gets. What somebody else kept is looked at first.
    if (kept.current === keuzes || isPending || refused) return undefined;
    const timer = setTimeout(() => {
      kept.current = keuzes;
      mutate(
        { schooljaar, keuzes, versie: versie.current },
        {
          onSuccess: (answer) => {
            versie.current = answer.versie;
            setOp(new Date().toISOString());
          },
        },
      );
    }, RUST);
    return () => clearTimeout(timer);
  }, [keuzes, schooljaar, mutate, isPending, refused]);
  return op;
}
