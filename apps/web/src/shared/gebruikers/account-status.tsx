import type { UitnodigingStatus } from '@spelrijk/contract/gebruikers';
import { accountTeksten } from '@spelrijk/teksten/account';
import { useDates } from '../date/use-dates.ts';
import css from '../form/form.module.css';
import { useTexts } from '../texts/use-texts.ts';

export interface AccountStatusProps {
  readonly status: 'actief' | 'uitgenodigd' | 'uit-te-nodigen' | 'geschorst';
  readonly uitnodiging: UitnodigingStatus | null;
}

/** In use, waiting for an answer to an invitation, or kept out; never by colour alone. */
export function AccountStatus({ status, uitnodiging }: AccountStatusProps) {
  const { t } = useTexts(accountTeksten);
  const dates = useDates();
  if (!uitnodiging) return t(`persoon.status.${status}`);
  const when = uitnodiging.verlopen ? t('persoon.verlopen') : t('persoon.verstuurd', { wanneer: dates.relative(uitnodiging.verstuurdOp) });
  return (
    <>
      {t(`persoon.status.${status}`)}
      <div className={css['zacht']}>{when}</div>
    </>
  );
}
