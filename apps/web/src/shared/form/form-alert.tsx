import Alert from '@mui/material/Alert';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { ApiFout } from '../api/fout.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What the server said to what was sent, or that it went well. */
export function FormAlert({ error, done }: { readonly error: Error | null; readonly done?: string | undefined }) {
  const { t } = useTexts(algemeenTeksten);
  if (error) {
    const id = error instanceof ApiFout ? error.id : undefined;
    return (
      <Alert severity="error">
        {error instanceof ApiFout ? error.message : t('fout.onbekend')}
        {id !== undefined && <p>{t('fout.nummer', { id })}</p>}
      </Alert>
    );
  }
  return done === undefined ? null : <Alert severity="success">{done}</Alert>;
}
