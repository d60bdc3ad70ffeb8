import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import { LEESMOMENT_TEKSTEN } from '@spelrijk/domain/voorlezen';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { vastStreepje } from '@spelrijk/base/tekst';
import { splitNummer } from '@spelrijk/domain/naam';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { oudernaam, ouderniveau } from '@spelrijk/teksten/oudernaam';
import { rapportTeksten } from '@spelrijk/teksten/rapport';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { lastDays } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import { useJaargroep } from '../../../../shared/region/jaargroep.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { voortgangQuery } from '../../queries.ts';
import { leerlingLezenQuery } from '../../volgen.ts';
import { recent, type Voortgang } from '../../voortgang.ts';
import { makeRapport, type Rapport } from './rapport.ts';
import css from './rapport.module.css';

export const meta = () => pageTitle(rapportTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(rapportTeksten, 'titel')] };

const DAYS = 28;

/** How often and how well in four weeks. */
function Oefenen({ voortgang }: { readonly voortgang: Voortgang }) {
  const { t } = useTexts(rapportTeksten);
  const naam = voortgang.leerling.roepnaam;
  const { dagen, minuten, goed } = recent(voortgang, lastDays(DAYS, serverNow())[0] ?? '');
  return (
    <section>
      <h2>{t('oefenenKop')}</h2>
      <p>
        {dagen === 0 ? t('nietGeoefend', { naam }) : t('oefenen', { count: dagen, naam, minuten: minutenTekst(minuten) })}{' '}
        {goed !== null && t('inEenKeer', { procent: goed })}
      </p>
    </section>
  );
}

function Kunnen({ rapport, naam }: { readonly rapport: Rapport; readonly naam: string }) {
  const { kan, beheerst, bezig, oefent, fouten, schattingLager } = rapport;
  const { t } = useTexts(rapportTeksten);
  return (
    <>
      <section>
        <h2>{t('kan', { naam })}</h2>
        {kan.length === 0 ? (
          <p>{t('kanLeeg', { naam })}</p>
        ) : (
          <>
            <p>
              {beheerst > kan.length
                ? t('kanDeel', { naam, getoond: kan.length, count: beheerst })
                : t('kanAlle', { naam, count: beheerst })}
            </p>
            <ul className={css['vinkjes']}>
              {kan.map(({ id, naam: categorie }) => (
                <li key={id}>{vastStreepje(categorie)}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <h2>{t('bezig', { naam })}</h2>
        {oefent > bezig.length && <p>{t('bezigDeel', { naam, getoond: bezig.length, aantal: oefent })}</p>}
        {bezig.length === 0 ? (
          <p>{t('bezigLeeg')}</p>
        ) : (
          <table className={css['tabel']}>
            <tbody>
              {bezig.map(({ id, naam: categorie, laatste, bereik: { laag, hoog, zeker } }) => (
                <tr key={id}>
                  <th scope="row">{vastStreepje(categorie)}</th>
                  <td>{t('geteld', { goed: laatste.goed, count: laatste.antwoorden })}</td>
                  <td>{zeker && t('bereik', { laag: Math.round(laag), hoog: Math.round(hoog) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {schattingLager && <p>{t('bereikLager', { naam })}</p>}
      </section>
      {fouten.length > 0 && (
        <section>
          <h2>{t('voorbeelden')}</h2>
          <p>{t('voorbeeldenUitleg')}</p>
          <ul className={css['woorden']}>
            {fouten.map((fout) => (
              <li key={fout.woord}>{t('schreef', fout)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface LezenProps {
  readonly stappen: Voortgang['lezen'];
  /** Null: it could not be read, and the rest of the report does not wait for it. */
  readonly gelezen: LeesLeerling | null;
  readonly naam: string;
}

/** How far it is, what it read by itself, and aloud when somebody listened. No level of a child, no place among others. */
function Lezen({ stappen, gelezen, naam }: LezenProps) {
  const { t, i18n } = useTexts(rapportTeksten, kindvoortgangTeksten);
  const regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  const woorden = (gelezen?.weken ?? []).reduce((som, week) => som + week.woorden, 0);
  const hardop = gelezen?.hardop && gelezen.hardop.teksten === LEESMOMENT_TEKSTEN ? gelezen.hardop : null;
  const niveau = hardop ? ouderniveau(hardop.niveau, regio) : undefined;
  const procent = hardop ? Math.floor((100 * hardop.goed) / hardop.gelezen) : 0;
  if (stappen.length === 0 && woorden === 0 && !hardop) return null;
  return (
    <section>
      <h2>{t('rapport:lezen')}</h2>
      <ul>
        {stappen.slice(-3).map(({ id, naam: stap, beeld }) => (
          <li key={id}>{t('rapport:lezenZin', { stap: oudernaam(stap, regio), stand: t(`kindvoortgang:beeld.${beeld}`) })}</li>
        ))}
        {woorden > 0 && <li>{t('rapport:gelezen', { naam, count: woorden })}</li>}
        {hardop && (
          <li>
            {niveau === undefined ? t('rapport:hardopGoedLos', { naam, procent }) : t('rapport:hardopGoed', { naam, niveau, procent })}
          </li>
        )}
        {hardop?.tempo && <li>{t('rapport:hardopTempo', { naam, ...hardop.tempo })}</li>}
      </ul>
    </section>
  );
}

const GROEI = { harder: 'groeiHarder', gelijk: 'groeiGelijk', trager: 'groeiTrager' } as const;
const NIVEAU = { boven: 'niveauBoven', op: 'niveauRond', onder: 'niveauOnder', open: 'niveauOpen', onbekend: 'niveauOnbekend' } as const;

function Sheet({ voortgang, gelezen }: { readonly voortgang: Voortgang } & Pick<LezenProps, 'gelezen'>) {
  const { t } = useTexts(rapportTeksten, kindvoortgangTeksten);
  const dates = useDates();
  // A parent who prints it asks nobody of a school and signs nothing; the groep that her children hang on is ours.
  const role = useUser()?.role;
  const ouder = role === 'thuisadmin';
  const { leerling, groep, lezen, vandaag } = voortgang;
  const jaar = useJaargroep()(leerling.jaargroep);
  const rapport = makeRapport(voortgang);
  const naam = leerling.roepnaam;
  const { thuis } = rapport;
  return (
    <article className={css['blad']}>
      <header>
        <h1>{t('rapport:kop', { naam: `${leerling.roepnaam} ${splitNummer(leerling.achternaam)[0]}` })}</h1>
        <p>{t('rapport:datum', { groep: ouder ? jaar : groep.naam, datum: `${dates.long(vandaag)} ${vandaag.slice(0, 4)}` })}</p>
      </header>
      {/* Who prints it at home is not addressed by it. */}
      {!ouder && <p>{t('rapport:opening', { naam })}</p>}
      <p>{t(rapport.begon ? 'rapport:inleiding' : 'rapport:nooit', { naam })}</p>
      <Oefenen voortgang={voortgang} />
      {rapport.begon && (
        <>
          <section>
            <h2>{t('rapport:niveau')}</h2>
            <p>{t(`rapport:${NIVEAU[rapport.niveau]}`, { naam })}</p>
            {rapport.groei && <p>{t(`rapport:${GROEI[rapport.groei]}`, { naam })}</p>}
          </section>
          <Kunnen rapport={rapport} naam={naam} />
        </>
      )}
      <Lezen stappen={lezen} gelezen={gelezen} naam={naam} />
      <section>
        <h2>{t('rapport:thuis')}</h2>
        <ul>
          {thuis && <li>{t('rapport:thuisRegel', { naam, categorie: vastStreepje(thuis.naam), regel: vastStreepje(thuis.regel) })}</li>}
          <li>{t('rapport:thuisKort')}</li>
          <li>{t('rapport:thuisLezen')}</li>
        </ul>
      </section>
      {!ouder && (
        <footer>
          <p>{t('rapport:vragen')}</p>
          <p>{t('rapport:groeten')}</p>
          <p className={css['handtekening']}>{t('rapport:handtekening')}</p>
        </footer>
      )}
    </article>
  );
}

/** The report for parents as it comes on paper, with what to do with it above. */
export default function RapportScreen() {
  const { t } = useTexts(rapportTeksten, kaderTeksten);
  const params = usePathParams();
  const { data, error, refetch } = useQuery(voortgangQuery(params));
  const gelezen = useQuery(leerlingLezenQuery(params));
  const back = { to: href('/admins/:adminId/groepen', { adminId: params.adminId }), label: t('kader:fout.naarGroepen') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data || gelezen.isPending) return <Waiting />;
  const icon = (
    <SvgIcon>
      <path d={mdiPrinter} />
    </SvgIcon>
  );
  return (
    <>
      <div className={`${css['balk']} niet-printen`}>
        <p>{t('rapport:voorbeeld')}</p>
        <div>
          <Button component={Link} variant="text" to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', params)}>
            {t('rapport:terug')}
          </Button>
          <Button startIcon={icon} onClick={() => window.print()}>
            {t('rapport:print')}
          </Button>
        </div>
      </div>
      <Sheet voortgang={data} gelezen={gelezen.data ?? null} />
    </>
  );
}
