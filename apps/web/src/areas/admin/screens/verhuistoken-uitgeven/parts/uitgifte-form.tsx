import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { Verhuisbasis, type Verhuisdelen } from '@spelrijk/contract/verhuistokens';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { useState } from 'react';
import { schoolDay } from '../../../../../shared/date/days.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../verhuizen/verhuizen.module.css';
import { isNummer, KEUZES, toBody, type Keuzes } from '../keuzes.ts';
import { createId } from '../../../../../shared/id.ts';

interface UitgifteFormProps {
  readonly aanbod: Output<Api['readVerhuisaanbod']>;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (body: Input<Api['createVerhuistoken']>['body']) => void;
}

export function UitgifteForm({ aanbod, busy, error, onSubmit }: UitgifteFormProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const { long } = useDates();
  const [keuzes, setKeuzes] = useState<Keuzes>(() => KEUZES(aanbod.bases[0] ?? 'toestemming', schoolDay(serverNow())));
  const [id] = useState(createId);
  const setVeld = (nieuw: Partial<Keuzes>): void => setKeuzes({ ...keuzes, ...nieuw });
  const { open } = aanbod;
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isNummer(keuzes.nummer)) onSubmit(toBody(id, keuzes));
      }}
    >
      {open && <Alert severity="info">{t('uitgeven.open', { dag: long(open.gemaaktOp), tot: long(open.tot) })}</Alert>}
      <Grond aanbod={aanbod} keuzes={keuzes} setVeld={setVeld} />
      <Delen delen={aanbod.delen} keuzes={keuzes} setVeld={setVeld} />
      <Termijn keuzes={keuzes} setVeld={setVeld} />
      <FormAlert error={error} />
      <Button type="submit" disabled={busy || keuzes.basisOp === ''}>
        {busy ? t('bezig') : t(open ? 'uitgeven.nogEen' : 'uitgeven.maak')}
      </Button>
    </form>
  );
}

interface DeelProps {
  readonly keuzes: Keuzes;
  readonly setVeld: (nieuw: Partial<Keuzes>) => void;
}

function Grond({ aanbod, keuzes, setVeld }: DeelProps & Pick<UitgifteFormProps, 'aanbod'>) {
  const { t } = useTexts(verhuistokenTeksten);
  return (
    <fieldset>
      <legend>{t('uitgeven.grond')}</legend>
      <RadioGroup value={keuzes.basis} onChange={({ target }) => setVeld({ basis: Verhuisbasis.parse(target.value) })}>
        {aanbod.bases.map((basis) => (
          <FormControlLabel
            key={basis}
            className={css['keuze']}
            value={basis}
            control={<Radio />}
            label={
              <>
                {t(`basis.${basis}`)}
                <span className={css['hulp']}>{t(`basisUitleg.${basis}`)}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
      <TextField
        type="date"
        label={t('uitgeven.op')}
        value={keuzes.basisOp}
        onChange={({ target }) => setVeld({ basisOp: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: schoolDay(serverNow()) } }}
        sx={{ mt: 2 }}
      />
    </fieldset>
  );
}

function Delen({ delen, keuzes, setVeld }: DeelProps & { readonly delen: readonly Verhuisdelen[] }) {
  const { t } = useTexts(verhuistokenTeksten);
  return (
    <fieldset>
      <legend>{t('uitgeven.mee')}</legend>
      {delen.map((deel) => (
        <FormControlLabel
          key={deel}
          className={css['keuze']}
          sx={{ display: 'flex' }}
          disabled={deel === 'A'}
          control={<Checkbox checked={deel === 'A' || keuzes[deel]} onChange={(_, aan) => deel !== 'A' && setVeld({ [deel]: aan })} />}
          label={
            <>
              {t(`deel.${deel}`)}
              <span className={css['hulp']}>{t(`deelUitleg.${deel}`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

const TERMIJNEN = [1, 3, 7, 14, 21, 30] as const;

function Termijn({ keuzes, setVeld }: DeelProps) {
  const { t } = useTexts(verhuistokenTeksten);
  const fout = !isNummer(keuzes.nummer);
  return (
    <div className={css['velden']}>
      <TextField
        select
        label={t('uitgeven.geldig')}
        value={keuzes.dagen}
        onChange={({ target }) => setVeld({ dagen: Number(target.value) })}
        sx={{ minWidth: 230 }}
      >
        {TERMIJNEN.map((dagen) => (
          <MenuItem key={dagen} value={dagen}>
            {t('uitgeven.dagen', { count: dagen })}
          </MenuItem>
        ))}
      </TextField>
      {keuzes.basis !== 'toestemming' && (
        <TextField
          label={t('uitgeven.nummer')}
          value={keuzes.nummer}
          error={fout}
          helperText={fout ? t('uitgeven.nummerFout') : undefined}
          onChange={({ target }) => setVeld({ nummer: target.value })}
          slotProps={{ htmlInput: { maxLength: 6, autoComplete: 'off' } }}
          sx={{ minWidth: 'min(100%, 420px)' }}
        />
      )}
    </div>
  );
}
