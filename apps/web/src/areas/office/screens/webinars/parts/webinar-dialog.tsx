import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { webinarsTeksten } from '@spelrijk/teksten/webinars';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditButtons } from '../../../../../shared/dialog/edit-buttons.tsx';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useRijConcept } from '../../../../../shared/concept/use-concept.ts';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { webinarsQuery } from '../../../queries.ts';
import { type Fout, foutenVan, isInvoer, toBody, type Invoer } from '../invoer.ts';

type Veld = 'titel' | 'omschrijving' | 'begin' | 'minuten' | 'plaatsen' | 'deelname';
const VELDEN: readonly (readonly [Veld, number])[] = [
  ['titel', 120],
  ['omschrijving', 600],
  ['begin', 30],
  ['minuten', 3],
  ['plaatsen', 4],
  ['deelname', 500],
];

/** Planning one, changing it, or cancelling it. */
export function WebinarDialog({ begin, onClose }: { readonly begin: Invoer; readonly onClose: () => void }) {
  const { t } = useTexts(webinarsTeksten);
  const client = useQueryClient();
  const concept = useRijConcept('webinar', { begin, isNieuw: !begin.bestaat }, isInvoer);
  const invoer = concept.waarde;
  const [gezien, setGezien] = useState(false);
  const [zeker, setZeker] = useState(false);
  const fouten = gezien ? foutenVan(invoer) : new Set<Fout>();
  const stop = (): void => {
    concept.forget();
    onClose();
  };
  const klaar = async (): Promise<void> => {
    concept.forget();
    await client.invalidateQueries({ queryKey: webinarsQuery.queryKey });
    onClose();
  };
  const params = { webinarId: invoer.id };
  const save = useMutation({ mutationFn: () => call('saveWebinar', { params, body: toBody(invoer) }), onSuccess: klaar });
  const cancel = useMutation({ mutationFn: () => call('cancelWebinar', { params }), onSuccess: klaar });
  const click = (): void => {
    setGezien(true);
    if (foutenVan(invoer).size === 0) save.mutate();
  };
  return (
    <StaffDialog
      title={t(begin.bestaat ? 'wijzigTitel' : 'nieuw')}
      onClose={onClose}
      actions={
        <EditButtons
          weg={
            begin.bestaat
              ? { label: t('vervalt'), bezig: cancel.isPending, zeker, ask: () => setZeker(true), perform: cancel.mutate }
              : null
          }
          annuleer={t('annuleer')}
          onClose={stop}
          bewaar={t('bewaar')}
          uit={save.isPending}
          onSave={click}
        />
      }
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <Hersteld concept={concept} />
        {VELDEN.map(([veld, max]) => {
          const fout = [...fouten].find((een) => een === veld);
          return (
            <TextField
              key={veld}
              label={t(`veld.${veld}`)}
              type={veld === 'begin' ? 'datetime-local' : 'text'}
              multiline={veld === 'omschrijving'}
              value={invoer[veld]}
              error={fout !== undefined}
              helperText={fout === undefined ? veld === 'deelname' && t('veld.deelnameHulp') : t(`fout.${fout}`)}
              slotProps={{ htmlInput: { maxLength: max }, ...(veld === 'begin' && { inputLabel: { shrink: true } }) }}
              onChange={({ target }) => concept.set({ ...invoer, [veld]: target.value })}
            />
          );
        })}
        {zeker && <Alert severity="warning">{t('zeker')}</Alert>}
        <FormAlert error={save.error ?? cancel.error} />
      </Stack>
    </StaffDialog>
  );
}
