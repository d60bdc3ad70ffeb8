import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from '../plan/plan.module.css';
import { useGroepspaden, type Deelnemer, type Groepsplan } from './queries.ts';

const TOESTAND = { open: 'open', af: 'af', afgebroken: 'afgebroken' } as const;

interface DeelnemersProps {
  readonly plan: Groepsplan;
  /** On paper nothing leads anywhere, and what to do now is old tomorrow. */
  readonly opPapier?: boolean;
}

/** Each child with its own plan behind its name. In the order of names: no ranking. */
export function Deelnemers({ plan: { leerlingen, elders }, opPapier = false }: DeelnemersProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const paden = useGroepspaden();
  const toetsen = ({ toetsen: alle }: Deelnemer): string =>
    alle.map(({ soort, status }) => `${t(`plan:toetsSoort.${soort}`)}: ${t(`groepsplan:toestand.${TOESTAND[status]}`)}`).join(', ');
  return (
    <>
      <div className={css['tabelrol']}>
        <table className={`${css['tabel']} ${css['gestapeld']}`}>
          <thead>
            <tr>
              <th scope="col">{t('groepsplan:kind')}</th>
              <th scope="col">{t('groepsplan:stand')}</th>
              <th scope="col">{t('groepsplan:toets')}</th>
              <th scope="col">{t('groepsplan:minuten')}</th>
              {!opPapier && <th scope="col">{t('groepsplan:nuDoen')}</th>}
            </tr>
          </thead>
          <tbody>
            {leerlingen.map((kind) => {
              const naam = `${kind.roepnaam} ${kind.achternaam}`.trim();
              return (
                <tr key={kind.leerlingId}>
                  <th scope="row">{opPapier ? naam : <Link to={paden.eigenPlan(kind)}>{naam}</Link>}</th>
                  <td data-kop={t('groepsplan:stand')}>{t(`plan:status.${kind.status}`)}</td>
                  <td data-kop={t('groepsplan:toets')}>{toetsen(kind) || t('groepsplan:geenToets')}</td>
                  <td data-kop={t('groepsplan:minuten')}>
                    {t('groepsplan:vanMinuten', { gehouden: kind.gehouden, beloofd: kind.beloofd })}
                  </td>
                  {!opPapier && (
                    <td data-kop={t('groepsplan:nuDoen')}>
                      <Link to={paden.eigenPlan(kind)}>{t(`plan:stap.${kind.stap}`, { naam: kind.roepnaam })}</Link>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {elders > 0 && <p className={css['zacht']}>{t('groepsplan:elders', { count: elders })}</p>}
      {!opPapier && <p className={css['zacht']}>{t('groepsplan:stoppen')}</p>}
    </>
  );
}
