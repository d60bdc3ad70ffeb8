import Button from '@mui/material/Button';
import type { Docent } from '@spelrijk/contract/docenten';
import { docentenTeksten } from '@spelrijk/teksten/docenten';
import { useState } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
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
  const [groepIds, setGroepIds] = useState(docent.groepen.map(({ id }) => id));
  const naam = `${docent.roepnaam} ${docent.achternaam}`.trim();
  return (
    <StaffDialog
      title={t('groepenVan', { naam })}
      width="xs"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button disabled={assign.isPending} onClick={() => assign.mutate({ id: docent.id, groepIds }, { onSuccess: onClose })}>
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
