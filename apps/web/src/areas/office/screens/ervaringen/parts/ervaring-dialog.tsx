import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { MAX_BERICHT } from '@spelrijk/domain/contactvraag';
import type { Ervaring } from '@spelrijk/contract/ervaringen';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useRijConcept } from '../../../../../shared/concept/use-concept.ts';
import { EditButtons } from '../../../../../shared/dialog/edit-buttons.tsx';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { ervaringenQuery } from '../../../queries.ts';

export type Bewerkt = Ervaring & { readonly zichtbaar: boolean };
export const LEGE_ERVARING: Omit<Bewerkt, 'id'> = { tekst: '', naam: '', functie: '', plaats: '', zichtbaar: false };

const Heel = z.object({
  id: z.uuid(),
  tekst: z.string(),
  naam: z.string(),
  functie: z.string(),
  plaats: z.string(),
  zichtbaar: z.boolean(),
});
const isBewerkt = (value: unknown): value is Bewerkt => Heel.safeParse(value).success;

const VELDEN = ['naam', 'functie', 'plaats'] as const;

/** Writing down what somebody told; it shows on the site only when that is said. */
export function ErvaringDialog({ begin, onClose }: { readonly begin: Bewerkt; readonly onClose: () => void }) {
  const { t } = useTexts(inboxTeksten);
  const client = useQueryClient();
  const isNieuw = begin.naam === '';
  const concept = useRijConcept('ervaring', { begin, isNieuw }, isBewerkt);
  const { id, ...velden } = concept.waarde;
  const change = (deel: Partial<Bewerkt>): void => concept.set({ ...concept.waarde, ...deel });
  const stop = (): void => {
    concept.forget();
    onClose();
  };
  const klaar = async (): Promise<void> => {
    concept.forget();
    await client.invalidateQueries({ queryKey: ervaringenQuery.queryKey });
    onClose();
  };
  const save = useMutation({ mutationFn: () => call('saveErvaring', { params: { id }, body: velden }), onSuccess: klaar });
  const weg = useMutation({ mutationFn: () => call('deleteErvaring', { params: { id } }), onSuccess: klaar });
  const [zeker, setZeker] = useState(false);
  const leeg = velden.tekst.trim().length < 3 || velden.naam.trim() === '';
  return (
    <StaffDialog
      title={t('ervaringen.titel')}
      onClose={onClose}
      actions={
        <EditButtons
          weg={isNieuw ? null : { label: t('ervaringen.weg'), bezig: weg.isPending, zeker, ask: () => setZeker(true), perform: weg.mutate }}
          annuleer={t('ervaringen.annuleer')}
          onClose={stop}
          bewaar={t('ervaringen.bewaar')}
          uit={leeg || save.isPending}
          onSave={save.mutate}
        />
      }
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Hersteld concept={concept} />
        <TextField
          label={t('ervaringen.tekst')}
          multiline
          minRows={4}
          value={velden.tekst}
          slotProps={{ htmlInput: { maxLength: MAX_BERICHT } }}
          onChange={({ target }) => change({ tekst: target.value })}
        />
        {VELDEN.map((veld) => (
          <TextField
            key={veld}
            label={t(`ervaringen.${veld}`)}
            value={velden[veld]}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            onChange={({ target }) => concept.set({ ...concept.waarde, [veld]: target.value })}
          />
        ))}
        <div>
          <FormControlLabel
            control={<Switch checked={velden.zichtbaar} onChange={(_event, zichtbaar) => change({ zichtbaar })} />}
            label={t('ervaringen.zichtbaar')}
          />
          <FormHelperText>{t('ervaringen.toestemming')}</FormHelperText>
        </div>
        {zeker && <p>{t('ervaringen.zeker', { naam: velden.naam })}</p>}
        <FormAlert error={save.error ?? weg.error} />
      </Stack>
    </StaffDialog>
  );
}
