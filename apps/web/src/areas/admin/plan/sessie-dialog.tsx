import TextField from '@mui/material/TextField';
import type { Functie } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { addLocalDays } from '../../../shared/date/days.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Choice } from '../parts/choice.tsx';
import { FUNCTIES } from './keuze.ts';
import { useZorgsessies, type Handelingsplan, type PlanPlek } from './queries.ts';
import css from './plan.module.css';

interface SessieDialogProps {
  readonly plan: Pick<Handelingsplan, 'vandaag' | 'van' | 'keuze'>;
  readonly plek: PlanPlek;
  /** What the card measured; absent: as long as was agreed. */
  readonly duur?: number;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

const LAAT_DAGEN = 14;
const MEEST_NIVEAU_3 = 4;
const LANGST = 120;

const isTussen = (waarde: number, max: number): boolean => Number.isInteger(waarde) && waarde >= 1 && waarde <= max;

/** Two taps when it was today and as agreed: open, save. */
export function SessieDialog({ plan, plek, duur, onClose, onDone = onClose }: SessieDialogProps) {
  const { t } = useTexts(planTeksten);
  const { save } = useZorgsessies(plek);
  const [id] = useState(() => crypto.randomUUID());
  const [dag, setDag] = useState(plan.vandaag);
  const [minuten, setMinuten] = useState(duur ?? plan.keuze.minuten);
  const [groepsgrootte, setGrootte] = useState(1);
  const [functie, setFunctie] = useState<Functie>(plan.keuze.functie);
  const [notitie, setNotitie] = useState('');
  const [laat, setLaat] = useState('');
  const isLaat = dag < addLocalDays(plan.vandaag, -LAAT_DAGEN);
  const klopt =
    isTussen(minuten, LANGST) && isTussen(groepsgrootte, 40) && dag !== '' && dag <= plan.vandaag && (!isLaat || laat.trim() !== '');
  const onSubmit = (): void => {
    if (!klopt) return;
    save.mutate(
      { id, body: { dag, minuten, groepsgrootte, functie, notitie: notitie.trim(), laat: isLaat ? laat.trim() : '' } },
      { onSuccess: onDone },
    );
  };
  return (
    <FormDialog
      title={t('noteerTitel')}
      width="xs"
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={save.isPending || !klopt}
      error={save.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={css['velden']}>
        <TextField
          label={t('dag')}
          name="dag"
          type="date"
          value={dag}
          onChange={({ target }) => setDag(target.value)}
          error={dag > plan.vandaag}
          helperText={dag > plan.vandaag ? t('inToekomst') : ' '}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: plan.vandaag, min: plan.van ?? undefined } }}
          sx={{ mt: 1 }}
        />
        <div className={css['getallen']}>
          <TextField
            label={t('minutenKort')}
            name="minuten"
            type="number"
            value={Number.isNaN(minuten) ? '' : minuten}
            onChange={({ target }) => setMinuten(target.value === '' ? Number.NaN : Number(target.value))}
            error={!isTussen(minuten, LANGST)}
            helperText={isTussen(minuten, LANGST) ? ' ' : t('getalFout', { min: 1, max: LANGST })}
            slotProps={{ htmlInput: { min: 1, max: LANGST } }}
          />
          <TextField
            label={t('groepsgrootte')}
            name="groepsgrootte"
            type="number"
            value={Number.isNaN(groepsgrootte) ? '' : groepsgrootte}
            onChange={({ target }) => setGrootte(target.value === '' ? Number.NaN : Number(target.value))}
            error={!isTussen(groepsgrootte, 40)}
            helperText={groepsgrootte > MEEST_NIVEAU_3 ? t('teGroot') : ' '}
            slotProps={{ htmlInput: { min: 1, max: 40 } }}
          />
        </div>
        <Choice
          label={t('functie')}
          value={functie}
          options={FUNCTIES.map((een) => [een, t(`functies.${een}`)] as const)}
          onChange={setFunctie}
        />
        <TextField
          label={t('notitie')}
          name="notitie"
          value={notitie}
          onChange={({ target }) => setNotitie(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {isLaat && (
          <TextField
            label={t('laat')}
            name="laat"
            value={laat}
            onChange={({ target }) => setLaat(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            required
          />
        )}
      </div>
    </FormDialog>
  );
}
