import { mdiArrowLeft } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { accountTeksten } from '@spelrijk/teksten/account';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { authTeksten } from '@spelrijk/teksten/auth';
import { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { href, useSearchParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { beveiligingQuery } from '../../../../shared/factor/queries.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Frame } from '../../../../shared/frame/frame.tsx';
import { requireDoor } from '../../../../shared/session/guard.ts';
import { landingPath } from '../../../../shared/session/routes.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { readFields } from '../../parts/form-values.ts';
import css from './account.module.css';
import { FactorPanel } from './parts/factor-panel.tsx';
import { LinksPanel } from './parts/links-panel.tsx';
import { PasswordPanel } from './parts/password-panel.tsx';
import { SessionsPanel } from './parts/sessions-panel.tsx';
import { useChange } from './parts/use-beveiliging.ts';

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

interface Naam {
  readonly roepnaam: string;
  readonly achternaam: string;
}

const LONGEST = 100;

/** A docent changes her own name as her school's admin would, after giving her password again. */
function OwnName({ roepnaam, achternaam }: Naam) {
  const { t } = useTexts(beveiligingTeksten, accountTeksten);
  const user = useUser();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useChange(async (body: Naam) => {
    await call('updateDocent', { params: { adminId: user?.adminId ?? '', docentId: user?._id ?? '' }, body });
    await queries.invalidateQueries({ queryKey: ['mij'] });
  });
  if (user?.role !== 'docent' && user?.role !== 'schooladmin') return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readFields(event.currentTarget, ['roepnaam', 'achternaam']);
    setEmpty(fields.roepnaam.trim() === '');
    if (fields.roepnaam.trim() !== '' && !isPending) mutate(fields, { onSuccess: () => setOpen(false) });
  };
  if (!open)
    return (
      <div>
        {isSuccess && (
          <Alert severity="success" sx={{ mb: 2 }}>
            {t('beveiliging:naam.gelukt')}
          </Alert>
        )}
        <Button
          variant="outlined"
          onClick={() => {
            reset();
            setEmpty(false);
            setOpen(true);
          }}
        >
          {t('beveiliging:naam.wijzig')}
        </Button>
      </div>
    );
  return (
    <form className={css['formulier']} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('account:persoon.roepnaam')}
        name="roepnaam"
        autoComplete="given-name"
        defaultValue={roepnaam}
        error={isEmpty}
        helperText={isEmpty ? t('account:gegevens.verplicht') : t('beveiliging:naam.uitleg')}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <TextField
        label={t('account:persoon.achternaam')}
        name="achternaam"
        autoComplete="family-name"
        defaultValue={achternaam}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      <div className={css['knoppen']}>
        <Button type="submit" disabled={isPending}>
          {t('beveiliging:naam.bewaar')}
        </Button>
        <Button variant="text" onClick={() => setOpen(false)}>
          {t('beveiliging:vraag.annuleer')}
        </Button>
      </div>
    </form>
  );
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
