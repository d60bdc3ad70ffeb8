import Alert from '@mui/material/Alert';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** A word could not be heard on this device. */
export function NoVoice() {
  const { t } = useTexts(lijstenTeksten);
  return (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {t('woorden.geenStem')}
    </Alert>
  );
}
