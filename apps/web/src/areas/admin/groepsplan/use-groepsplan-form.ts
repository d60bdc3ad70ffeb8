/** A groepsplan as it is filled in: kept on this device until it is saved, and never written over what somebody else saved. */
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFout, isOffline } from '../../../shared/api/fout.ts';
import { useVersieConcept } from '../../../shared/concept/use-versie-concept.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { beginVan, isFormulier, isGelijk, takeGroepje, type Formulier } from './formulier.ts';
import { groepsplanQuery, useGroepspaden, useGroepsplan, type Groepsplan, type Groepsvoorstel } from './queries.ts';

const isBotsing = (error: unknown): boolean => error instanceof ApiFout && error.code === 'groepsplannen/gewijzigd';

interface Vraag {
  /** Null: a new one. */
  readonly plan: Groepsplan | null;
  readonly voorstel: Groepsvoorstel;
  /** Why a goal leaves a plan that runs. */
  readonly wegReden?: string;
}

/** What it begins with: the plan as it is, or the groepje that another screen pointed at. */
function useBegin({ plan, voorstel }: Pick<Vraag, 'plan' | 'voorstel'>): Formulier {
  const { t } = useTexts(groepsplanTeksten);
  const [search] = useSearchParams();
  const [begin] = useState((): Formulier => {
    const leeg = beginVan(plan);
    const doel = voorstel.categorieen.find(({ id }) => id === search.get('doel'));
    if (plan || !doel) return leeg;
    const vrij = new Set(voorstel.leerlingen.filter(({ bezet }) => !bezet).map(({ id }) => id));
    const leerlingen = (search.get('wie') ?? '').split(',').filter((id) => vrij.has(id));
    return takeGroepje(leeg, { categorie: doel.id, leerlingen }, t('groepjeVan', { doel: doel.naam }));
  });
  return begin;
}

export function useGroepsplanForm({ plan, voorstel, wegReden = '' }: Vraag, onSaved: (id: string) => void) {
  const client = useQueryClient();
  const { plek } = useGroepspaden();
  const naam = `groepsplan:${plan?.id ?? `nieuw:${plek.groepId}`}`;
  const concept = useVersieConcept({ naam, inhoud: useBegin({ plan, voorstel }), versie: plan?.versie ?? 0 }, isFormulier);
  const { versie } = concept;
  const { save } = useGroepsplan(plek);
  const [ander, setAnder] = useState<Groepsplan | null>(null);
  /** What was sent and may have been saved although no answer came. */
  const onderweg = useRef<Formulier | null>(null);
  const form = concept.waarde;

  /** What the other one saved stands beside it; what turns out to be one's own goes on. */
  const showOther = async (): Promise<void> => {
    const nu = await client.fetchQuery({ ...groepsplanQuery({ ...plek, groepsplanId: form.id }), staleTime: 0 });
    if (onderweg.current && isGelijk(beginVan(nu), onderweg.current)) {
      onderweg.current = null;
      send(nu.versie);
    } else setAnder(nu);
  };
  const send = (vanVersie = versie): void => {
    const { id, keuze, leden } = form;
    save.mutate(
      { id, body: { versie: vanVersie, naam: form.naam.trim(), keuze, leerlingen: [...leden], wegReden } },
      {
        onSuccess: () => {
          concept.forget();
          onSaved(id);
        },
        onError: (error) => {
          if (isBotsing(error)) void showOther();
          if (isOffline(error)) onderweg.current = form;
        },
      },
    );
  };
  return {
    concept,
    save,
    ander,
    send: (): void => send(),
    sendOver: (): void => send(ander?.versie),
    takeOther: (): void => {
      if (!ander) return;
      concept.keep(beginVan(ander), ander.versie);
      setAnder(null);
      save.reset();
    },
  };
}
