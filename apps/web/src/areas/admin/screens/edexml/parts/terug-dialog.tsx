import Button from '@mui/material/Button';
import type { Inlezing } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { Edexml } from '../queries.ts';
import { useTerugzinnen } from '../terugzinnen.ts';

interface Props {
  readonly inlezing: Inlezing;
  readonly undo: Edexml['undo'];
  readonly onClose: () => void;
}

/** Before a file is undone: what exactly happens, line by line. */
export function TerugDialog({ inlezing: { id, terug }, undo, onClose }: Props) {
  const { t } = useTexts(importsTeksten);
  const { gevolgen } = useTerugzinnen();
  const close = (): void => {
    undo.reset();
    onClose();
  };
  return (
    <StaffDialog
      title={t('terug.vraag')}
      width="sm"
      onClose={close}
      actions={
        <>
          <Button variant="text" onClick={close}>
            {t('terug.annuleer')}
          </Button>
          <Button color="error" disabled={undo.isPending} onClick={() => undo.mutate(id, { onSuccess: onClose })}>
            {t('terug.knop')}
          </Button>
        </>
      }
    >
      <p>{t('terug.dan')}</p>
      <ul>{terug && gevolgen(terug).map((zin) => <li key={zin}>{zin}</li>)}</ul>
      {terug && terug.uitBak > 0 && <p>{t('terug.gestopt')}</p>}
      <p>{t('terug.blijft')}</p>
      <FormAlert error={undo.error} />
    </StaffDialog>
  );
}
