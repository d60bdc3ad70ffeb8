import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href } from 'react-router';
import { Failure } from '../../../shared/screen/failure.tsx';
import { Waiting } from '../../../shared/screen/waiting.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { usePathParams } from '../params.ts';

/** What stands where a screen has no data: why, with the way back to the groepen, or the outline of what comes. */
export function Unready({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const { t } = useTexts(kaderTeksten);
  const { adminId } = usePathParams();
  if (!error) return <Waiting />;
  return (
    <Failure error={error} onRetry={onRetry} back={{ to: href('/admins/:adminId/groepen', { adminId }), label: t('fout.naarGroepen') }} />
  );
}
