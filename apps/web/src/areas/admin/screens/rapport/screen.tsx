import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { lastDays } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { requireRole } from '../../../../shared/session/guard.ts';
import { followsVoortgang } from '../../../../shared/session/routes.ts';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { GroepKruimel } from '../../kruimels.tsx';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { voortgangQuery } from '../../queries.ts';
import '../../texts.ts';
import { RapportKruimel } from '../../volg-kruimels.tsx';
import '../../voortgang-texts.ts';
import { recent, type Voortgang } from '../voortgang/voortgang.ts';
import { maakRapport, type Rapport } from './rapport.ts';
import css from './rapport.module.css';

export const meta = () => pageTitle(i18next.t('voortgang:rapport.titel'));
export const handle: Crumbs = { kruimels: [GroepKruimel, RapportKruimel] };
export const clientMiddleware = [requireRole(followsVoortgang)];

const DAYS = 28;

/** How often and how well in four weeks. */
function Oefenen({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t } = useTranslation('voortgang');
  const naam = voortgang.leerling.roepnaam;
  const { dagen, minuten, goed } = recent(voortgang, lastDays(DAYS, serverNow())[0] ?? '');
  return (
    <section>
      <h2>{t('rapport.oefenenKop')}</h2>
      <p>
        {dagen === 0 ? t('rapport.nietGeoefend', { naam }) : t('rapport.oefenen', { count: dagen, naam, minuten })}{' '}
        {goed !== null && t('rapport.inEenKeer', { procent: goed })}
      </p>
    </section>
  );
}

function Kunnen({ rapport: { kan, bezig, fouten }, naam }: { readonly rapport: Rapport; readonly naam: string }) {
  const { t } = useTranslation('voortgang');
  return (
    <>
      <section>
        <h2>{t('rapport.kan', { naam })}</h2>
        {kan.length === 0 ? (
          <p>{t('rapport.kanLeeg', { naam })}</p>
        ) : (
          <ul className={css['vinkjes']}>
            {kan.map(({ id, naam: categorie }) => (
              <li key={id}>{categorie}</li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2>{t('rapport.bezig', { naam })}</h2>
        {bezig.length === 0 ? (
          <p>{t('rapport.bezigLeeg')}</p>
        ) : (
          <table className={css['tabel']}>
            <tbody>
              {bezig.map(({ id, naam: categorie, bereik: { laag, hoog, zeker } }) => (
                <tr key={id}>
                  <th scope="row">{categorie}</th>
                  <td>{zeker ? t('rapport.bereik', { laag: Math.round(laag), hoog: Math.round(hoog) }) : t('rapport.teWeinig')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      {fouten.length > 0 && (
        <section>
          <h2>{t('rapport.voorbeelden')}</h2>
          <p>{t('rapport.voorbeeldenUitleg')}</p>
          <ul className={css['woorden']}>
            {fouten.map((fout) => (
              <li key={fout.woord}>{t('rapport.schreef', fout)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const NIVEAU = { boven: 'niveauBoven', rond: 'niveauRond', onder: 'niveauOnder', onbekend: 'niveauOnbekend' } as const;

function Sheet({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t } = useTranslation(['voortgang', 'admin']);
  const dates = useDates();
  const { leerling, groep, lezen, vandaag } = voortgang;
  const rapport = maakRapport(voortgang);
  const naam = leerling.roepnaam;
  const { thuis } = rapport;
  return (
    <article className={css['blad']}>
      <header>
        <h1>{t('voortgang:rapport.kop', { naam: `${leerling.roepnaam} ${leerling.achternaam}` })}</h1>
        <p>{t('voortgang:rapport.datum', { groep: groep.naam, datum: `${dates.long(vandaag)} ${vandaag.slice(0, 4)}` })}</p>
      </header>
      <p>{t('voortgang:rapport.opening', { naam })}</p>
      <p>{t('voortgang:rapport.inleiding', { naam })}</p>
      <Oefenen voortgang={voortgang} />
      <section>
        <h2>{t('voortgang:rapport.niveau')}</h2>
        <p>{t(`voortgang:rapport.${NIVEAU[rapport.niveau]}`, { naam })}</p>
      </section>
      <Kunnen rapport={rapport} naam={naam} />
      {lezen.length > 0 && (
        <section>
          <h2>{t('voortgang:rapport.lezen')}</h2>
          <ul>
            {lezen.slice(-3).map(({ id, naam: stap, status }) => (
              <li key={id}>{t('voortgang:rapport.lezenZin', { stap, status: t(`admin:voortgang.categorieen.status.${status}`) })}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('voortgang:rapport.thuis')}</h2>
        <ul>
          {thuis && <li>{t('voortgang:rapport.thuisRegel', { naam, categorie: thuis.naam, regel: thuis.regel })}</li>}
          <li>{t('voortgang:rapport.thuisKort')}</li>
          <li>{t('voortgang:rapport.thuisLezen')}</li>
        </ul>
      </section>
      <footer>
        <p>{t('voortgang:rapport.vragen')}</p>
        <p>{t('voortgang:rapport.groeten')}</p>
        <p className={css['handtekening']}>{t('voortgang:rapport.handtekening')}</p>
      </footer>
    </article>
  );
}

/** The report for parents as it comes on paper, with what to do with it above. */
export default function RapportScreen() {
  const { t } = useTranslation(['voortgang', 'kader']);
  const params = usePathParams();
  const { data, error, refetch } = useQuery(voortgangQuery(params));
  const back = { to: href('/admins/:adminId/groepen', { adminId: params.adminId }), label: t('kader:fout.naarGroepen') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const icon = (
    <SvgIcon>
      <path d={mdiPrinter} />
    </SvgIcon>
  );
  return (
    <>
      <div className={`${css['balk']} niet-printen`}>
        <p>{t('voortgang:rapport.voorbeeld')}</p>
        <div>
          <Button component={Link} variant="text" to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', params)}>
            {t('voortgang:rapport.terug')}
          </Button>
          <Button startIcon={icon} onClick={() => window.print()}>
            {t('voortgang:rapport.print')}
          </Button>
        </div>
      </div>
      <Sheet voortgang={data} />
    </>
  );
}
