import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmButton } from '../../../../../shared/dialog/confirm-button.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { namenVan } from '../../../groepsplan/namen.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import css from '../../../plan/plan.module.css';
import { SessieDialog } from './sessie-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';

interface KnoppenProps {
  readonly plan: Groepsplan;
  readonly mayNote: boolean;
}

/** One test for everybody who has none of it yet; said after it for whom it is there and for whom not. */
function Toetsen({ plan, soort }: { readonly plan: Groepsplan; readonly soort: 'zorg-start' | 'zorg-eind' }) {
  const { t } = useTexts(groepsplanTeksten);
  const { plek } = useGroepspaden();
  const { setTests } = useGroepsplan(plek);
  const { data } = setTests;
  return (
    <>
      <Button variant="outlined" disabled={setTests.isPending} onClick={() => setTests.mutate({ soort, papier: false })}>
        {t(soort === 'zorg-start' ? 'zetStart' : 'zetEind')}
      </Button>
      <Button variant="text" disabled={setTests.isPending} onClick={() => setTests.mutate({ soort, papier: true })}>
        {t('opPapier')}
      </Button>
      {data && (
        <Alert severity={data.niet.length > 0 ? 'warning' : 'success'} sx={{ flexBasis: '100%' }}>
          {(data.klaar > 0 || data.niet.length === 0) && t(data.klaar > 0 ? 'klaargezet' : 'alKlaar', { count: data.klaar })}{' '}
          {data.niet.length > 0 && t('toetsNiet', { namen: namenVan(plan, data.niet) })}
        </Alert>
      )}
      <FormAlert error={setTests.error} />
    </>
  );
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
  const isTeToetsen = heeft('concept') || plan.leerlingen.some(({ erbij }) => erbij.some(({ toets }) => toets === 'geen'));
  const hier = paden.plan(plan.id);
  const close = (): void => setOpen(null);
  return (
    <div className={css['knoppen']}>
      {heeft('actief') && mayNote && <Button onClick={() => setOpen('sessie')}>{t('noteer')}</Button>}
      {heeft('concept') && (
        <Button variant={heeft('actief') ? 'outlined' : 'contained'} onClick={() => setOpen('start')}>
          {t('starten')}
        </Button>
      )}
      {isTeToetsen && <Toetsen plan={plan} soort="zorg-start" />}
      {heeft('actief') && <Toetsen plan={plan} soort="zorg-eind" />}
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
