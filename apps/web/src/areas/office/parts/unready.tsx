import Skeleton from '@mui/material/Skeleton';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { Failure } from '../../../shared/screen/failure.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';

/** What stands where a screen has no data: why, with the way back to the dashboard, or the outline of what comes. */
export function Unready({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { t } = useTexts(kaderTeksten);
  if (!error) return <Skeleton variant="rounded" height={320} />;
  return <Failure error={error} onRetry={onRetry} back={{ to: href('/superadmin/dashboard'), label: t('frame.dashboard') }} />;
}
