import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import css from '../../../../../shared/account/account.module.css';
import { FormAlert } from '../../../../../shared/account/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { mailQuery } from '../../../queries.ts';
import own from '../mails.module.css';

/** The plain part: a mail is never drawn as a page here, and links are to be copied with care. */
export function MailDialog({ mailId, onClose }: { readonly mailId: string; readonly onClose: () => void }) {
  const { t } = useTexts(officeTeksten);
  const { data, error } = useQuery(mailQuery(mailId));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{data?.mail.onderwerp ?? '…'}</DialogTitle>
      <DialogContent>
        {data && <p className={css['zacht']}>{`${t('mails.aan')}: ${data.mail.aan}`}</p>}
        {!data && !error && <Skeleton variant="rounded" height={160} />}
        <FormAlert error={error} />
        {data && <p className={own['tekst']}>{data.tekst}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('mails.sluit')}</Button>
      </DialogActions>
    </Dialog>
  );
}
