import { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import { AbonnementStand } from '../../../thuis/abonnement-stand.tsx';
import { abonnementQuery } from '../../../thuis/use-abonnement.ts';

/** Above the children of a home: that it is a trial and until when, that it pauses or stopped. Nothing about a year that runs. */
export function ThuisNotice() {
  const { t } = useTexts(abonnementTeksten);
  const { adminId } = usePathParams();
  const { data } = useQuery(abonnementQuery(adminId));
  if (!data || data.fase === 'betaald' || data.tot === null) return null;
  return (
    <AbonnementStand nu={data}>
      <Link to={href('/admins/:adminId/licentie', { adminId })}>{t('naar')}</Link>
    </AbonnementStand>
  );
}
