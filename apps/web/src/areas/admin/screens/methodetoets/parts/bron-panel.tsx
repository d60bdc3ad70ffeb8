import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LANGSTE_TEKST } from '@spelrijk/domain/lijstgrenzen';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import type { Rij } from '../../../woorden/concept.ts';
import css from '../../../woorden/woorden.module.css';
import { woordlijstenQuery, woordlijstQuery } from '../../../woordlijsten.ts';
import { readZinnen } from '../zinnen.ts';

interface BronProps {
  readonly adminId: string;
  readonly groepId: string;
  /** Puts these words behind what is there; says how many were new. */
  readonly onWords: (rijen: readonly Rij[]) => number;
}

/** Words from a list of the groep. */
export function LijstPanel({ adminId, groepId, onWords }: BronProps) {
  const { t } = useTexts(methodetoetsTeksten);
  const client = useQueryClient();
  const { data } = useQuery(woordlijstenQuery({ adminId, groepId }));
  const [id, setId] = useState('');
  const take = useMutation({
    mutationFn: async () => onWords((await client.fetchQuery(woordlijstQuery({ adminId, groepId }, id))).woorden),
  });
  const lijsten = data?.woordlijsten ?? [];
  if (lijsten.length === 0) return null;
  return (
    <section className={panel['paneel']}>
      <h2>{t('maken.kies')}</h2>
      <p className={css['zacht']}>{t('maken.kiesUitleg')}</p>
      <div className={css['velden']}>
        <div className={css['rij']}>
          <TextField
            select
            label={t('maken.kiesLijst')}
            value={id}
            onChange={({ target }) => setId(target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ width: 'min(100%, 360px)' }}
          >
            <option value="">{t('maken.geenLijst')}</option>
            {lijsten.map((lijst) => (
              <option key={lijst.id} value={lijst.id}>
                {lijst.naam}
              </option>
            ))}
          </TextField>
          <Button variant="outlined" disabled={id === '' || take.isPending} onClick={() => take.mutate()}>
            {t('maken.haal')}
          </Button>
        </div>
        {take.isSuccess && <Alert severity="success">{t('maken.erbij', { count: take.data })}</Alert>}
        <FormAlert error={take.error} />
      </div>
    </section>
  );
}

/** Sentences of the method, with the word to write between stars. */
export function ZinnenPanel({ onWords }: Pick<BronProps, 'onWords'>) {
  const { t } = useTexts(methodetoetsTeksten);
  const [tekst, setTekst] = useState('');
  const [gelezen, setGelezen] = useState<{ readonly nieuw: number; readonly fout: readonly number[] } | null>(null);
  const read = (): void => {
    const { rijen, fout } = readZinnen(tekst);
    setGelezen({ nieuw: onWords(rijen), fout });
    // What could not be read stays, to be mended.
    setTekst(
      tekst
        .split('\n')
        .filter((_, i) => fout.includes(i + 1))
        .join('\n'),
    );
  };
  return (
    <section className={panel['paneel']}>
      <h2>{t('maken.zinnen')}</h2>
      <p className={css['zacht']}>{t('maken.zinnenUitleg')}</p>
      <div className={css['plak']}>
        <TextField
          label={t('maken.zinnenVeld')}
          multiline
          minRows={3}
          maxRows={12}
          fullWidth
          sx={{ mt: 1.5 }}
          value={tekst}
          onChange={({ target }) => setTekst(target.value)}
          slotProps={{ htmlInput: { spellCheck: false, maxLength: LANGSTE_TEKST, lang: 'nl' }, inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" disabled={tekst.trim() === ''} onClick={read}>
          {t('maken.zinnenKnop')}
        </Button>
        {gelezen && (
          <Alert severity={gelezen.fout.length > 0 ? 'warning' : 'success'}>
            <p>{t('maken.erbij', { count: gelezen.nieuw })}</p>
            {gelezen.fout.length > 0 && <p>{t('maken.zinFout', { regels: gelezen.fout.join(', ') })}</p>}
          </Alert>
        )}
      </div>
    </section>
  );
}
