import TextField from '@mui/material/TextField';
import type { Functie } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { Choice } from '../parts/choice.tsx';
import { FUNCTIES } from './keuze.ts';
import { useZorgsessies, type Handelingsplan, type PlanPlek } from './queries.ts';
import { isLaat, isSessieGeldig, isTussen, LANGST } from './sessie.ts';
import { Getal, SessieDag } from './sessie-velden.tsx';
import css from './plan.module.css';

interface SessieDialogProps {
  readonly plan: Pick<Handelingsplan, 'vandaag' | 'van' | 'keuze'>;
  readonly plek: PlanPlek;
  /** What the card measured; absent: as long as was agreed. */
  readonly duur?: number;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

const MEEST_NIVEAU_3 = 4;
const MEESTE_KINDEREN = 40;

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
  const late = isLaat(dag, plan.vandaag);
  const klopt = isTussen(groepsgrootte, MEESTE_KINDEREN) && isSessieGeldig({ dag, minuten, laat }, plan.vandaag);
  const onSubmit = (): void => {
    if (!klopt) return;
    save.mutate(
      { id, body: { dag, minuten, groepsgrootte, functie, notitie: notitie.trim(), laat: late ? laat.trim() : '' } },
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
        <SessieDag plan={plan} dag={dag} onChange={setDag} />
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
        {late && (
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
