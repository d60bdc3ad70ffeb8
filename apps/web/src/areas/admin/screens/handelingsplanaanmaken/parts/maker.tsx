import Button from '@mui/material/Button';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { heleNaam } from '@spelrijk/domain/naam';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmButton } from '../../../../../shared/dialog/confirm-button.tsx';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { ScreenHead } from '../../../../../shared/screen/screen-head.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Bewaarfout } from '../../../plan/bewaarfout.tsx';
import { Botsing } from '../../../plan/botsing.tsx';
import { DoelenVelden } from '../../../plan/doelen-velden.tsx';
import { metDoel, NIEUWE_KEUZE } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';
import { planQuery, usePlan, useZorgpaden, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { usePlanForm } from '../../../plan/use-plan-form.ts';
import { AanpakVelden, WaaromVelden } from '../../../plan/velden.tsx';
import { StartStap } from './start-stap.tsx';
import { ToetsStap } from './toets-stap.tsx';

const STAPPEN = ['waarom', 'doelen', 'aanpak', 'starttoets', 'start'] as const;
type Stap = (typeof STAPPEN)[number];

function Stappen({ stap, onStap }: { readonly stap: Stap; readonly onStap: (stap: Stap) => void }) {
  const { t } = useTexts(planTeksten);
  return (
    <ol className={css['stappen']}>
      {STAPPEN.map((naam, i) => (
        <li key={naam}>
          <button type="button" aria-current={naam === stap ? 'step' : undefined} onClick={() => onStap(naam)}>
            {i + 1}. {t(`stappen.${naam}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface MakerProps {
  readonly plek: PlanPlek;
  readonly voorstellen: Output<Api['proposeDoelen']>;
  /** The concept that is gone on with. */
  readonly plan: Handelingsplan | null;
  readonly isNieuw: boolean;
}

function WegKnop({ plek }: { readonly plek: PlanPlek }) {
  const { t } = useTexts(planTeksten);
  const { lijst } = useZorgpaden();
  const navigate = useNavigate();
  const { discard } = usePlan(plek);
  return (
    <ConfirmButton
      label={t('conceptWeg')}
      title={t('weggooienTitel')}
      text={t('conceptWegUitleg')}
      cancel={t('annuleer')}
      busy={discard.isPending}
      error={discard.error}
      onConfirm={() => discard.mutate(undefined, { onSuccess: () => void navigate(lijst) })}
    />
  );
}

/** Five steps in one page: each change is kept on this device at once, and saved as a concept with every step. */
export function Maker({ plek, voorstellen, plan, isNieuw }: MakerProps) {
  const { t } = useTexts(planTeksten);
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [stap, setStap] = useState<Stap>(() => STAPPEN.find((naam) => naam === search.get('stap')) ?? 'waarom');
  const form = usePlanForm({
    plek,
    naam: isNieuw ? `plan:nieuw:${plek.leerlingId}` : `plan:${plek.planId}`,
    begin: metDoel(plan?.keuze ?? NIEUWE_KEUZE, search.get('doel'), voorstellen.categorieen),
    versie: plan?.versie ?? 0,
  });
  const { concept, save, send } = form;
  const naam = voorstellen.leerling.roepnaam;
  const nr = STAPPEN.indexOf(stap);
  const saved = (naar: Stap) => (): void => {
    // From now on the page is that of the concept, at this step; loading it again goes on there. It is read first: a page that still
    // waited for it would take away what was chosen meanwhile.
    const goOn = async (): Promise<void> => {
      await client.prefetchQuery(planQuery(plek));
      if (!isNieuw) setStap(naar);
      setSearch({ plan: plek.planId, stap: naar }, { replace: true });
    };
    void goOn();
  };
  const goTo = (naar: Stap): void => send('', saved(naar));
  const velden = { keuze: concept.waarde, naam, onChange: concept.set };
  return (
    <>
      <ScreenHead title={t('nieuwTitel')} text={`${heleNaam(voorstellen.leerling)}, ${voorstellen.leerling.groepNaam}`} />
      {form.isHersteld && <Hersteld concept={concept} />}
      {form.ander && (
        <Botsing
          ander={form.ander.keuze}
          mij={concept.waarde}
          naam={naam}
          onMine={() => form.sendOver('', saved(stap))}
          onTheirs={form.takeOther}
        />
      )}
      <Stappen stap={stap} onStap={goTo} />
      <h2>{t(`stappen.${stap}`)}</h2>
      {stap === 'waarom' && <WaaromVelden {...velden} />}
      {stap === 'doelen' && (
        <DoelenVelden
          {...velden}
          voorstellen={voorstellen.voorstellen}
          categorieen={voorstellen.categorieen}
          leestreden={voorstellen.leestreden}
        />
      )}
      {stap === 'aanpak' && <AanpakVelden {...velden} />}
      {stap === 'starttoets' && <ToetsStap plek={plek} naam={naam} keuze={concept.waarde} onDoelen={() => goTo('doelen')} />}
      {stap === 'start' && <StartStap plek={plek} naam={naam} keuze={concept.waarde} onStap={goTo} />}
      {!form.ander && <Bewaarfout error={save.error} />}
      <div className={css['knoppen']}>
        {nr > 0 && (
          <Button variant="outlined" disabled={save.isPending} onClick={() => goTo(STAPPEN[nr - 1] ?? stap)}>
            {t('vorige')}
          </Button>
        )}
        {nr < STAPPEN.length - 1 && (
          <Button disabled={save.isPending || !form.isGeldig} onClick={() => goTo(STAPPEN[nr + 1] ?? stap)}>
            {t('volgende')}
          </Button>
        )}
        {form.versie > 0 && <WegKnop plek={plek} />}
      </div>
    </>
  );
}
