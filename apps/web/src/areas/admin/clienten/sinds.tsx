import type { Client } from '@spelrijk/contract/clienten';
import { planSessie, type Sessieregel } from '@spelrijk/domain/sessieplan';
import { clientTeksten } from '@spelrijk/teksten/clienten';
import { minutenTekst } from '@spelrijk/teksten/oefentijd';
import { href, Link } from 'react-router';
import { schoolDay } from '../../../shared/date/days.ts';
import { serverNow } from '../../../shared/session/clock.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { MarkedWord } from '../chart/marked-word.tsx';
import panel from '../parts/parts.module.css';
import { usePathParams } from '../params.ts';
import css from './clienten.module.css';
import { useWanneer } from './wanneer.ts';

interface SindsProps {
  readonly client: Client;
}

/** How much was practised, in sentences: every number says of what. */
function Geoefend({ client: { roepnaam: naam, nooit, sinds } }: SindsProps) {
  const { t } = useTexts(clientTeksten);
  const { dagen, minuten, antwoorden, goed, samen, vrij } = sinds;
  const zelf = nooit && dagen === 0 ? t('sinds.nooit', { naam }) : vrij ? t('sinds.vrij', { naam }) : t('sinds.niets', { naam });
  return (
    <>
      <p>{dagen === 0 ? zelf : t('sinds.dagen', { count: dagen, minuten: minutenTekst(minuten) })}</p>
      {antwoorden > 0 && <p>{t('sinds.goed', { goed, count: antwoorden })}</p>}
      {samen > 0 && <p>{t('sinds.samen', { count: samen })}</p>}
    </>
  );
}

function Fouten({ client: { sinds } }: SindsProps) {
  const { t } = useTexts(clientTeksten);
  if (sinds.antwoorden + sinds.samen === 0) return null;
  // What was chosen or read can go wrong too, and says nothing here.
  const zonder = sinds.antwoorden > sinds.goed ? t('sinds.foutenAnders') : t('sinds.foutenGeen');
  if (sinds.fouten.length === 0) return <p className={css['zacht']}>{zonder}</p>;
  return (
    <table className={css['fouten']}>
      <caption className="verborgen">{t('sinds.fouten')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sinds.schreef')}</th>
          <th scope="col">{t('sinds.goedWoord')}</th>
          <th scope="col">{t('sinds.regel')}</th>
        </tr>
      </thead>
      <tbody>
        {sinds.fouten.map(({ woord, gegeven, doel, getypt, naam }) => (
          <tr key={woord}>
            <td>
              <MarkedWord word={gegeven} start={getypt.start} end={getypt.end} wrong />
            </td>
            <td>
              <MarkedWord word={woord} start={doel.start} end={doel.end} />
            </td>
            <td className={css['zacht']}>{naam}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Regel({ regel, client: { id, groepId, roepnaam: naam, sinds } }: SindsProps & { readonly regel: Sessieregel }) {
  const { t } = useTexts(clientTeksten);
  const { adminId } = usePathParams();
  if (regel.code === 'dictee')
    return <>{t('doen.dictee', { woorden: regel.woorden.map((woord) => woord.replace(/[.]$/, '')).join(', ') })}</>;
  if (regel.code === 'rustig') return <>{t('doen.rustig', { naam, count: sinds.gokjes })}</>;
  if (regel.code !== 'uitleg') return <>{t(`doen.${regel.code}`, { naam })}</>;
  const { categorie, keer } = regel;
  const bord = `${href('/admins/:adminId/groepen/:groepId/uitleg/:categorie', { adminId, groepId, categorie })}?leerlingen=${id}`;
  return (
    <>
      {t('doen.uitleg', { regel: sinds.regel?.naam ?? categorie, count: keer })}{' '}
      <Link className={panel['link'] ?? ''} to={bord}>
        {t('doen.bord')}
      </Link>
    </>
  );
}

/** Without an appointment: as most sessions are. */
const STANDAARD_MINUTEN = 45;

/** What happened since the last time, and what that asks of this time. */
export function SindsKaart({ client, kop: Kop }: SindsProps & { readonly kop: 'h2' | 'h3' }) {
  const { t } = useTexts(clientTeksten);
  const { sinds: sindsTekst } = useWanneer();
  const { volgende, sinds, nooit, voorstel, huiswerk } = client;
  const minuten = volgende?.minuten ?? STANDAARD_MINUTEN;
  const vandaag = schoolDay(serverNow());
  const regels = planSessie({ ...sinds, nooit, huiswerk: voorstel !== null || huiswerk.some(({ tot }) => tot > vandaag) }, minuten);
  return (
    <>
      <section className={css['deel']}>
        <Kop>{sindsTekst(client)}</Kop>
        <Geoefend client={client} />
        <Fouten client={client} />
      </section>
      <section className={css['deel']}>
        <Kop>{t('doen.titel', { count: minuten })}</Kop>
        <ol className={css['regels']}>
          {regels.map((regel) => (
            <li key={regel.code}>
              <span className={css['min']}>{t('doen.min', { count: regel.minuten })}</span>
              <span>
                <Regel regel={regel} client={client} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
