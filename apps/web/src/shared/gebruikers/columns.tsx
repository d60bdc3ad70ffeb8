import type { Regio } from '@spelrijk/domain/admin';
import { naamSleutel } from '@spelrijk/domain/naam';
import type { UitnodigingStatus } from '@spelrijk/contract/gebruikers';
import css from '../form/form.module.css';
import list from '../list/list.module.css';
import { accountTeksten } from '@spelrijk/teksten/account';
import { useDates } from '../date/use-dates.ts';
import { useTexts } from '../texts/use-texts.ts';

interface AccountStatusProps {
  readonly status: 'actief' | 'uitgenodigd' | 'uit-te-nodigen' | 'geschorst';
  readonly uitnodiging: UitnodigingStatus | null;
}

/** In use, waiting for an answer to an invitation, or kept out; never by colour alone. */
function AccountStatus({ status, uitnodiging }: AccountStatusProps) {
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

interface Named {
  readonly roepnaam: string;
  readonly achternaam: string;
}

/** Of a grown-up; a last name may be missing. */
export const gebruikerNaam = ({ roepnaam, achternaam }: Named): string => `${roepnaam} ${achternaam}`.trim();

/** An address in a column of its own. */
export const emailColumn = (label: string) => ({
  key: 'email' as const,
  label,
  value: ({ email }: { readonly email: string }) => email,
  renderCell: ({ email }: { readonly email: string }) => <span className={list['adres']}>{email}</span>,
});

/** Who it is, with the address below it. */
export const naamColumn = (label: string, regio: Regio) => ({
  key: 'naam' as const,
  label,
  value: naamSleutel(regio),
  renderCell: (wie: Named & { readonly email?: string | null }) => (
    <>
      {gebruikerNaam(wie)}
      {wie.email && <div className={`${css['zacht']} ${list['adres']}`}>{wie.email}</div>}
    </>
  ),
});

interface Account {
  /** Null for who may not see it. */
  readonly status: AccountStatusProps['status'] | null;
  readonly uitnodiging: UitnodigingStatus | null;
}

/** Whether the account is in use, and how it stands with the invitation. */
export const accountColumn = (label: string) => ({
  key: 'account' as const,
  label,
  value: ({ status }: Account) => status,
  renderCell: ({ status, uitnodiging }: Account) => status && <AccountStatus status={status} uitnodiging={uitnodiging} />,
});

export const gebruikerSearch = { wordsOf: (wie: Named & { readonly email?: string | null }) => `${gebruikerNaam(wie)} ${wie.email ?? ''}` };
