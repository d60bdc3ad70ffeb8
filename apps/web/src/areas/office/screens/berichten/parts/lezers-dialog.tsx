import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { KantoorBericht, Lezers } from '@spelrijk/contract/berichten';
import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useQuery } from '@tanstack/react-query';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { lezersQuery } from '../../../queries.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../berichten.module.css';
import { Voorbeeld } from './voorbeeld.tsx';

function LezersTable({ admins }: { readonly admins: readonly Lezers[] }) {
  const { t } = useTexts(kantoorberichtenTeksten);
  return (
    <List
      place="lezers"
      label={t('lezers.tabel')}
      rows={admins}
      keyOf={({ adminId }) => adminId}
      columns={[
        { key: 'klant', label: t('lezers.klant'), value: ({ naam }) => naam },
        {
          key: 'gelezen',
          label: t('lezers.gelezen'),
          value: ({ gelezen }) => gelezen,
          renderCell: ({ gelezen, mensen }) => t('gelezenVan', { gelezen, mensen }),
          numeric: true,
        },
      ]}
      search={{ wordsOf: ({ naam }) => naam }}
      empty={{ title: t('lezers.geen') }}
    />
  );
}

/** What went out, and where it was read. */
export function LezersDialog({ bericht, onClose }: { readonly bericht: KantoorBericht; readonly onClose: () => void }) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const { data, error } = useQuery(lezersQuery(bericht.id));
  return (
    <StaffDialog
      title={t('bekijk')}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('sluit')}
          </Button>
        </>
      }
    >
      <div className={css['velden']}>
        <Voorbeeld titel={bericht.titel} tekst={bericht.tekst} regio={bericht.doel.regio ?? 'beide'} />
        <section>
          <h3>{t('lezers.titel')}</h3>
          <p className={css['zacht']}>{t('lezers.uitleg')}</p>
        </section>
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        {data && <LezersTable admins={data.admins} />}
        <FormAlert error={error} />
      </div>
    </StaffDialog>
  );
}
