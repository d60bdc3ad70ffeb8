import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useQuery } from '@tanstack/react-query';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { zorgQuery } from '../../volgen.ts';
import { Unready } from '../../parts/unready.tsx';
import { Werking } from './parts/werking.tsx';
import { ZorgTable } from './parts/zorg-table.tsx';

export const meta = () => pageTitle(zorgTeksten, 'titel');
export const handle: Crumbs = { crumbs: [crumb(zorgTeksten, 'titel')] };

export default function ZorgleerlingenScreen() {
  const { t } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(zorgQuery(adminId));
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const { leerlingen } = data;
  const count = t('kort', { count: leerlingen.length });
  return (
    <>
      <ScreenHead title={t('titel')} text={leerlingen.length === 0 ? undefined : count} />
      <ZorgTable leerlingen={leerlingen} />
      <Werking />
    </>
  );
}
