import Button from '@mui/material/Button';
import { klasopnameTeksten } from '@spelrijk/teksten/klasopname';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { saveFile } from '../../../../shared/api/save-file.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useWijziging, type Plek } from './queries.ts';

interface AllesProps {
  readonly plek: Plek;
  /** How many the caller spoke herself. */
  readonly eigen: number;
}

/** What one spoke here to take along, and everything that was recorded here gone at once. */
export function Alles({ plek, eigen }: AllesProps) {
  const { t } = useTexts(klasopnameTeksten);
  const [open, setOpen] = useState(false);
  const wis = useWijziging(plek);
  const neem = useMutation({ mutationFn: async () => saveFile(await call('readKlasopnamen', { params: { ...plek } })) });
  return (
    <>
      {eigen > 0 && (
        <Button variant="outlined" disabled={neem.isPending} onClick={() => neem.mutate()}>
          {t('neemMee')}
        </Button>
      )}
      <FormAlert error={neem.error} />
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
