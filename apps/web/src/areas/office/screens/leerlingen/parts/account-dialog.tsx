import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { GevondenLeerling, KantoorLeerling } from '@spelrijk/contract/kantoorleerlingen';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import css from '../../../../../shared/form/form.module.css';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { leerlingQuery } from '../../../queries.ts';
import { kortNaam } from './treffers.tsx';

function Feiten({ leerling }: { readonly leerling: KantoorLeerling }) {
  const { t } = useTexts(kantoorleerlingenTeksten);
  const dates = useDates();
  const feiten: readonly (readonly [string, string])[] = [
    [t('gebruikersnaam'), leerling.gebruikersnaam],
    [t('wachtwoord'), t(`wachtwoorden.${leerling.wachtwoord}`)],
    [t('account'), t(`accounts.${leerling.status}`)],
    [t('laatst'), leerling.laatstIngelogd === null ? t('nooit') : dates.moment(leerling.laatstIngelogd)],
    [t('schoolaccount'), leerling.schoolaccount ? t('ja') : t('nee')],
    [t('kolom.groep'), leerling.groep],
    [t('kolom.klant'), leerling.admin],
    [t('licentie'), leerling.licentieTot === null ? t('geenEinde') : dates.day(leerling.licentieTot)],
    ...(leerling.weggegooidOp === null ? [] : [[t('weggegooid'), dates.day(leerling.weggegooidOp)] as const]),
  ];
  return (
    <dl className={css['feiten']}>
      {feiten.map(([wat, waarde]) => (
        <div key={wat}>
          <dt>{wat}</dt>
          <dd>{waarde}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The account of one child. Opening it is what is written down. */
export function AccountDialog({ leerling, onClose }: { readonly leerling: GevondenLeerling; readonly onClose: () => void }) {
  const { t } = useTexts(kantoorleerlingenTeksten);
  const { data, error } = useQuery(leerlingQuery(leerling.id));
  return (
    <StaffDialog
      title={data?.naam ?? kortNaam(leerling)}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} variant="text" to={href('/superadmin/admins/:adminId', { adminId: leerling.adminId })}>
            {t('naarKlant')}
          </Button>
          <Button onClick={onClose}>{t('sluit')}</Button>
        </>
      }
    >
      {!data && !error && <Skeleton variant="rounded" height={200} />}
      <FormAlert error={error} />
      {data && <Feiten leerling={data} />}
    </StaffDialog>
  );
}
