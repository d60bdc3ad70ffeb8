import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Docent } from '@spelrijk/contract/docenten';
import { accountTeksten } from '@spelrijk/teksten/account';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { gebruikerNaam } from '../../../../../shared/gebruikers/columns.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { useDocenten } from '../../../docenten/queries.ts';
import { GroepChoice } from './groep-choice.tsx';

interface GroepenDialogProps {
  readonly adminId: string;
  readonly docent: Docent;
  readonly assign: ReturnType<typeof useDocenten>['assign'];
  readonly onClose: () => void;
}

export function GroepenDialog({ adminId, docent, assign, onClose }: GroepenDialogProps) {
  const { t } = useTexts(docentenTeksten);
  // As they were when the dialog opened: the list beneath it follows what others do.
  const [was] = useState(() => docent.groepen.map(({ id }) => id));
  const [groepIds, setGroepIds] = useState(was);
  return (
    <StaffDialog
      title={t('groepenVan', { naam: gebruikerNaam(docent) })}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button disabled={assign.isPending} onClick={() => assign.mutate({ id: docent.id, groepIds, was }, { onSuccess: onClose })}>
            {t('bewaar')}
          </Button>
        </>
      }
    >
      <GroepChoice adminId={adminId} chosen={groepIds} onChange={setGroepIds} />
      <FormAlert error={assign.error} />
    </StaffDialog>
  );
}

interface NaamDialogProps {
  readonly docent: Docent;
  readonly rename: ReturnType<typeof useDocenten>['rename'];
  readonly onClose: () => void;
}

const LONGEST = 100;

/** A name with a mistake in it, or another one since a marriage: the account stays what it is. */
export function NaamDialog({ docent, rename, onClose }: NaamDialogProps) {
  const { t } = useTexts(docentenTeksten, accountTeksten);
  const [naam, setNaam] = useState({ roepnaam: docent.roepnaam, achternaam: docent.achternaam });
  const [checked, setChecked] = useState(false);
  const fout = checked && naam.roepnaam.trim() === '';
  const onSubmit = (): void => {
    setChecked(true);
    if (naam.roepnaam.trim() !== '') rename.mutate({ id: docent.id, ...naam }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={t('docenten:naamVan', { naam: gebruikerNaam(docent) })}
      width="xs"
      cancel={t('docenten:annuleer')}
      submit={t('docenten:bewaar')}
      busy={rename.isPending}
      error={rename.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {(['roepnaam', 'achternaam'] as const).map((veld) => (
        <TextField
          key={veld}
          label={t(`account:persoon.${veld}`)}
          name={veld}
          value={naam[veld]}
          error={veld === 'roepnaam' && fout}
          helperText={veld === 'roepnaam' && fout ? t('account:gegevens.verplicht') : undefined}
          onChange={({ target }) => setNaam({ ...naam, [veld]: target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
          fullWidth
          sx={{ mt: 2 }}
        />
      ))}
    </FormDialog>
  );
}
