import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StaffDialog } from '../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { isTekst } from '../../../shared/concept/concept.ts';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';
import { useZorg, zorgvlaggenQuery } from '../volgen.ts';
import { VlagHistory } from './vlag-history.tsx';
import { createId } from '../../../shared/id.ts';

const SHORTEST = 3;
const LONGEST = 500;

interface ZorgDialogProps {
  readonly leerling: { readonly id: string; readonly roepnaam: string };
  readonly zorg: boolean;
  readonly onClose: () => void;
}

/** Asks why: for the start and for the end of extra care. One id per opened dialog: sending twice flags once. */
export function ZorgDialog({ leerling, zorg, onClose }: ZorgDialogProps) {
  const { t } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const { set, haalWeg } = useZorg(adminId);
  const vlaggen = useQuery(zorgvlaggenQuery(adminId, leerling.id)).data?.vlaggen ?? [];
  const [id] = useState(createId);
  const concept = useConcept(`zorg:${leerling.id}:${zorg}`, '', isTekst);
  const reden = concept.waarde;
  const [checked, setChecked] = useState(false);
  const short = reden.trim().length < SHORTEST;
  const sending = zorg ? haalWeg : set;
  const finish = (): void => {
    concept.forget();
    onClose();
  };
  const onSubmit = (): void => {
    setChecked(true);
    if (short) return;
    const line = reden.replaceAll(/\s+/g, ' ').trim();
    if (zorg) haalWeg.mutate({ leerlingId: leerling.id, reden: line }, { onSuccess: finish });
    else set.mutate({ leerlingId: leerling.id, id, reden: line }, { onSuccess: finish });
  };
  return (
    <StaffDialog
      title={t(zorg ? 'wegTitel' : 'maakTitel', { naam: leerling.roepnaam })}
      width="xs"
      onSubmit={onSubmit}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={finish}>
            {t('annuleer')}
          </Button>
          <Button type="submit" disabled={sending.isPending}>
            {t(zorg ? 'haalWeg' : 'bewaar')}
          </Button>
        </>
      }
    >
      <Hersteld concept={concept} />
      <p>{t(zorg ? 'wegUitleg' : 'maakUitleg')}</p>
      <TextField
        label={t('redenVeld')}
        name="reden"
        value={reden}
        onChange={({ target }) => concept.set(target.value)}
        error={checked && short}
        helperText={checked && short ? t('redenFout') : ' '}
        multiline
        minRows={2}
        fullWidth
        required
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        sx={{ mt: 2 }}
      />
      {vlaggen.length > 0 && <VlagHistory vlaggen={vlaggen} />}
      <FormAlert error={sending.error} />
    </StaffDialog>
  );
}
