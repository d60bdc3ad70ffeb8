/** A plan as it is filled in: kept on this device until it is saved, and never written over what somebody else saved. */
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFout, isOffline } from '../../../shared/api/fout.ts';
import { forgetConcept } from '../../../shared/concept/concept.ts';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { useUser } from '../../../shared/session/session.ts';
import { isGeldig, isKeuze, verschillen } from './keuze.ts';
import { planQuery, usePlan, type Handelingsplan, type PlanPlek } from './queries.ts';

interface Formulier {
  readonly plek: PlanPlek;
  /** What is kept under one name for a new plan, under another for each that exists. */
  readonly naam: string;
  readonly begin: PlanKeuze;
  /** 0: it was never saved. */
  readonly versie: number;
}

const isBotsing = (error: unknown): boolean => error instanceof ApiFout && error.code === 'handelingsplannen/gewijzigd';

export function usePlanForm({ plek, naam, begin, versie: gelezen }: Formulier) {
  const client = useQueryClient();
  const userId = useUser()?._id ?? '';
  const concept = useConcept(naam, begin, isKeuze);
  const [versie, setVersie] = useState(gelezen);
  const [ander, setAnder] = useState<Handelingsplan | null>(null);
  const { save } = usePlan(plek);
  /** What was sent and may have been saved although no answer came. */
  const onderweg = useRef<PlanKeuze | null>(null);

  /** What the other one saved stands beside it; what turns out to be one's own goes on. */
  const showOther = async (wegReden: string, after: (versie: number) => void): Promise<void> => {
    const nu = await client.fetchQuery({ ...planQuery(plek), staleTime: 0 });
    if (onderweg.current && verschillen(nu.keuze, onderweg.current, (_, waarde) => waarde).length === 0) {
      onderweg.current = null;
      send(wegReden, after, nu.versie);
    } else setAnder(nu);
  };
  /** Saves what stands there; `after` runs with the version that it got. */
  const send = (wegReden: string, after: (versie: number) => void, vanVersie = versie): void => {
    if (!isGeldig(concept.waarde)) return;
    save.mutate(
      { versie: vanVersie, keuze: concept.waarde, wegReden },
      {
        onSuccess: (bewaard) => {
          onderweg.current = null;
          setVersie(bewaard.versie);
          setAnder(null);
          // It is on the server now; what stands on the screen stays.
          forgetConcept(userId, naam);
          after(bewaard.versie);
        },
        onError: (error) => {
          if (isBotsing(error)) void showOther(wegReden, after);
          if (isOffline(error)) onderweg.current = concept.waarde;
        },
      },
    );
  };
  return {
    concept,
    versie,
    ander,
    save,
    send,
    sendOver: (wegReden: string, after: (versie: number) => void): void => send(wegReden, after, ander?.versie ?? versie),
    takeOther: (): void => {
      if (!ander) return;
      concept.set(ander.keuze);
      setVersie(ander.versie);
      setAnder(null);
      save.reset();
    },
    isGeldig: isGeldig(concept.waarde),
  };
}
