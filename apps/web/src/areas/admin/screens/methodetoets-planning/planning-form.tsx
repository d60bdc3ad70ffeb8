import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useToetsen, type ReadToets } from '../../methodetoetsen.ts';
import panel from '../../parts/parts.module.css';
import { DeelnameTable } from './deelname-table.tsx';
import css from './planning.module.css';
import { beginVelden, toPlanning, type Velden } from './voorstel.ts';

interface PlanningProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly read: ReadToets;
}

interface VeldenProps {
  readonly velden: Velden;
  readonly onChange: (deel: Partial<Velden>) => void;
}

function Wanneer({ velden, onChange }: VeldenProps) {
  const { t } = useTexts(methodetoetsTeksten);
  return (
    <>
      <div className={css['velden']}>
        {(['van', 'tot'] as const).map((veld) => (
          <TextField
            key={veld}
            type="datetime-local"
            label={t(`plannen.${veld}`)}
            value={velden[veld]}
            onChange={({ target }) => onChange({ [veld]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 'min(100%, 260px)' }}
          />
        ))}
      </div>
      <p className={panel['uitleg']}>{t('plannen.klok')}</p>
    </>
  );
}

function Hoe({ velden, onChange }: VeldenProps) {
  const { t } = useTexts(methodetoetsTeksten);
  const { afspeel, herhaling, grens } = velden;
  return (
    <div className={css['keuzes']}>
      <TextField
        select
        label={t('plannen.afspeel')}
        value={afspeel ?? ''}
        onChange={({ target }) => onChange({ afspeel: target.value === '2' ? 2 : target.value === '3' ? 3 : null })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ mt: 2, width: 'min(100%, 420px)' }}
      >
        <option value="">{t('plannen.afspeelGeen')}</option>
        {[2, 3].map((keer) => (
          <option key={keer} value={keer}>
            {t('plannen.afspeelKeer', { count: keer })}
          </option>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={herhaling} onChange={({ target }) => onChange({ herhaling: target.checked })} />}
        label={t('plannen.herhaling')}
      />
      <TextField
        label={t('plannen.grens')}
        helperText={t('plannen.grensUitleg')}
        value={grens}
        onChange={({ target }) => onChange({ grens: target.value.replaceAll(/\D/g, '').slice(0, 2) })}
        slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
        sx={{ width: 'min(100%, 420px)' }}
      />
    </div>
  );
}

/** For everybody, at once: asked once more. */
function SluitButton({ adminId, groepId, id }: Omit<PlanningProps, 'read'> & { readonly id: string }) {
  const { t } = useTexts(methodetoetsTeksten);
  const { close } = useToetsen({ adminId, groepId });
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsks(true)}>
        {t('plannen.sluit')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('plannen.sluitVraag')}
          text={t('plannen.sluitUitleg')}
          confirm={t('plannen.sluit')}
          cancel={t('annuleer')}
          busy={close.isPending}
          error={close.error}
          onConfirm={() => close.mutate(id, { onSuccess: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

/** When, how, and for whom. */
export function PlanningForm({ adminId, groepId, read }: PlanningProps) {
  const { t } = useTexts(methodetoetsTeksten);
  const { plan } = useToetsen({ adminId, groepId });
  const [velden, setVelden] = useState<Velden>(() => beginVelden(read, serverNow()));
  const [isDirty, setDirty] = useState(read.methodetoets.van === null);
  const { id, versie, stand } = read.methodetoets;
  const body = toPlanning(velden);
  const change = (deel: Partial<Velden>): void => {
    setDirty(true);
    setVelden((nu) => ({ ...nu, ...deel }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (body) plan.mutate({ id, body: { ...body, versie } }, { onSuccess: () => setDirty(false) });
      }}
    >
      <ScreenHead title={t('plannen.titel')} text={`${read.methodetoets.titel}: ${t(`stand.${stand}`)}`} />
      {stand === 'gesloten' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('plannen.gesloten')}
        </Alert>
      )}
      <section className={panel['paneel']}>
        <Wanneer velden={velden} onChange={change} />
        <Hoe velden={velden} onChange={change} />
      </section>
      <section className={panel['paneel']}>
        <RadioGroup value={String(velden.iedereen)} onChange={({ target }) => change({ iedereen: target.value === 'true' })}>
          <FormControlLabel value="true" control={<Radio />} label={t('plannen.iedereen')} />
          <FormControlLabel value="false" control={<Radio />} label={t('plannen.gekozen')} />
        </RadioGroup>
        <DeelnameTable
          namen={new Map(read.leerlingen.map(({ id: wie, naam }) => [wie, naam]))}
          vast={new Set(read.leerlingen.filter(({ status }) => status !== 'niet').map(({ id: wie }) => wie))}
          iedereen={velden.iedereen}
          leerlingen={velden.leerlingen}
          onChange={(leerlingen) => change({ leerlingen })}
        />
      </section>
      <FormAlert error={plan.error} />
      <div className={css['balk']}>
        <Button type="submit" disabled={!isDirty || body === null || plan.isPending}>
          {plan.isPending ? t('bezig') : t('plannen.bewaar')}
        </Button>
        {stand === 'open' && <SluitButton adminId={adminId} groepId={groepId} id={id} />}
        <output>{plan.isSuccess && !isDirty && t('plannen.bewaard')}</output>
      </div>
    </form>
  );
}
