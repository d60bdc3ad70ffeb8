import { mdiEmoticonHappyOutline, mdiSchoolOutline } from '@mdi/js';
import { authTeksten } from '@spelrijk/teksten/auth';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/card.module.css';
import { aanbiedersQuery } from '../../../queries.ts';

function Way({ to, icon, label }: { readonly to: string; readonly icon: string; readonly label: string }) {
  return (
    <li>
      <Link className={css['weg']} to={to}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
        {label}
      </Link>
    </li>
  );
}

/**
 * What to do without a password, and other ways in. School accounts only where there are any, and last: whether there are is heard later, and
 * what comes in above a link between pressing and letting go moves it away from under the finger.
 */
export function OtherWays() {
  const { t } = useTexts(authTeksten);
  const { data } = useQuery(aanbiedersQuery);
  return (
    <>
      <p className={css['kwijt']}>
        <Link to={href('/app/auth/wachtwoordaanvragen')}>{t('login.vergeten')}</Link> {t('login.kwijt')}
      </p>
      <ul className={css['wegen']}>
        <Way to={href('/app/auth/login-plaatjes')} icon={mdiEmoticonHappyOutline} label={t('login.metPlaatjes')} />
        {(data?.aanbieders.length ?? 0) > 0 && (
          <Way to={href('/app/auth/login-sso')} icon={mdiSchoolOutline} label={t('login.viaSchool')} />
        )}
      </ul>
    </>
  );
}
