import TextField from '@mui/material/TextField';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { useState } from 'react';
import { FormDialog } from '../../../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { namenVan } from '../../../groepsplan/namen.ts';
import { useGroepspaden, useGroepsplan, type Groepsplan } from '../../../groepsplan/queries.ts';
import { isLeesplan } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';

interface StartDialogProps {
  readonly plan: Groepsplan;
  readonly onClose: () => void;
  readonly onDone: (zin: string) => void;
}

const KORTSTE_REDEN = 3;

/** Begins for whose start test is done; for the others later, or now without one, for a reason. */
export function StartDialog({ plan, onClose, onDone }: StartDialogProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const { plek } = useGroepspaden();
  const { start } = useGroepsplan(plek);
  const [van, setVan] = useState(plan.vandaag);
  const [zonder, setZonder] = useState(false);
  const [reden, setReden] = useState('');
  const lezen = isLeesplan(plan.keuze);
  const klopt = van !== '' && van <= plan.vandaag && (!zonder || reden.trim().length >= KORTSTE_REDEN);
  const onSubmit = (): void => {
    if (!klopt) return;
    start.mutate(
      { van, zonderStarttoets: zonder ? reden.trim() : '' },
      {
        onSuccess: ({ gestart, wacht }) => {
          const zinnen = [
            ...(gestart > 0 ? [t('groepsplan:begonnen', { count: gestart })] : []),
            ...(wacht.length > 0 ? [t('groepsplan:wacht', { namen: namenVan(plan, wacht) })] : []),
          ];
          onDone(zinnen.join(' '));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t('groepsplan:startTitel')}
      width="xs"
      cancel={t('groepsplan:annuleer')}
      submit={t('groepsplan:starten')}
      busy={start.isPending || !klopt}
      error={start.error}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={css['velden']}>
        <p>{t(lezen ? 'groepsplan:leesStart' : 'groepsplan:startUitleg')}</p>
        <TextField
          label={t('plan:startdag')}
          name="van"
          type="date"
          value={van}
          onChange={({ target }) => setVan(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: plan.vandaag } }}
        />
        {!lezen && (
          <div className={css['vinken']}>
            <label>
              <input type="checkbox" checked={zonder} onChange={({ target }) => setZonder(target.checked)} />
              {t('groepsplan:zonderStarttoets')}
            </label>
          </div>
        )}
        {zonder && (
          <TextField
            label={t('plan:reden')}
            name="zonderStarttoets"
            value={reden}
            onChange={({ target }) => setReden(target.value)}
            helperText={t('groepsplan:zonderUitleg')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            required
          />
        )}
      </div>
    </FormDialog>
  );
}
