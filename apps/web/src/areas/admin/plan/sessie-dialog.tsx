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
const MEESTE_KINDEREN = 40;

const isTussen = (waarde: number, max: number): boolean => Number.isInteger(waarde) && waarde >= 1 && waarde <= max;

interface GetalProps {
  readonly label: string;
  readonly naam: string;
  readonly waarde: number;
  readonly max: number;
  readonly hulp?: string | undefined;
  readonly onChange: (waarde: number) => void;
}

/** A whole number from 1; empty is none. */
function Getal({ label, naam, waarde, max, hulp = ' ', onChange }: GetalProps) {
  const { t } = useTexts(planTeksten);
  const klopt = isTussen(waarde, max);
  return (
    <TextField
      label={label}
      name={naam}
      type="number"
      value={Number.isNaN(waarde) ? '' : waarde}
      onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      error={!klopt}
      helperText={klopt ? hulp : t('getalFout', { min: 1, max })}
      slotProps={{ htmlInput: { min: 1, max } }}
    />
  );
}

function Dag({
  plan,
  dag,
  onChange,
}: Pick<SessieDialogProps, 'plan'> & { readonly dag: string; readonly onChange: (dag: string) => void }) {
  const { t } = useTexts(planTeksten);
  return (
    <TextField
      label={t('dag')}
      name="dag"
      type="date"
      value={dag}
      onChange={({ target }) => onChange(target.value)}
      error={dag > plan.vandaag}
      helperText={dag > plan.vandaag ? t('inToekomst') : ' '}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: plan.vandaag, min: plan.van ?? undefined } }}
      sx={{ mt: 1 }}
    />
  );
}

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
    isTussen(minuten, LANGST) &&
    isTussen(groepsgrootte, MEESTE_KINDEREN) &&
    dag !== '' &&
    dag <= plan.vandaag &&
    (!isLaat || laat.trim() !== '');
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
        <Dag plan={plan} dag={dag} onChange={setDag} />
        <div className={css['getallen']}>
          <Getal label={t('minutenKort')} naam="minuten" waarde={minuten} max={LANGST} onChange={setMinuten} />
          <Getal
            label={t('groepsgrootte')}
            naam="groepsgrootte"
            waarde={groepsgrootte}
            max={MEESTE_KINDEREN}
            hulp={groepsgrootte > MEEST_NIVEAU_3 ? t('teGroot') : undefined}
            onChange={setGrootte}
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
