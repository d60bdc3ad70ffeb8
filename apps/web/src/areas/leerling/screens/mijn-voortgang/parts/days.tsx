import type { MijnVoortgang } from '@spelrijk/contract/beloningen';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { serverNow } from '../../../../../shared/session/clock.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Hear } from '../../../parts/hear.tsx';
import css from './days.module.css';

const WEEK = 7;
const WEEKS = 4;

/** YYYY-MM-DD of every day of this week and the three before it, Monday first. */
function calendar(now: number): readonly string[] {
  const last = new Date(now).toISOString().slice(0, 10);
  const end = new Date(`${last}T12:00:00Z`);
  end.setUTCDate(end.getUTCDate() + ((WEEK - end.getUTCDay()) % WEEK));
  return Array.from({ length: WEEK * WEEKS }, (_, i) => {
    const day = new Date(end);
    day.setUTCDate(end.getUTCDate() - (WEEK * WEEKS - 1 - i));
    return day.toISOString().slice(0, 10);
  });
}

/** Four weeks as footsteps: filled where the child practised. No streak: a missed day is nothing to lose. */
export function Days({ dagen }: { readonly dagen: MijnVoortgang['dagen'] }) {
  const { t } = useTexts(leerlingTeksten);
  const { long } = useDates();
  const done = new Map(dagen.map((dag) => [dag.dag, dag]));
  return (
    <section className={css['blok']} aria-labelledby="ik-dagen">
      <div>
        <h2 id="ik-dagen">{t('ik.dagen')}</h2>
        <Hear lines={[['ik.dagen'], ['ik.dagenUitleg', { count: done.size }]]} />
      </div>
      <p>{t('ik.dagenUitleg', { count: done.size })}</p>
      <ol className={css['week']} aria-hidden="true">
        {t('ik.weekdagen')
          .split(' ')
          .map((naam) => (
            <li key={naam}>{naam}</li>
          ))}
      </ol>
      <ol className={css['week']}>
        {calendar(serverNow()).map((dag) => {
          const taken = done.get(dag)?.taken ?? 0;
          return (
            <li key={dag} className={css['dag']} data-gedaan={done.has(dag) || undefined}>
              <span aria-hidden="true">{Number(dag.slice(8))}</span>
              <span className="verborgen">
                {long(dag)}: {taken > 0 ? t('ik.dagTaken', { count: taken }) : t(done.has(dag) ? 'ik.dagGeoefend' : 'ik.dagNiet')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
