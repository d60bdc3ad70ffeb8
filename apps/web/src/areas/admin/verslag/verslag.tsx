import { mdiPrinter } from '@mdi/js';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Client } from '@spelrijk/contract/clienten';
import type { Bereik } from '@spelrijk/contract/voortgang';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { verslagTeksten } from '@spelrijk/teksten/verslag';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { Hersteld } from '../../../shared/concept/hersteld.tsx';
import { useConcept } from '../../../shared/concept/use-concept.ts';
import { addLocalDays } from '../../../shared/date/days.ts';
import { useDates } from '../../../shared/date/use-dates.ts';
import { NotFound } from '../../../shared/page/not-found.tsx';
import { useMij } from '../../../shared/session/use-mij.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { naamVan } from '../beheer.ts';
import { begeleidingenQuery, toetsQuery, type Begeleidingen, type Traject } from '../begeleiding/queries.ts';
import { clientPad } from '../clienten/paden.ts';
import { clientenQuery } from '../clienten/queries.ts';
import { usePathParams } from '../params.ts';
import { Unready } from '../parts/unready.tsx';
import { Groeizinnen } from '../plan/groei.tsx';
import { chooseTraject, laatsteToets, countSessies, type Periode } from './inhoud.ts';
import { Logo, LogoKeuze } from './logo.tsx';
import css from './verslag.module.css';

const SOORTEN = ['ouders', 'school'] as const;
type Soort = (typeof SOORTEN)[number];

/** What she writes herself, and whether the reason of coming is told. */
interface Eigen extends Periode {
  readonly bevindingen: string;
  readonly advies: string;
  readonly metHulpvraag: boolean;
}

const VELDEN = ['van', 'tot', 'bevindingen', 'advies'] as const;
const isEigen = (value: unknown): value is Eigen =>
  typeof value === 'object' && value !== null && 'metHulpvraag' in value && VELDEN.every((veld) => veld in value);

/** Without a traject: about as long as one. */
const DAGEN = 84;

interface VerslagProps {
  readonly soort: Soort;
  readonly client: Client;
  readonly data: Begeleidingen;
  readonly eigen: Eigen;
}

function Doelen({ traject }: { readonly traject: Traject | undefined }) {
  const { t } = useTexts(verslagTeksten);
  const bereik = (van: Bereik | null): string =>
    van?.zeker === true ? t('bereik', { laag: Math.round(van.laag), hoog: Math.round(van.hoog) }) : t('onzeker');
  if (!traject || traject.doelen.length === 0) return <p>{t('doelenGeen')}</p>;
  return (
    <ul>
      {traject.doelen.map(({ categorie, naam, begin, nu }) => (
        <li key={categorie}>{t('doelVan', { doel: naam, toen: bereik(begin), nu: bereik(nu) })}</li>
      ))}
    </ul>
  );
}

/** What the last test showed; a parent reads it of the whole, a school of each goal. */
function Toetsuitslag({ soort, traject, naam }: { readonly soort: Soort; readonly traject: Traject; readonly naam: string }) {
  const { t } = useTexts(verslagTeksten);
  const { adminId, leerlingId } = usePathParams();
  const toetsId = laatsteToets(traject.toetsen);
  const { data } = useQuery({ ...toetsQuery({ adminId, leerlingId }, traject.id, toetsId ?? ''), enabled: toetsId !== undefined });
  if (!data?.uitslag) return null;
  return (
    <section>
      <h2>{t('toets')}</h2>
      <Groeizinnen uitslag={data.uitslag} naam={naam} {...(soort === 'ouders' && { alleenPlan: true as const })} />
    </section>
  );
}

function Papier({ uitslagen, van, tot }: Pick<Begeleidingen, 'uitslagen'> & Periode) {
  const { t } = useTexts(verslagTeksten);
  const dates = useDates();
  const binnen = uitslagen.filter(({ dag }) => dag >= van && dag <= tot);
  if (binnen.length === 0) return null;
  return (
    <section>
      <h2>{t('papier')}</h2>
      <ul>
        {binnen.map(({ id, toets, dag, score }) => (
          <li key={id}>
            {toets}, {dates.day(dag)}: {score}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tekst({ kop, tekst }: { readonly kop: string; readonly tekst: string }) {
  if (tekst.trim() === '') return null;
  return (
    <section>
      <h2>{kop}</h2>
      <p className={css['eigen']}>{tekst}</p>
    </section>
  );
}

function Blad({ soort, client, data, eigen }: VerslagProps) {
  const { t } = useTexts(verslagTeksten);
  const dates = useDates();
  const { adminId } = usePathParams();
  const praktijk = useMij().data?.admin.naam ?? '';
  const { roepnaam: naam, school, groep } = client;
  const traject = chooseTraject(data.trajecten);
  const { aantal, minuten } = countSessies(
    data.trajecten.flatMap(({ sessies }) => sessies),
    eigen,
  );
  const daar = [school, groep].filter((deel) => deel !== '').join(', ');
  return (
    <article className={css['blad']}>
      <header>
        <Logo adminId={adminId} />
        <h1>{t('kop', { naam: naamVan(client) })}</h1>
        <p>{t('periode', { praktijk, van: dates.day(eigen.van), tot: dates.day(eigen.tot) })}</p>
        {daar !== '' && <p>{t('daar', { daar })}</p>}
      </header>
      {eigen.metHulpvraag && <Tekst kop={t('hulpvraag')} tekst={traject?.keuze.hulpvraag ?? ''} />}
      <section>
        <h2>{t('begeleiding')}</h2>
        <p>{aantal === 0 ? t('sessiesGeen') : t('sessies', { count: aantal, minuten: minutenTekst(minuten) })}</p>
      </section>
      <section>
        <h2>{t('doelen')}</h2>
        <Doelen traject={traject} />
      </section>
      {traject && <Toetsuitslag soort={soort} traject={traject} naam={naam} />}
      <Papier uitslagen={data.uitslagen} van={eigen.van} tot={eigen.tot} />
      <Tekst kop={t('eigen.bevindingen')} tekst={eigen.bevindingen} />
      <Tekst kop={t(soort === 'ouders' ? 'eigen.thuis' : 'eigen.school')} tekst={eigen.advies} />
      <footer className={css['onder']}>
        <p>{t('groeten')}</p>
        <p>{praktijk}</p>
        <p>{t('naam')}</p>
        <p className={css['lijn']}>{t(soort === 'school' ? 'toestemming' : 'gezien', { naam })}</p>
      </footer>
    </article>
  );
}

function Verslag({ soort, client, data }: Omit<VerslagProps, 'eigen'>) {
  const { t } = useTexts(verslagTeksten);
  const { adminId, leerlingId } = usePathParams();
  const { vandaag } = data;
  const begin: Eigen = {
    van: chooseTraject(data.trajecten)?.van ?? addLocalDays(vandaag, -DAGEN),
    tot: vandaag,
    bevindingen: '',
    advies: '',
    metHulpvraag: soort === 'ouders',
  };
  const concept = useConcept(`verslag:${soort}:${leerlingId}`, begin, isEigen);
  const { waarde: eigen } = concept;
  const set = (deel: Partial<Eigen>): void => concept.set({ ...eigen, ...deel });
  const tekst = (veld: 'bevindingen' | 'advies', label: string) => (
    <TextField
      label={label}
      value={eigen[veld]}
      multiline
      minRows={3}
      fullWidth
      onChange={({ target }) => set({ [veld]: target.value })}
      slotProps={{ htmlInput: { maxLength: 4000 } }}
    />
  );
  return (
    <>
      <div className={`${css['balk']} niet-printen`}>
        <p>{t('uitleg')}</p>
        <Hersteld concept={concept} />
        <div className={css['rij']}>
          {(['van', 'tot'] as const).map((veld) => (
            <TextField
              key={veld}
              type="date"
              label={t(veld)}
              value={eigen[veld]}
              onChange={({ target }) => target.value !== '' && set({ [veld]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
          <FormControlLabel
            control={<Checkbox checked={eigen.metHulpvraag} onChange={({ target }) => set({ metHulpvraag: target.checked })} />}
            label={t('metHulpvraag')}
          />
        </div>
        {tekst('bevindingen', t('eigenLabel.bevindingen'))}
        {tekst('advies', t(soort === 'ouders' ? 'eigenLabel.thuis' : 'eigenLabel.school'))}
        <LogoKeuze adminId={adminId} />
        <div className={css['knoppen']}>
          <Button
            startIcon={
              <SvgIcon>
                <path d={mdiPrinter} />
              </SvgIcon>
            }
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
          <Button variant="text" component={Link} to={clientPad({ adminId, leerlingId })}>
            {t('terug', { naam: client.roepnaam })}
          </Button>
        </div>
        <p>{t('voorbeeld')}</p>
      </div>
      <Blad soort={soort} client={client} data={data} eigen={eigen} />
    </>
  );
}

/** One for the parents, one for the school; what she writes herself stays hers until it is printed. */
export function VerslagScreen({ soort: gevraagd }: { readonly soort: string }) {
  const { adminId, leerlingId } = usePathParams();
  const soort = SOORTEN.find((een) => een === gevraagd);
  const clienten = useQuery(clientenQuery(adminId));
  const begeleiding = useQuery(begeleidingenQuery({ adminId, leerlingId }));
  const { t } = useTexts(verslagTeksten);
  const retry = (): void => {
    void clienten.refetch();
    void begeleiding.refetch();
  };
  if (!clienten.data || !begeleiding.data) return <Unready error={clienten.error ?? begeleiding.error} onRetry={retry} />;
  const client = clienten.data.clienten.find(({ id }) => id === leerlingId);
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('naarAlle') };
  if (!client || !soort) return <NotFound inFrame {...back} />;
  return <Verslag key={soort} soort={soort} client={client} data={begeleiding.data} />;
}
