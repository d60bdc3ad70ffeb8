import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import type { Concept } from './use-concept.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Says that what stands here was typed before and never saved; one click throws it away. */
export function Hersteld({ concept: { hersteld, forget } }: { readonly concept: Pick<Concept<unknown>, 'hersteld' | 'forget'> }) {
  const { t } = useTexts(kaderTeksten);
  if (!hersteld) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button variant="text" onClick={forget} sx={{ whiteSpace: 'nowrap' }}>
          {t('concept.vergeet')}
        </Button>
      }
    >
      {t('concept.hersteld')}
    </Alert>
  );
}
