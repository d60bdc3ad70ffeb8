import TextField from '@mui/material/TextField';
import type { Functie } from '@spelrijk/domain/handelingsplan';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import { Choice } from '../../../parts/choice.tsx';
import { FUNCTIES } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';
import { isLaat, isSessieGeldig, LANGST } from '../../../plan/sessie.ts';
import { Getal, SessieDag } from '../../../plan/sessie-velden.tsx';

interface SessieDialogProps {
  readonly plan: Groepsplan;
  readonly onClose: () => void;
}

/** Two taps when it was today, as agreed and with everybody: open, save. */
export function SessieDialog({ plan, onClose }: SessieDialogProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const { plek } = useGroepspaden();
  const { note } = useGroepsplan(plek);
  const lopend = plan.leerlingen.filter(({ status }) => status !== 'concept');
  const [id] = useState(() => crypto.randomUUID());
  const [dag, setDag] = useState(plan.vandaag);
  const [minuten, setMinuten] = useState(plan.keuze.minuten);
  const [functie, setFunctie] = useState<Functie>(plan.keuze.functie);
  const [notitie, setNotitie] = useState('');
  const [laat, setLaat] = useState('');
  const [weg, setWeg] = useState<readonly string[]>([]);
  const aanwezig = lopend.map(({ leerlingId }) => leerlingId).filter((kind) => !weg.includes(kind));
  const late = isLaat(dag, plan.vandaag);
  const klopt = aanwezig.length > 0 && isSessieGeldig({ dag, minuten, laat }, plan.vandaag);
  const onSubmit = (): void => {
    if (!klopt) return;
    note.mutate(
      { id, body: { dag, minuten, functie, notitie: notitie.trim(), laat: late ? laat.trim() : '', aanwezig } },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={t('groepsplan:noteer')}
      width="xs"
      cancel={t('groepsplan:annuleer')}
      submit={t('groepsplan:bewaar')}
      busy={note.isPending || !klopt}
      error={note.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={css['velden']}>
        <SessieDag plan={plan} dag={dag} onChange={setDag} />
        <Getal label={t('plan:minutenKort')} naam="minuten" waarde={minuten} max={LANGST} onChange={setMinuten} />
        <fieldset className={css['vinken']}>
          <legend>{t('groepsplan:aanwezig')}</legend>
          {lopend.map(({ leerlingId, roepnaam, achternaam }) => (
            <label key={leerlingId}>
              <input
                type="checkbox"
                checked={!weg.includes(leerlingId)}
                onChange={({ target }) => setWeg(target.checked ? weg.filter((kind) => kind !== leerlingId) : [...weg, leerlingId])}
              />
              {roepnaam} {achternaam}
            </label>
          ))}
        </fieldset>
        <Choice
          label={t('plan:functie')}
          value={functie}
          options={FUNCTIES.map((een) => [een, t(`plan:functies.${een}`)] as const)}
          onChange={setFunctie}
        />
        <TextField
          label={t('plan:notitie')}
          name="notitie"
          value={notitie}
          onChange={({ target }) => setNotitie(target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {late && (
          <TextField
            label={t('plan:laat')}
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
