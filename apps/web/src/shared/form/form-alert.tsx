import Alert from '@mui/material/Alert';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { ApiFout } from '../api/fout.ts';
import { useTexts } from '../texts/use-texts.ts';

/** A wait in the largest measure that says it: seconds to a minute and a half, minutes to an hour and a half, then hours. */
function waitWords(seconds: number) {
  if (seconds < 90) return ['fout.wachtSeconden', { count: seconds }] as const;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? (['fout.wachtMinuten', { count: minutes }] as const)
    : (['fout.wachtUren', { count: Math.ceil(minutes / 60) }] as const);
}

/** What the server said to what was sent, or that it went well. */
export function FormAlert({ error, done }: { readonly error: Error | null; readonly done?: string | undefined }) {
  const { t } = useTexts(algemeenTeksten);
  if (error) {
    const id = error instanceof ApiFout ? error.id : undefined;
    const wait = error instanceof ApiFout && error.status === 429 ? error.retryAfter : undefined;
    return (
      <Alert severity="error">
        {error instanceof ApiFout ? error.message : t('fout.onbekend')}
        {wait !== undefined && <p>{t(...waitWords(wait))}</p>}
        {id !== undefined && <p>{t('fout.nummer', { id })}</p>}
      </Alert>
    );
  }
  return done === undefined ? null : <Alert severity="success">{done}</Alert>;
}
