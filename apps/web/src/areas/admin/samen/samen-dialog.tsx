import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { isPincode } from '@spelrijk/domain/pincode';
import { samenTeksten } from '@spelrijk/teksten/samen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { beveiligingQuery } from '../../../shared/factor/queries.ts';
import { loginNaast } from '../../../shared/session/naast.ts';
import { landingPath } from '../../../shared/session/routes.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../clienten/clienten.module.css';
import type { Kind } from './kind.ts';

const MINUTEN = [15, 20, 30, 45, 60] as const;

/** What was jotted down before, to be read before sitting down again. */
function Eerder({ adminId, leerlingId }: Pick<Kind, 'adminId' | 'leerlingId'>) {
  const { t } = useTexts(samenTeksten);
  const dates = useDates();
  const client = useQueryClient();
  const queryKey = ['admins', adminId, 'leerlingen', leerlingId, 'potlood'];
  const { data } = useQuery({ queryKey, queryFn: () => call('listPotlood', { params: { adminId, leerlingId } }) });
  const weg = useMutation({
    mutationFn: (potloodId: string) => call('removePotlood', { params: { adminId, leerlingId, potloodId } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
  if (!data || data.notities.length === 0) return null;
  return (
    <section>
      <h3>{t('eerder')}</h3>
      <ul className={css['afspraken']}>
        {data.notities.map(({ id, tekst, op }) => (
          <li key={id}>
            <span className={css['zacht']}>{dates.moment(op)}</span>
            <Button variant="text" size="small" disabled={weg.isPending} onClick={() => weg.mutate(id)}>
              {t('weg')}
            </Button>
            <p style={{ flexBasis: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{tekst}</p>
          </li>
        ))}
      </ul>
      <FormAlert error={weg.error} />
    </section>
  );
}

const CIJFERS = 6;

/** Who came by single sign-on has no password of ours to come back with. */
function useNeedsPin(): boolean {
  const { data } = useQuery(beveiligingQuery);
  return data?.sessies.find(({ dezeSessie }) => dezeSessie)?.soort === 'sso';
}

export function SamenDialog({ naam, onClose, ...plek }: Kind & { readonly onClose: () => void }) {
  const { t } = useTexts(samenTeksten);
  const [minuten, setMinuten] = useState(30);
  const [pin, setPin] = useState('');
  const needsPin = useNeedsPin();
  const geef = useMutation({
    mutationFn: () => loginNaast(plek, minuten, needsPin ? pin : undefined),
    // A page of its own: nothing that the adult loaded stays.
    onSuccess: (kind) => window.location.replace(landingPath(kind)),
  });
  const bezig = geef.isPending || geef.isSuccess;
  return (
    <FormDialog
      title={t('titel', { naam })}
      content={css['velden']}
      cancel={t('annuleer')}
      submit={bezig ? t('bezig') : t('begin', { naam })}
      busy={bezig}
      error={geef.error}
      onSubmit={() => !bezig && (!needsPin || isPincode(pin)) && geef.mutate()}
      onClose={onClose}
    >
      <p>{t(needsPin ? 'uitlegPin' : 'uitleg', { naam })}</p>
      <p className={css['zacht']}>{t('telt')}</p>
      <TextField select label={t('hoelang')} value={minuten} onChange={({ target }) => setMinuten(Number(target.value))}>
        {MINUTEN.map((count) => (
          <MenuItem key={count} value={count}>
            {t('minuten', { count })}
          </MenuItem>
        ))}
      </TextField>
      {needsPin && (
        <TextField
          label={t('pin')}
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, '').slice(0, CIJFERS))}
          helperText={pin.length === CIJFERS && !isPincode(pin) ? t('pinFout') : t('pinUitleg', { naam })}
          error={pin.length === CIJFERS && !isPincode(pin)}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          required
        />
      )}
      <Eerder adminId={plek.adminId} leerlingId={plek.leerlingId} />
    </FormDialog>
  );
}
