import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { KantoorItem, TeBewarenItem } from '@spelrijk/contract/roadmap';
import { MAX_ROADMAP_TEKST, MAX_ROADMAP_TITEL, ROADMAP_STANDEN, type RoadmapStand } from '@spelrijk/domain/roadmap';
import { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Hersteld } from '../../../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../../../shared/concept/use-concept.ts';
import { EditButtons } from '../../../../../shared/dialog/edit-buttons.tsx';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { roadmapQuery } from '../../../queries.ts';
import { createId } from '../../../../../shared/id.ts';

const LEEG: TeBewarenItem = { versie: 0, titel: '', tekst: '', stand: 'overweging', klaarOp: null, zichtbaar: true };

/** With the id that it has or will have: what is sent twice is put there once. */
type Invoer = TeBewarenItem & { readonly id: string };

const Heel = z.object({
  id: z.uuid(),
  versie: z.int(),
  titel: z.string(),
  tekst: z.string(),
  stand: z.enum(ROADMAP_STANDEN),
  klaarOp: z.string().nullable(),
  zichtbaar: z.boolean(),
});
const isInvoer = (value: unknown): value is Invoer => Heel.safeParse(value).success;

const toInvoer = ({ id, versie, titel, tekst, stand, klaarOp, zichtbaar }: KantoorItem): Invoer => ({
  id,
  versie,
  titel,
  tekst,
  stand,
  klaarOp,
  zichtbaar,
});

interface VeldenProps {
  readonly invoer: TeBewarenItem;
  readonly gezien: boolean;
  readonly onChange: (deel: Partial<TeBewarenItem>) => void;
}

function Velden({ invoer: { titel, tekst, stand, klaarOp, zichtbaar }, gezien, onChange }: VeldenProps) {
  const { t } = useTexts(kantoorroadmapTeksten);
  const zonderTitel = gezien && titel.trim() === '';
  const zonderDag = gezien && stand === 'klaar' && klaarOp === null;
  const choose = (waarde: RoadmapStand | undefined): void => {
    if (waarde) onChange({ stand: waarde, ...(waarde !== 'klaar' && { klaarOp: null }) });
  };
  return (
    <>
      <TextField
        label={t('veld.titel')}
        value={titel}
        error={zonderTitel}
        helperText={zonderTitel ? t('fout.titel') : undefined}
        slotProps={{ htmlInput: { maxLength: MAX_ROADMAP_TITEL } }}
        onChange={({ target }) => onChange({ titel: target.value })}
      />
      <TextField
        label={t('veld.tekst')}
        multiline
        minRows={4}
        value={tekst}
        helperText={t('veld.tekstHulp')}
        slotProps={{ htmlInput: { maxLength: MAX_ROADMAP_TEKST } }}
        onChange={({ target }) => onChange({ tekst: target.value })}
      />
      <TextField
        select
        label={t('veld.stand')}
        value={stand}
        onChange={({ target }) => choose(ROADMAP_STANDEN.find((een) => een === target.value))}
      >
        {ROADMAP_STANDEN.map((een) => (
          <MenuItem key={een} value={een}>
            {t(`stand.${een}`)}
          </MenuItem>
        ))}
      </TextField>
      {stand === 'klaar' && (
        <TextField
          label={t('veld.klaarOp')}
          type="date"
          value={klaarOp ?? ''}
          error={zonderDag}
          helperText={zonderDag ? t('fout.klaarOp') : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ klaarOp: target.value === '' ? null : target.value })}
        />
      )}
      <div>
        <FormControlLabel
          control={<Switch checked={zichtbaar} onChange={(_event, er) => onChange({ zichtbaar: er })} />}
          label={t('veld.zichtbaar')}
        />
        <FormHelperText>{t('veld.zichtbaarHulp')}</FormHelperText>
      </div>
    </>
  );
}

/** Putting something on the roadmap, changing it, or taking away what nobody used. */
export function ItemDialog({ item, onClose }: { readonly item: KantoorItem | null; readonly onClose: () => void }) {
  const { t } = useTexts(kantoorroadmapTeksten);
  const client = useQueryClient();
  const [begin] = useState((): Invoer => (item ? toInvoer(item) : { ...LEEG, id: createId() }));
  const concept = useConcept(`roadmap:${item?.id ?? 'nieuw'}`, begin, isInvoer);
  const { id: itemId, ...invoer } = concept.waarde;
  const [gezien, setGezien] = useState(false);
  const [zeker, setZeker] = useState(false);
  const stop = (): void => {
    concept.forget();
    onClose();
  };
  const klaar = async (): Promise<void> => {
    concept.forget();
    await client.invalidateQueries({ queryKey: roadmapQuery.queryKey });
    onClose();
  };
  const params = { itemId };
  const save = useMutation({ mutationFn: () => call('saveRoadmapitem', { params, body: invoer }), onSuccess: klaar });
  const weg = useMutation({ mutationFn: () => call('deleteRoadmapitem', { params }), onSuccess: klaar });
  const click = (): void => {
    setGezien(true);
    if (invoer.titel.trim() !== '' && (invoer.klaarOp !== null) === (invoer.stand === 'klaar')) save.mutate();
  };
  return (
    <StaffDialog
      title={t(item ? 'wijzig' : 'nieuw')}
      onClose={onClose}
      actions={
        <EditButtons
          weg={item && { label: t('weg'), bezig: weg.isPending, zeker, ask: () => setZeker(true), perform: weg.mutate }}
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
        <Velden invoer={invoer} gezien={gezien} onChange={(deel) => concept.set({ ...concept.waarde, ...deel })} />
        {zeker && <Alert severity="warning">{t('wegZeker')}</Alert>}
        <FormAlert error={save.error ?? weg.error} />
      </Stack>
    </StaffDialog>
  );
}
