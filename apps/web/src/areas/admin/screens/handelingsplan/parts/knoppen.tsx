import Button from '@mui/material/Button';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmButton } from '../../../../../shared/dialog/confirm-button.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { heeftBegin } from '../../../plan/begin.ts';
import { isLeesplan } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';
import { isVoorbij, usePlan, useZorgpaden, type Handelingsplan, type PlanPlek } from '../../../plan/queries.ts';
import { usePlantoets } from '../../../plan/toets-queries.ts';
import { StopDialog } from '../../../plan/stop-dialog.tsx';
import { Vervolg } from '../../../plan/vervolg.tsx';
import { createId } from '../../../../../shared/id.ts';

interface KnoppenProps {
  readonly plan: Handelingsplan;
  readonly plek: PlanPlek;
  readonly mayNote: boolean;
}

function Lopend({ plan, plek, mayNote }: KnoppenProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const { make } = usePlantoets(plek);
  const [id] = useState(createId);
  const [stop, setStop] = useState(false);
  const hier = paden.plan(plan.id);
  const heeft = (soort: string): boolean => plan.toetsen.some((toets) => toets.soort === soort);
  const isLezen = isLeesplan(plan.keuze);
  const isOpen = plan.toetsen.some(({ status }) => status === 'open');
  return (
    <>
      {mayNote && !isLezen && (
        <Button component={Link} to={`${hier}/kaart`}>
          {t('kaart')}
        </Button>
      )}
      <Button component={Link} to={`${hier}/eindtoets`} variant="outlined">
        {t(isLezen ? 'afronden' : 'eindtoets')}
      </Button>
      {heeftBegin(plan) && !heeft('zorg-tussen') && !heeft('zorg-eind') && !isOpen && (
        <Button variant="outlined" disabled={make.isPending} onClick={() => make.mutate({ id, soort: 'zorg-tussen', papier: false })}>
          {t('tussenmeting')}
        </Button>
      )}
      <Button component={Link} to={`${hier}/edit`} variant="outlined">
        {t('wijzig')}
      </Button>
      <Button variant="outlined" onClick={() => setStop(true)}>
        {t('stoppen')}
      </Button>
      <FormAlert error={make.error} />
      {stop && <StopDialog plan={plan} plek={plek} hoe="gestopt" onClose={() => setStop(false)} />}
    </>
  );
}

function Weggooien({ plek }: Pick<KnoppenProps, 'plek'>) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const navigate = useNavigate();
  const { trash } = usePlan(plek);
  return (
    <ConfirmButton
      label={t('weggooien')}
      title={t('weggooienTitel')}
      text={t('weggooienUitleg')}
      cancel={t('annuleer')}
      busy={trash.isPending}
      error={trash.error}
      onConfirm={() => trash.mutate(undefined, { onSuccess: () => void navigate(paden.lijst) })}
    />
  );
}

/** What can be done with this plan now. */
export function Knoppen({ plan, plek, mayNote }: KnoppenProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const isSchooladmin = useUser()?.role === 'schooladmin';
  const hier = paden.plan(plan.id);
  // Without a final test there is nothing to measure again.
  const isGemeten = plan.toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'af');
  const isKlaar = isVoorbij(plan.status);
  return (
    <div className={css['knoppen']}>
      {plan.status === 'actief' && <Lopend plan={plan} plek={plek} mayNote={mayNote} />}
      {plan.status === 'concept' && (
        <Button component={Link} to={`${paden.nieuw}?plan=${plan.id}`}>
          {t('verder')}
        </Button>
      )}
      {isKlaar && <Vervolg plek={plek} isEerst={plan.status === 'geevalueerd'} />}
      {isKlaar && isGemeten && (
        <Button component={Link} to={`${hier}/eindtoets`} variant="outlined">
          {t('toetsSoort.zorg-na')}
        </Button>
      )}
      {plan.status !== 'concept' && (
        <>
          <Button component={Link} to={`${hier}/print/school`} variant="outlined">
            {t('printSchool')}
          </Button>
          <Button component={Link} to={`${hier}/print/ouders`} variant="outlined">
            {t('printOuders')}
          </Button>
        </>
      )}
      {isKlaar && isSchooladmin && <Weggooien plek={plek} />}
    </div>
  );
}
