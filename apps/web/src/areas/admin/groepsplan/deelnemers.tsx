import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { Link } from 'react-router';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { isLeesplan, leesdoelNaam } from '../plan/keuze.ts';
import css from '../plan/plan.module.css';
import { useGroepspaden, type Deelnemer, type Groepsplan } from './queries.ts';

const LEESSTAND = new Map([
  [true, 'wel'],
  [false, 'niet'],
  [null, 'onbekend'],
] as const);

const TOESTAND = { open: 'open', af: 'af', afgebroken: 'afgebroken' } as const;

interface DeelnemersProps {
  readonly plan: Groepsplan;
  /** On paper nothing leads anywhere, and what to do now is old tomorrow. */
  readonly opPapier?: boolean;
}

/** Each child with its own plan behind its name. In the order of names: no ranking. */
export function Deelnemers({ plan: { keuze, leerlingen, elders }, opPapier = false }: DeelnemersProps) {
  const { t } = useTexts(groepsplanTeksten, planTeksten);
  const { t: blad } = useTexts(planbladTeksten);
  const paden = useGroepspaden();
  const metToets = !isLeesplan(keuze);
  const metLezen = leerlingen.some(({ lezen }) => lezen.length > 0);
  const leesstand = ({ lezen }: Deelnemer): string =>
    lezen
      .map(({ doel, gehaald, groei }) => {
        const naam = blad(`lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) });
        const stand = t(`groepsplan:leesstand.${LEESSTAND.get(gehaald) ?? 'onbekend'}`, { doel: naam });
        return groei === 'vooruit' || groei === 'lager' ? `${stand}, ${t(`groepsplan:leesgroei.${groei}`)}` : stand;
      })
      .join('\n');
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
              {metToets && <th scope="col">{t('groepsplan:toets')}</th>}
              {metLezen && <th scope="col">{t('groepsplan:leesdoelen')}</th>}
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
                  {metToets && <td data-kop={t('groepsplan:toets')}>{toetsen(kind) || t('groepsplan:geenToets')}</td>}
                  {metLezen && (
                    <td data-kop={t('groepsplan:leesdoelen')} className={css['alineas']}>
                      {leesstand(kind)}
                    </td>
                  )}
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
