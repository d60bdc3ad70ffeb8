import { planTeksten } from '@spelrijk/teksten/plan';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import { RangeBar } from '../../../chart/range-bar.tsx';
import { VerloopChart } from '../../../chart/verloop-chart.tsx';
import panel from '../../../parts/parts.module.css';
import css from '../../../plan/plan.module.css';
import { isVoorbij, type Handelingsplan } from '../../../plan/queries.ts';
import { misgeschreven } from '../../../plan/misgeschreven.ts';

type Doel = Handelingsplan['perDoel'][number];

/** In which words a test looks whether the rule of the goal is used where it must not be: they are not trained meanwhile, and a lesson about them is noted. */
function Tegenhanger({ categorie, naam }: { readonly categorie: string; readonly naam: string }) {
  const { t } = useTexts(plantoetsTeksten);
  return <p className={css['zacht']}>{t('tegenhanger', { categorie, naam })}</p>;
}

interface DoelKaartProps {
  readonly doel: Doel;
  readonly naam: string;
  readonly status: Handelingsplan['status'];
}

function DoelKaart({ doel, naam, status }: DoelKaartProps) {
  const { t } = useTexts(planTeksten);
  const dates = useDates();
  const range = ({ laag, hoog, zeker }: Doel['begin']): string =>
    zeker ? t('van100', { laag: Math.round(laag), hoog: Math.round(hoog) }) : t('onzeker');
  const verloop = doel.verloop.filter(({ zeker }) => zeker);
  return (
    <li className={css['kaart']}>
      <h3>
        {doel.naam} {status === 'actief' && <BeeldMark beeld={doel.nu.beeld} />}
      </h3>
      {doel.weg && <p className={css['zacht']}>{t('uitPlan', { datum: dates.long(doel.weg.op), reden: doel.weg.reden })}</p>}
      <table className={css['tabel']}>
        <tbody>
          <tr>
            <th scope="row">{t('begin')}</th>
            <td>{range(doel.begin)}</td>
          </tr>
          <tr>
            <th scope="row">{t(isVoorbij(status) ? 'aanHetEind' : 'nu')}</th>
            <td>
              {range(doel.nu.bereik)}
              {doel.nu.bereik.zeker && <RangeBar bereik={doel.nu.bereik} beeld={doel.nu.beeld} />}
            </td>
          </tr>
          <tr>
            <th scope="row">{t('streefKop')}</th>
            <td>{t('streefKort', { aantal: doel.streef })}</td>
          </tr>
        </tbody>
      </table>
      {doel.contrast && status === 'actief' && doel.weg === null && <Tegenhanger categorie={doel.contrast.naam} naam={naam} />}
      {verloop.length > 1 && (
        <VerloopChart
          points={verloop}
          summary={t('verloop', { doel: doel.naam })}
          norm={{ procent: doel.streef, text: t('streefKop').toLowerCase() }}
        />
      )}
      <h4>{t('fouten', { naam })}</h4>
      <p className={css['fouten']}>
        {doel.fouten.length === 0 ? t('geenFouten') : doel.fouten.map((fout) => t('schreef', misgeschreven(fout))).join(' · ')}
      </p>
    </li>
  );
}

/** Per goal: how it was, how it is, and what is aimed at. */
export function Doelen({ plan }: { readonly plan: Handelingsplan }) {
  const { t } = useTexts(planTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('doelen')}</h2>
      {plan.perDoel.length === 0 && <p>{t('zonderDoelen')}</p>}
      <ul className={css['kaarten']}>
        {plan.perDoel.map((doel) => (
          <DoelKaart key={doel.categorie} doel={doel} naam={plan.leerling.roepnaam} status={plan.status} />
        ))}
      </ul>
    </section>
  );
}
