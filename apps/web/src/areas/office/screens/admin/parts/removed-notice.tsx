import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { AdminKort } from '@spelrijk/contract/admins';
import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useLongDay } from '../../../use-long-day.ts';
import { useRestore } from '../../../use-restore.ts';

interface RemovedNoticeProps {
  readonly admin: AdminKort;
  readonly wissenOp: string;
  /** May bring it back. */
  readonly owner: boolean;
}

/** That this customer was thrown away, until when it can come back, and the way back. */
export function RemovedNotice({ admin, wissenOp, owner }: RemovedNoticeProps) {
  const { t } = useTexts(klantwissenTeksten);
  const day = useLongDay();
  const { mutate, isPending, error } = useRestore();
  const over = wissenOp <= schoolDay(serverNow());
  return (
    <>
      <Alert severity="error">{over ? t('voorbij') : t('verwijderd', { dag: day(wissenOp) })}</Alert>
      <FormAlert error={error} />
      {owner && !over && (
        <div>
          <Button disabled={isPending} onClick={() => mutate({ id: admin.id, naam: admin.naam })}>
            {t('zetTerug')}
          </Button>
        </div>
      )}
    </>
  );
}
