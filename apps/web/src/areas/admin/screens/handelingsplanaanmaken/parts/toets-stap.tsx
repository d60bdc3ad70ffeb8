import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { isGetoetst, teMeten } from '../../../plan/begin.ts';
import { isLeesplan } from '../../../plan/keuze.ts';
import css from '../../../plan/plan.module.css';
import { planQuery, useZorgpaden, type PlanPlek } from '../../../plan/queries.ts';
import { vooruitblikQuery } from '../../../plan/toets-queries.ts';
import { ZetKlaar } from '../../../plan/zet-klaar.tsx';

interface ToetsStapProps {
  readonly plek: PlanPlek;
  readonly naam: string;
  readonly keuze: PlanKeuze;
  /** To where the goals are chosen. */
  readonly onDoelen: () => void;
}

function NaarDoelen({ onDoelen }: Pick<ToetsStapProps, 'onDoelen'>) {
  const { t } = useTexts(planTeksten);
  return (
    <Button variant="text" onClick={onDoelen}>
      {t('stappen.doelen')}
    </Button>
  );
}

/** What a test of these goals asks, and honestly what it can show: before anything is decided. */
function Vooruitblik({ plek, naam, keuze, onDoelen }: ToetsStapProps) {
  const { t } = useTexts(planTeksten);
  const { t: toets } = useTexts(plantoetsTeksten);
  const doelen = keuze.doelen.map(({ categorie }) => categorie);
  const { data } = useQuery(vooruitblikQuery(plek, doelen));
  if (!data) return null;
  return (
    <>
      {data.start > 0 && <p>{t('starttoetsUitleg', { aantal: data.start, naam })}</p>}
      <Alert severity="info">
        {data.start > 0 && <p>{t('kracht', { k: data.vanTien })}</p>}
        {data.start > 0 && <p>{t('krachtUitleg')}</p>}
        {data.tekort.map(({ categorie, naam: doel, ankers, nodig, zonderGroei }) => (
          <p key={categorie}>
            {nodig === 0 && toets('nietTeMeten', { doel })}
            {nodig > 0 && (zonderGroei ? t('teWeinig', { doel, n: ankers, m: nodig }) : toets('minder', { doel, n: ankers, m: nodig }))}
          </p>
        ))}
        {data.tekort.length > 0 && <NaarDoelen onDoelen={onDoelen} />}
      </Alert>
    </>
  );
}

/** The test before the plan: set ready on a screen or on paper, and how far it is. */
export function ToetsStap({ plek, naam, keuze, onDoelen }: ToetsStapProps) {
  const { t } = useTexts(planTeksten);
  const paden = useZorgpaden();
  const { data } = useQuery(planQuery(plek));
  const doelen = keuze.doelen.map(({ categorie }) => categorie);
  const blik = useQuery(vooruitblikQuery(plek, doelen));
  const { t: blad } = useTexts(planbladTeksten);
  if (isLeesplan(keuze))
    return (
      <div className={css['velden']}>
        <Alert severity="info">{blad('lezen.startZonder')}</Alert>
      </div>
    );
  if (keuze.doelen.length === 0)
    return (
      <div className={css['velden']}>
        <Alert severity="warning" action={<NaarDoelen onDoelen={onDoelen} />}>
          {t('mist.doelen')}
        </Alert>
      </div>
    );
  const isTeMeten = teMeten(keuze.doelen).length > 0 && blik.data?.start !== 0;
  const toets = data?.toetsen.find(({ soort, status }) => soort === 'zorg-start' && status === 'open');
  const isAf = data !== undefined && isGetoetst(keuze.doelen, data);
  return (
    <div className={css['velden']}>
      <Vooruitblik plek={plek} naam={naam} keuze={keuze} onDoelen={onDoelen} />
      {isAf && <Alert severity="success">{t('starttoetsKlaar')}</Alert>}
      {toets && (
        <Alert severity="info">
          {toets.papier ? t('starttoetsPapier', { naam }) : t('starttoetsOpen', { naam })}{' '}
          {toets.papier && <Link to={`${paden.plan(plek.planId)}/toets/${toets.id}`}>{t('naarPapier')}</Link>}
        </Alert>
      )}
      {data && isTeMeten && !toets && !isAf && <ZetKlaar key={data.toetsen.length} plek={plek} soort="zorg-start" label={t('zetKlaar')} />}
      <p className={css['zacht']}>{t('starttoetsVerder')}</p>
    </div>
  );
}
