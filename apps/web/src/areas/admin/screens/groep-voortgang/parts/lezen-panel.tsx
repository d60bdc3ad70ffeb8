import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { mdiDownload } from '@mdi/js';
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import { leesvoortgangTeksten } from '@spelrijk/teksten/leesvoortgang';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { minutenKort, minutenTekst } from '@spelrijk/teksten/oefentijd';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { saveFile } from '../../../../../shared/api/save-file.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { Failure } from '../../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../../shared/screen/waiting.tsx';
import { mayOpen } from '../../../../../shared/session/doors.ts';
import { isBackOffice } from '../../../../../shared/session/routes.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { useLeesniveau } from '../../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../../parts/leerling-link.tsx';
import { usePathParams } from '../../../params.ts';
import { groepLezenQuery } from '../../../volgen.ts';
import { momentenPath } from '../../../voorlezen.ts';
import namenCss from '../namen.module.css';
import panelCss from '../panel.module.css';
import { minuten } from '../oefenen.ts';
import { sumWeken, sumVragen, perSoort } from '../lezen.ts';
import { Leesdeur, Leesgroepjes } from './leesgroepjes.tsx';

/** Titles that stand in the row of a leerling; all of them stand on its own page. */
const TITELS = 3;

interface Lezers {
  readonly leerlingen: readonly LeesLeerling[];
}

function Row({ leerling }: { readonly leerling: LeesLeerling }) {
  const { t } = useTexts(leesvoortgangTeksten);
  const { groepId } = usePathParams();
  const { weken, teksten, vragen, tempo, hardop } = leerling;
  const { t: hoor } = useTexts(voorlezenTeksten);
  const leesniveau = useLeesniveau();
  const dates = useDates();
  const gevraagd = sumVragen(vragen);
  return (
    <tr>
      <th scope="row">
        <LeerlingLink groepId={groepId} leerling={leerling} />
      </th>
      {weken.map(({ vanaf, woorden, ms }) =>
        woorden === 0 ? (
          <td key={vanaf} data-kop={dates.dayMonth(vanaf)}>
            <span aria-hidden="true">–</span>
            <span className="verborgen">{t('geen')}</span>
          </td>
        ) : (
          <td key={vanaf} className={panelCss['heel']} data-kop={dates.dayMonth(vanaf)}>
            <span aria-hidden="true">{t('cel', { woorden, minuten: minutenKort(minuten(ms)) })}</span>
            <span className="verborgen">{t('celLang', { count: woorden, minuten: minutenTekst(minuten(ms)) })}</span>
          </td>
        ),
      )}
      <td className={namenCss['getallen']} data-kop={t('uitgelezen')}>
        {teksten.filter(({ uit }) => uit > 0).length}
      </td>
      <td className={namenCss['getallen']} data-kop={t('begrepen')}>
        {gevraagd.antwoorden === 0 ? '–' : t('vanDe', gevraagd)}
      </td>
      <td className={namenCss['getallen']} data-kop={t('tempo')}>
        {tempo === null ? t('teWeinig') : t('tempoVan', tempo)}
      </td>
      <td className={panelCss['heel']} data-kop={t('hardop')}>
        {!hardop || (hardop.tempo === null && hardop.waarom === null) ? (
          '–'
        ) : (
          <>
            {hardop.tempo ? hoor('tempo.band', hardop.tempo) : hardop.waarom && hoor(`tempo.${hardop.waarom}`)}
            <small>
              {' '}
              ({leesniveau(hardop.niveau)}, {dates.dayMonth(hardop.dag)})
            </small>
          </>
        )}
      </td>
      <td className={panelCss['titels']} data-kop={t('laatst')}>
        {teksten
          .slice(0, TITELS)
          .map(({ titel }) => titel)
          .join(', ') || '–'}
      </td>
    </tr>
  );
}

function WeekTable({ leerlingen }: Lezers) {
  const { t } = useTexts(leesvoortgangTeksten);
  const dates = useDates();
  const weken = sumWeken(leerlingen);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={panelCss['rol']} aria-label={t('tabel')} tabIndex={0}>
      <table className={panelCss['lijst']} aria-label={t('tabel')}>
        <thead>
          <tr>
            <th scope="col">{t('naam')}</th>
            {weken.map(({ vanaf }) => (
              <th key={vanaf} scope="col">
                {t('week', { dag: dates.dayMonth(vanaf) })}
              </th>
            ))}
            {(['uitgelezen', 'begrepen', 'tempo'] as const).map((kolom) => (
              <th key={kolom} scope="col" className={namenCss['getallen']}>
                {t(kolom)}
              </th>
            ))}
            <th scope="col">{t('hardop')}</th>
            <th scope="col">{t('laatst')}</th>
          </tr>
        </thead>
        <tbody>
          {leerlingen.map((leerling) => (
            <Row key={leerling.id} leerling={leerling} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('samen')}</th>
            {weken.map(({ vanaf, woorden, ms }) => (
              <td key={vanaf} data-kop={dates.dayMonth(vanaf)}>
                {woorden === 0 ? '–' : t('cel', { woorden, minuten: minutenKort(minuten(ms)) })}
              </td>
            ))}
            <td className={namenCss['getallen']} data-kop={t('uitgelezen')}>
              {leerlingen.reduce((som, { teksten }) => som + teksten.filter(({ uit }) => uit > 0).length, 0)}
            </td>
            <td className={namenCss['getallen']} data-kop={t('begrepen')}>
              {t('vanDe', sumVragen(leerlingen.flatMap(({ vragen }) => vragen)))}
            </td>
            <td className={namenCss['getallen']} data-kop={t('tempo')}>
              –
            </td>
            <td data-kop={t('hardop')}>–</td>
            <td data-kop={t('laatst')}>–</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function SoortTable({ leerlingen }: Lezers) {
  const { t } = useTexts(leesvoortgangTeksten);
  const soorten = perSoort(leerlingen);
  if (soorten.length === 0) return null;
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('soortTabel')}</h2>
      <p className={panelCss['inleiding']}>{t('vragenUitleg')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={panelCss['rol']} aria-label={t('soortTabel')} tabIndex={0}>
        <table className={panelCss['lijst']} aria-label={t('soortTabel')}>
          <thead>
            <tr>
              <th scope="col">{t('soort')}</th>
              <th scope="col" className={namenCss['getallen']}>
                {t('begrepen')}
              </th>
            </tr>
          </thead>
          <tbody>
            {soorten.map(({ soort, ...geteld }) => (
              <tr key={soort}>
                <th scope="row">{t(`soorten.${soort}`)}</th>
                <td className={namenCss['getallen']} data-kop={t('begrepen')}>
                  {t('vanDe', geteld)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Download() {
  const { t } = useTexts(leesvoortgangTeksten);
  const { adminId, groepId } = usePathParams();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(await call('exportGroepLezen', { params: { adminId, groepId } })),
  });
  const icon = (
    <SvgIcon>
      <path d={mdiDownload} />
    </SvgIcon>
  );
  return (
    <div className={`${panelCss['download']} niet-printen`}>
      <Button variant="outlined" startIcon={icon} disabled={isPending} onClick={() => mutate()}>
        {isPending ? t('downloadBezig') : t('download')}
      </Button>
      <FormAlert error={error} />
    </div>
  );
}

/** What leerlingen chose and read, how much, and what they understood. */
export function LezenPanel() {
  const { t } = useTexts(leesvoortgangTeksten, kaderTeksten);
  const { adminId, groepId } = usePathParams();
  const rol = useUser()?.role;
  const momenten = momentenPath({ adminId, groepId });
  const { data, error, refetch } = useQuery(groepLezenQuery(adminId, groepId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} back={back} /> : <Waiting />;
  const { leerlingen } = data;
  return (
    <>
      <h2 className={panelCss['deelkop']}>{t('leesvoortgang:titel')}</h2>
      <div className={panelCss['deuren']}>
        {rol && mayOpen(rol, momenten) && (
          <Button component={Link} variant="outlined" to={momenten} className="niet-printen">
            {t('leesvoortgang:momenten')}
          </Button>
        )}
        {rol && !isBackOffice(rol) && <Leesdeur />}
      </div>
      {leerlingen.every(({ teksten, hardop }) => teksten.length === 0 && hardop === null) ? (
        <Empty title={t('leesvoortgang:leeg')} text={t('leesvoortgang:leegUitleg')} />
      ) : (
        <>
          <p className={panelCss['inleiding']}>{t('leesvoortgang:uitleg')}</p>
          <Download />
          <WeekTable leerlingen={leerlingen} />
          <p className={panelCss['inleiding']}>
            {t('leesvoortgang:tempoUitleg')} {t('leesvoortgang:hardopUitleg')}
          </p>
        </>
      )}
      {rol && !isBackOffice(rol) && <Leesgroepjes />}
      <SoortTable leerlingen={leerlingen} />
    </>
  );
}
