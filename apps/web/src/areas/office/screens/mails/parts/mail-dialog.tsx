import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { mailQuery } from '../../../queries.ts';
import own from '../mails.module.css';

/** The plain part: a mail is never drawn as a page here, and links are to be copied with care. */
export function MailDialog({ mailId, onClose }: { readonly mailId: string; readonly onClose: () => void }) {
  const { t } = useTexts(officeTeksten);
  const { data, error } = useQuery(mailQuery(mailId));
  return (
    <StaffDialog title={data?.mail.onderwerp ?? '…'} onClose={onClose} actions={<Button onClick={onClose}>{t('mails.sluit')}</Button>}>
      {data && <p className={css['zacht']}>{`${t('mails.aan')}: ${data.mail.aan}`}</p>}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      <FormAlert error={error} />
      {data && <p className={own['tekst']}>{data.tekst}</p>}
    </StaffDialog>
  );
}
