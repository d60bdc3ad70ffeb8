import Button from '@mui/material/Button';
import { klasopnameTeksten } from '@spelrijk/teksten/klasopname';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useWijziging, type Plek } from './queries.ts';

/** Everything that was recorded here, gone at once. */
export function WisAlles({ plek }: { readonly plek: Plek }) {
  const { t } = useTexts(klasopnameTeksten);
  const [open, setOpen] = useState(false);
  const wis = useWijziging(plek);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('wisAlles')}
      </Button>
      {open && (
        <ConfirmDialog
          title={t('wisTitel')}
          text={t('wisUitleg')}
          confirm={t('wisAlles')}
          cancel={t('annuleer')}
          busy={wis.isPending}
          error={wis.error}
          onConfirm={() => wis.mutate({ soort: 'wis-alles' }, { onSuccess: () => setOpen(false) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
