import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { accountTeksten } from '@spelrijk/teksten/account';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { readFields } from '../../../parts/form-values.ts';
import css from '../account.module.css';
import { useChange } from './use-beveiliging.ts';

interface Naam {
  readonly roepnaam: string;
  readonly achternaam: string;
}

const LONGEST = 100;

/** A docent changes her own name as her school's admin would, after giving her password again. */
export function OwnName({ roepnaam, achternaam }: Naam) {
  const { t } = useTexts(beveiligingTeksten, accountTeksten);
  const user = useUser();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useChange(async (body: Naam) => {
    await call('updateDocent', { params: { adminId: user?.adminId ?? '', docentId: user?._id ?? '' }, body });
    await queries.invalidateQueries({ queryKey: ['mij'] });
  });
  if (user?.role !== 'docent' && user?.role !== 'schooladmin') return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['roepnaam', 'achternaam']);
    setEmpty(fields.roepnaam.trim() === '');
    if (fields.roepnaam.trim() !== '' && !isPending) mutate(fields, { onSuccess: () => setOpen(false) });
  };
  if (!open)
    return (
      <div>
        {isSuccess && (
          <Alert severity="success" sx={{ mb: 2 }}>
            {t('beveiliging:naam.gelukt')}
          </Alert>
        )}
        <Button
          variant="outlined"
          onClick={() => {
            reset();
            setEmpty(false);
            setOpen(true);
          }}
        >
          {t('beveiliging:naam.wijzig')}
        </Button>
      </div>
    );
  return (
    <form className={css['formulier']} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('account:persoon.roepnaam')}
        name="roepnaam"
        autoComplete="given-name"
        defaultValue={roepnaam}
        error={isEmpty}
        helperText={isEmpty ? t('account:gegevens.verplicht') : t('beveiliging:naam.uitleg')}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <TextField
        label={t('account:persoon.achternaam')}
        name="achternaam"
        autoComplete="family-name"
        defaultValue={achternaam}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('beveiliging:naam.bewaar')}
        </Button>
        <Button variant="text" onClick={() => setOpen(false)}>
          {t('beveiliging:vraag.annuleer')}
        </Button>
      </div>
    </form>
  );
}
