import { mdiArrowLeft } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { authTeksten } from '@spelrijk/teksten/auth';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useQuery } from '@tanstack/react-query';
import { href, useSearchParams } from 'react-router';
import { beveiligingQuery } from '../../../../shared/factor/queries.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Frame } from '../../../../shared/frame/frame.tsx';
import { requireDoor } from '../../../../shared/session/guard.ts';
import { landingPath } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './account.module.css';
import { FactorPanel } from './parts/factor-panel.tsx';
import { LinksPanel } from './parts/links-panel.tsx';
import { OwnName } from './parts/own-name.tsx';
import { PasswordPanel } from './parts/password-panel.tsx';
import { SessionsPanel } from './parts/sessions-panel.tsx';

export const meta = () => pageTitle(beveiligingTeksten, 'titel');
export const clientMiddleware = [requireDoor];

const REASONS = ['geweigerd', 'mislukt', 'verlopen', 'school-onbekend', 'andere-school', 'verkeerde-rol', 'geen-toegang'] as const;

/** How linking at a provider ended. */
function LinkResult() {
  const { t } = useTexts(beveiligingTeksten, authTeksten);
  const [query] = useSearchParams();
  const fout = query.get('fout');
  const reason = REASONS.find((name) => name === fout);
  if (fout !== null) return <Alert severity="warning">{t(`auth:sso.fout.${reason ?? 'mislukt'}`)}</Alert>;
  return query.has('gekoppeld') ? <Alert severity="success">{t('beveiliging:koppelingen.gelukt')}</Alert> : null;
}

function Panels() {
  const { t } = useTexts(beveiligingTeksten, algemeenTeksten);
  const { data, error, refetch } = useQuery(beveiligingQuery);
  if (error)
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/site/home'), label: t('algemeen:naarBegin') }} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  return (
    <>
      <section className={css['paneel']} aria-label={t('beveiliging:titel')}>
        <dl className={css['gegevens']}>
          <dt>{t('beveiliging:naam.titel')}</dt>
          <dd>{`${data.roepnaam} ${data.achternaam}`.trim()}</dd>
          <dt>{t('beveiliging:gebruikersnaam')}</dt>
          <dd>{data.gebruikersnaam}</dd>
          <dt>{t('beveiliging:email')}</dt>
          <dd>{data.email ?? t('beveiliging:geenEmail')}</dd>
        </dl>
        <OwnName roepnaam={data.roepnaam} achternaam={data.achternaam} />
      </section>
      <PasswordPanel sinds={data.wachtwoordSinds} gebruikersnaam={data.gebruikersnaam} metFactor={data.tweedeFactor.sinds !== null} />
      <FactorPanel factor={data.tweedeFactor} />
      <SessionsPanel sessies={data.sessies} />
      <LinksPanel koppelingen={data.koppelingen} />
    </>
  );
}

/** One's own account: how one gets in, and where one is. */
export default function AccountScreen() {
  const { t } = useTexts(beveiligingTeksten, algemeenTeksten);
  const user = useUser();
  const menu = user ? [{ label: t('algemeen:naarBegin'), to: landingPath(user), icon: mdiArrowLeft }] : [];
  return (
    <Frame menu={menu}>
      <div className={css['pagina']}>
        <header className={css['kop']}>
          <h1>{t('beveiliging:titel')}</h1>
          <p className={css['zacht']}>{t('beveiliging:uitleg')}</p>
        </header>
        <LinkResult />
        <Panels />
      </div>
    </Frame>
  );
}
