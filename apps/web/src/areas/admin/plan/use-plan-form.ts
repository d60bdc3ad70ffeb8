/** A plan as it is filled in: kept on this device until it is saved, and never written over what somebody else saved. */
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFout, isOffline } from '../../../shared/api/fout.ts';
import { forgetConcept } from '../../../shared/concept/concept.ts';
import { useVersieConcept } from '../../../shared/concept/use-versie-concept.ts';
import { useUser } from '../../../shared/session/session.ts';
import { isGeldig, isKeuze, verschillen, zonderDoelen } from './keuze.ts';
import { planQuery, usePlan, type Handelingsplan, type PlanPlek } from './queries.ts';

interface Formulier {
  readonly plek: PlanPlek;
  /** What is kept under one name for a new plan, under another for each that exists. */
  readonly naam: string;
  readonly begin: PlanKeuze;
  /** 0: it was never saved. */
  readonly versie: number;
  /** Of these goals: which cannot be saved yet. They stay ticked on this device while everything else is saved. */
  readonly wachtende?: (doelen: PlanKeuze['doelen']) => readonly string[];
}

const isBotsing = (error: unknown): boolean => error instanceof ApiFout && error.code === 'handelingsplannen/gewijzigd';

const niemand = (): readonly string[] => [];

export function usePlanForm({ plek, naam, begin, versie: gelezen, wachtende = niemand }: Formulier) {
  const client = useQueryClient();
  const userId = useUser()?._id ?? '';
  const concept = useVersieConcept({ naam, inhoud: begin, versie: gelezen }, isKeuze);
  const { versie } = concept;
  const [saved, setSaved] = useState(false);
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
    const verstuurd = concept.nu();
    if (!isGeldig(verstuurd)) return;
    const wacht = wachtende(verstuurd.doelen);
    const keuze = zonderDoelen(verstuurd, wacht);
    save.mutate(
      { versie: vanVersie, keuze, wegReden },
      {
        onSuccess: (bewaard) => {
          onderweg.current = null;
          setAnder(null);
          setSaved(true);
          // It is on the server now; what stands on the screen stays, and what waits or was typed since stays on this device too.
          if (concept.goOn(bewaard.versie) === verstuurd && wacht.length === 0) forgetConcept(userId, naam);
          after(bewaard.versie);
        },
        onError: (error) => {
          if (isBotsing(error)) void showOther(wegReden, after);
          if (isOffline(error)) onderweg.current = keuze;
        },
      },
    );
  };
  return {
    concept,
    /** What stands here was found again, and nothing of it was saved since. */
    isHersteld: concept.hersteld && !saved,
    versie,
    ander,
    save,
    send,
    sendOver: (wegReden: string, after: (versie: number) => void): void => send(wegReden, after, ander?.versie ?? versie),
    takeOther: (): void => {
      if (!ander) return;
      concept.keep(ander.keuze, ander.versie);
      setAnder(null);
      save.reset();
    },
    isGeldig: isGeldig(concept.waarde),
  };
}
