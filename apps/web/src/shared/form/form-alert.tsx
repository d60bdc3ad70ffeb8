import Alert from '@mui/material/Alert';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { ApiFout } from '../api/fout.ts';
import type { TextOf } from '../texts/catalogs.ts';
import { useTexts } from '../texts/use-texts.ts';

/** A wait in the largest measure that says it: seconds to a minute and a half, minutes to an hour and a half, then hours. */
function waitWords(seconds: number, t: TextOf<['algemeen']>): string {
  if (seconds < 90) return t('fout.wachtSeconden', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? t('fout.wachtMinuten', { count: minutes }) : t('fout.wachtUren', { count: Math.ceil(minutes / 60) });
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
        {wait !== undefined && <p>{waitWords(wait, t)}</p>}
        {id !== undefined && <p>{t('fout.nummer', { id })}</p>}
      </Alert>
    );
  }
  return done === undefined ? null : <Alert severity="success">{done}</Alert>;
}
