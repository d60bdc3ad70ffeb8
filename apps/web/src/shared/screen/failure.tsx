import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { ApiFout, isNotFound } from '../api/fout.ts';
import { NotFound } from '../page/not-found.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Where "not found" leads back to. */
  readonly back: { readonly to: string; readonly label: string };
}

/** Worth trying again: no connection, too much at once, a fault of ours, and what the server asks first (409): then it asks once more. */
const mayHelp = (error: Error): boolean => !(error instanceof ApiFout) || [0, 409, 429].includes(error.status) || error.status >= 500;

/** What a screen shows instead of its data: what is missing looks the same as what is someone else's. A refusal is not worth repeating. */
export function Failure({ error, onRetry, back }: FailureProps) {
  const { t } = useTexts(kaderTeksten, algemeenTeksten);
  if (isNotFound(error)) return <NotFound inFrame {...back} />;
  const id = error instanceof ApiFout ? error.id : undefined;
  return (
    <Alert severity="error">
      <AlertTitle>{t('kader:fout.titel')}</AlertTitle>
      <p>{error instanceof ApiFout ? error.message : t('algemeen:fout.onbekend')}</p>
      {id !== undefined && <p>{t('algemeen:fout.nummer', { id })}</p>}
      {mayHelp(error) && (
        <Button color="error" size="small" sx={{ mt: 1.5 }} onClick={onRetry}>
          {t('algemeen:opnieuw')}
        </Button>
      )}
    </Alert>
  );
}
