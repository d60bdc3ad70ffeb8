import type { Oefenen } from '@spelrijk/contract/groepen';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { licentieQuery } from '../../../../../shared/licentie/queries.ts';
import { LicentieLine } from '../../../../../shared/licentie/licentie-line.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import css from '../../../parts/parts.module.css';

interface LicentieNoticeProps {
  readonly oefenen: Oefenen;
  /** May look at the licence and ask for more. */
  readonly beheerder: boolean;
}

/** Above the groepen: what the licence has to do with practising, for as long as it has. */
export function LicentieNotice({ oefenen, beheerder }: LicentieNoticeProps) {
  const { t } = useTexts(licentieTeksten);
  const { adminId } = usePathParams();
  const { data } = useQuery({ ...licentieQuery(adminId), enabled: beheerder });
  return (
    <LicentieLine oefenen={oefenen} licentie={data} apart>
      {beheerder ? (
        <Link className={css['link'] ?? ''} to={href('/admins/:adminId/licentie', { adminId })}>
          {t(oefenen === 'nog-niet' ? 'afloop.bekijk' : 'afloop.vraag')}
        </Link>
      ) : (
        t('afloop.beheerder')
      )}
    </LicentieLine>
  );
}
