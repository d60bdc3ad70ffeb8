import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { ApiFout } from '../api/fout.ts';

/** What the server said to what was sent, or that it went well. */
export function FormAlert({ error, done }: { readonly error: Error | null; readonly done?: string | undefined }) {
  const { t } = useTranslation('algemeen');
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
