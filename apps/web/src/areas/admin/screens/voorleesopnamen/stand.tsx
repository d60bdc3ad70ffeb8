import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { BEWAARDAGEN } from '@spelrijk/domain/voorleesopname';
import { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { useUser } from '../../../../shared/session/session.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './voorleesopnamen.module.css';

type Opnamestand = Output<Api['readOpnamestand']>;
type Body = Input<Api['saveOpnamestand']>['body'];

interface StandProps {
  readonly adminId: string;
  readonly stand: Opnamestand;
  readonly vandaag: string;
}

const BEHEER: ReadonlySet<string> = new Set(['schooladmin', 'rtadmin', 'thuisadmin']);

interface KeuzeProps {
  readonly keuze: Body;
  readonly setKeuze: (keuze: Body) => void;
  readonly vandaag: string;
  /** A parent at home assesses no risks of an organisation. */
  readonly thuis: boolean;
}

function Keuze({ keuze, setKeuze, vandaag, thuis }: KeuzeProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  return (
    <div className={css['velden']}>
      {!thuis && (
        <TextField
          type="date"
          label={t('dpia')}
          helperText={t('dpiaHulp')}
          value={keuze.dpiaOp ?? ''}
          onChange={({ target }) => setKeuze({ ...keuze, dpiaOp: target.value === '' ? null : target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: vandaag } }}
        />
      )}
      <TextField
        select
        label={t('dagen')}
        value={keuze.bewaardagen}
        onChange={({ target }) => {
          const bewaardagen = BEWAARDAGEN.find((dagen) => dagen === Number(target.value));
          if (bewaardagen) setKeuze({ ...keuze, bewaardagen });
        }}
      >
        {BEWAARDAGEN.map((dagen) => (
          <MenuItem key={dagen} value={dagen}>
            {t('dag', { count: dagen })}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}

function Wijzigen({ adminId, stand, vandaag }: StandProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  const queryClient = useQueryClient();
  const thuis = useUser()?.role === 'thuisadmin';
  const [keuze, setKeuze] = useState<Body>({ aan: true, dpiaOp: stand.dpiaOp, bewaardagen: stand.bewaardagen });
  const [uit, setUit] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) => call('saveOpnamestand', { params: { adminId }, body }),
    onSuccess: async () => {
      setUit(false);
      await queryClient.invalidateQueries({ queryKey: ['admins', adminId] });
    },
  });
  const mist = !thuis && keuze.dpiaOp === null;
  return (
    <>
      <Keuze keuze={keuze} setKeuze={setKeuze} vandaag={vandaag} thuis={thuis} />
      <FormAlert error={uit ? null : error} />
      <div className={css['knoppen']}>
        <Button disabled={isPending || mist} onClick={() => mutate(keuze)}>
          {t(stand.aan ? 'verander' : 'zetAan')}
        </Button>
        {stand.aan && (
          <Button variant="outlined" color="error" disabled={isPending} onClick={() => setUit(true)}>
            {t('zetUit')}
          </Button>
        )}
      </div>
      {uit && (
        <ConfirmDialog
          title={t('zetUitTitel')}
          text={t('zetUitTekst')}
          confirm={t('zetUit')}
          cancel={t('annuleer')}
          busy={isPending}
          error={error}
          onConfirm={() => mutate({ ...keuze, aan: false })}
          onClose={() => setUit(false)}
        />
      )}
    </>
  );
}

/** The switch of the whole account; who may not turn it sees how it stands. */
export function Stand(props: StandProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  const dates = useDates();
  const role = useUser()?.role ?? '';
  const { aan, bewaardagen, door, op } = props.stand;
  return (
    <section className={css['deel']} aria-labelledby="opnamen-stand">
      <h2 id="opnamen-stand">{t('stand')}</h2>
      <p>{t('standUitleg')}</p>
      <p>
        <strong>{aan ? t('isAan', { dagen: bewaardagen }) : t('isUit')}</strong>{' '}
        {op !== null && door !== '' && t('laatst', { door, dag: dates.day(op) })}
      </p>
      {BEHEER.has(role) ? <Wijzigen {...props} /> : <p className={css['stil']}>{t('alleenBeheer')}</p>}
    </section>
  );
}
