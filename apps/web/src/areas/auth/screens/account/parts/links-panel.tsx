import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../../shared/api/call.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { redirectUri } from '../../../../../shared/session/sso.ts';
import { isBackOffice } from '../../../../../shared/session/routes.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { aanbiedersQuery } from '../../../queries.ts';
import css from '../account.module.css';
import { useChange } from './use-beveiliging.ts';

interface Koppeling {
  readonly aanbieder: string;
  readonly sinds: string;
}

interface LinkLineProps {
  readonly id: string;
  readonly naam: string;
  readonly koppeling: Koppeling | undefined;
}

async function leaveToLink(aanbieder: string): Promise<void> {
  const { adres } = await call('startKoppeling', { body: { aanbieder, redirect_uri: redirectUri() } });
  window.location.assign(adres);
}

function LinkLine({ id, naam, koppeling }: LinkLineProps) {
  const { t } = useTexts(beveiligingTeksten);
  const { long } = useDates();
  const link = useChange(() => leaveToLink(id));
  const unlink = useChange(() => call('deleteKoppeling', { params: { aanbieder: id } }));
  const error = link.error ?? unlink.error;
  return (
    <li className={css['regel']}>
      <div>
        <strong>{naam}</strong>
        {koppeling && <div className={css['zacht']}>{t('koppelingen.gekoppeld', { datum: long(koppeling.sinds) })}</div>}
        {error && <Alert severity="error">{error.message}</Alert>}
      </div>
      {koppeling ? (
        <Button variant="outlined" size="small" aria-label={t('koppelingen.ontkoppelVan', { naam })} onClick={() => unlink.mutate()}>
          {t('koppelingen.ontkoppel')}
        </Button>
      ) : (
        <Button variant="outlined" size="small" aria-label={t('koppelingen.koppelMet', { naam })} onClick={() => link.mutate()}>
          {t('koppelingen.koppel')}
        </Button>
      )}
    </li>
  );
}

/** Only where there are providers, and never for our own office. */
export function LinksPanel({ koppelingen }: { readonly koppelingen: readonly Koppeling[] }) {
  const { t } = useTexts(beveiligingTeksten);
  const user = useUser();
  const { data } = useQuery(aanbiedersQuery);
  if (!data || data.aanbieders.length === 0 || !user || isBackOffice(user.role)) return null;
  return (
    <section className={css['paneel']}>
      <h2>{t('koppelingen.titel')}</h2>
      <p className={css['zacht']}>{t('koppelingen.uitleg')}</p>
      <ul className={css['lijst']}>
        {data.aanbieders.map(({ id, naam }) => (
          <LinkLine key={id} id={id} naam={naam} koppeling={koppelingen.find(({ aanbieder }) => aanbieder === id)} />
        ))}
      </ul>
    </section>
  );
}
