import Skeleton from '@mui/material/Skeleton';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useTexts } from '../texts/use-texts.ts';

/** The outline of a screen while its data is on the way. */
export function Waiting() {
  const { t } = useTexts(algemeenTeksten);
  return (
    <div aria-busy="true">
      <output className="verborgen">{t('laden')}</output>
      <Skeleton variant="text" width="16rem" height={48} />
      <Skeleton variant="text" width="26rem" sx={{ maxWidth: '100%', mb: 2 }} />
      <Skeleton variant="rounded" height={190} sx={{ mb: 3, borderRadius: 4 }} />
      <Skeleton variant="rounded" height={260} sx={{ borderRadius: 3 }} />
    </div>
  );
}
