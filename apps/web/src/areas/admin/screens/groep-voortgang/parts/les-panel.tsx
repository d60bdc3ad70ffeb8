import type { LesLeerling } from '@spelrijk/domain/les';
import { roepnamen } from '@spelrijk/domain/naam';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { mdiAlertOctagon, mdiBookOpenVariant, mdiCheck, mdiCheckCircle, mdiClose, mdiPencil, mdiTimerSandEmpty } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { Failure } from '../../../../../shared/screen/failure.tsx';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { usePathParams } from '../../../params.ts';
import { lesQuery } from '../../../volgen.ts';
import panelCss from '../panel.module.css';
import standCss from '../stand.module.css';

type Toestand = LesLeerling['toestand'];

const SHAPES: Readonly<Record<Toestand, string>> = {
  vast: mdiAlertOctagon,
  stil: mdiTimerSandEmpty,
  bezig: mdiPencil,
  leest: mdiBookOpenVariant,
  klaar: mdiCheckCircle,
  weg: '',
};
const AANWEZIG: readonly Toestand[] = ['vast', 'stil', 'bezig', 'leest', 'klaar'];
const MINUUT_MS = 60_000;

function Laatste({ laatste }: Pick<LesLeerling, 'laatste'>) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <ul className={standCss['laatste']}>
      {laatste.map(({ woord, gegeven, goed, poging, op }) => (
        <li key={`${op}${poging}${gegeven}`} data-goed={goed}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={goed ? mdiCheck : mdiClose} />
          </svg>
          <span className="verborgen">{t(goed ? 'les.goed' : 'les.fout')}: </span>
          {gegeven}
          {!goed && gegeven !== woord && <span className={panelCss['van']}> ({woord})</span>}
        </li>
      ))}
    </ul>
  );
}

function LesRow({ leerling }: { readonly leerling: LesLeerling }) {
  const { t } = useTexts(voortgangTeksten);
  const { groepId } = usePathParams();
  const { toestand, taak, laatst, laatste, antwoorden, goed } = leerling;
  const minutes = laatst === null ? 0 : Math.floor((serverNow() - Date.parse(laatst)) / MINUUT_MS);
  return (
    <tr data-toestand={toestand}>
      <th scope="row">
        <LeerlingLink groepId={groepId} leerling={leerling} />
      </th>
      <td>
        <span className={standCss['toestand']} data-toestand={toestand}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SHAPES[toestand]} />
          </svg>
          {t(`les.toestand.${toestand}`)}
        </span>
        <span className={panelCss['van']}>{minutes < 1 ? t('les.zojuist') : t('les.sinds', { count: minutes })}</span>
      </td>
      <td>
        {taak && (
          <>
            <strong>{taak.naam}</strong>
            <span className={panelCss['van']}>
              {taak.game} · {t('les.voortgang', taak)}
            </span>
          </>
        )}
      </td>
      <td data-kop={t('les.laatste')}>
        <Laatste laatste={laatste} />
      </td>
      <td data-kop={t('oefenen.goed')}>{t('les.score', { goed, antwoorden })}</td>
    </tr>
  );
}

function LesTable({ leerlingen }: { readonly leerlingen: readonly LesLeerling[] }) {
  const { t } = useTexts(voortgangTeksten);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={panelCss['rol']} aria-label={t('les.tabel')} tabIndex={0}>
      <table className={panelCss['lijst']} aria-label={t('les.tabel')}>
        <thead>
          <tr>
            <th scope="col">{t('les.naam')}</th>
            <th scope="col">{t('les.nu')}</th>
            <th scope="col">{t('les.taak')}</th>
            <th scope="col">{t('les.laatste')}</th>
            <th scope="col">{t('oefenen.goed')}</th>
          </tr>
        </thead>
        <tbody>
          {leerlingen.map((leerling) => (
            <LesRow key={leerling.id} leerling={leerling} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How many are stuck, silent, busy, ready. */
function Counts({ leerlingen }: { readonly leerlingen: readonly LesLeerling[] }) {
  const { t } = useTexts(voortgangTeksten);
  return (
    <dl className={standCss['tellers']}>
      {AANWEZIG.map((toestand) => (
        <div key={toestand} data-toestand={toestand}>
          <dt>{t(`les.tel.${toestand}`)}</dt>
          <dd>{leerlingen.filter((leerling) => leerling.toestand === toestand).length}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The lesson of now, asked again and again while somebody looks at it. */
export function LesPanel() {
  const { t, i18n } = useTexts(voortgangTeksten, kaderTeksten);
  const { adminId, groepId } = usePathParams();
  const { data, error, dataUpdatedAt, refetch } = useQuery(lesQuery(adminId, groepId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} back={back} /> : <Waiting />;
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(dataUpdatedAt);
  const here = data.leerlingen.filter(({ toestand }) => toestand !== 'weg');
  const away = data.leerlingen.filter(({ toestand }) => toestand === 'weg');
  const namen = roepnamen(data.leerlingen);
  const naamVan = ({ id }: LesLeerling): string => namen.get(id) ?? '';
  const stuck = here
    .filter(({ toestand }) => toestand === 'vast')
    .map((leerling) => t('voortgang:les.nieuwVast', { naam: naamVan(leerling) }));
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('voortgang:les.titel')}</h2>
      <p className={panelCss['inleiding']}>{t('voortgang:les.uitleg')}</p>
      <p className={panelCss['van']}>
        {error ? t('voortgang:les.geenVerbinding', { tijd: time }) : t('voortgang:les.bijgewerkt', { tijd: time })}
      </p>
      <output className="verborgen">{stuck.join(' ')}</output>
      {here.length === 0 ? (
        <Empty title={t('voortgang:les.leeg')} text={t('voortgang:les.leegUitleg')} />
      ) : (
        <>
          <Counts leerlingen={here} />
          <LesTable leerlingen={here} />
        </>
      )}
      {here.length > 0 && away.length > 0 && (
        <p className={panelCss['inleiding']}>{t('voortgang:les.afwezig', { namen: away.map(naamVan).join(', ') })}</p>
      )}
    </>
  );
}
