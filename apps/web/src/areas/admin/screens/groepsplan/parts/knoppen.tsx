import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmButton } from '../../../../../shared/dialog/confirm-button.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import { isLeesplan } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';
import { SessieDialog } from './sessie-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { Toetsen } from './toetsen.tsx';

interface KnoppenProps {
  readonly plan: Groepsplan;
  readonly mayNote: boolean;
}

function Weggooien() {
  const { t } = useTexts(groepsplanTeksten);
  const { plek, lijst } = useGroepspaden();
  const navigate = useNavigate();
  const { discard } = useGroepsplan(plek);
  return (
    <ConfirmButton
      label={t('weggooien')}
      title={t('weggooienTitel')}
      text={t('weggooienUitleg')}
      cancel={t('annuleer')}
      busy={discard.isPending}
      error={discard.error}
      onConfirm={() => discard.mutate(undefined, { onSuccess: () => void navigate(lijst) })}
    />
  );
}

/** What can be done now: before the start tests and a start, while it runs sessions and final tests. */
export function Knoppen({ plan, mayNote }: KnoppenProps) {
  const { t } = useTexts(groepsplanTeksten);
  const paden = useGroepspaden();
  const [open, setOpen] = useState<'start' | 'sessie' | null>(null);
  const [gezegd, setGezegd] = useState('');
  const heeft = (status: string): boolean => plan.leerlingen.some((kind) => kind.status === status);
  const hier = paden.plan(plan.id);
  // No test of spelling begins or ends a plan of reading.
  const metToets = !isLeesplan(plan.keuze);
  const close = (): void => setOpen(null);
  return (
    <div className={css['knoppen']}>
      {heeft('actief') && mayNote && <Button onClick={() => setOpen('sessie')}>{t('noteer')}</Button>}
      {heeft('concept') && (
        <Button variant={heeft('actief') ? 'outlined' : 'contained'} onClick={() => setOpen('start')}>
          {t('starten')}
        </Button>
      )}
      {metToets && heeft('concept') && <Toetsen plan={plan} soort="zorg-start" />}
      {metToets && heeft('actief') && <Toetsen plan={plan} soort="zorg-eind" />}
      <Button component={Link} to={`${hier}/edit`} variant="outlined">
        {t('wijzig')}
      </Button>
      <Button component={Link} to={`${hier}/print`} variant="outlined">
        {t('print')}
      </Button>
      {plan.stand === 'concept' && <Weggooien />}
      {gezegd !== '' && (
        <Alert severity="success" sx={{ flexBasis: '100%' }} onClose={() => setGezegd('')}>
          {gezegd}
        </Alert>
      )}
      {open === 'start' && <StartDialog plan={plan} onClose={close} onDone={setGezegd} />}
      {open === 'sessie' && <SessieDialog plan={plan} onClose={close} />}
    </div>
  );
}
