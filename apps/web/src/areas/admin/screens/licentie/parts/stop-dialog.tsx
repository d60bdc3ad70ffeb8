import Button from '@mui/material/Button';
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { terugTot } from './terug.ts';

interface StopDialogProps {
  readonly adminId: string;
  readonly nu: Abonnement;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** What goes when, a copy first, and that it can be taken back. */
export function StopDialog({ adminId, nu, busy, error, onStop, onClose }: StopDialogProps) {
  const { t } = useTexts(abonnementTeksten);
  const { day } = useDates();
  const weg = day(nu.stopWegOp);
  const tot = terugTot(nu);
  return (
    <StaffDialog
      title={t('stop.vraag')}
      width="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('stop.annuleer')}
          </Button>
          <Button color="error" disabled={busy} onClick={onStop}>
            {t('stop.knop')}
          </Button>
        </>
      }
    >
      <ul>
        <li>{t('stop.wat1')}</li>
        {nu.stopVervalt && <li>{t('stop.vervalt')}</li>}
        {nu.facturen.some(({ status }) => status === 'betaald') && <li>{t('stop.betaald')}</li>}
        <li>{t('stop.wat2', { weg })}</li>
        <li>{t('stop.wat3', { weg, gewist: day(nu.stopGewistOp) })}</li>
        <li>{tot === null ? t('stop.wat4Zonder', { weg }) : t('stop.wat4', { weg, tot: day(tot) })}</li>
      </ul>
      <p>
        <Link to={href('/admins/:adminId/gegevens', { adminId })}>{t('stop.kopie')}</Link>
      </p>
      <FormAlert error={error} />
    </StaffDialog>
  );
}
