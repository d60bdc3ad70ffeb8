import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { useHydrated } from '../../../../shared/page/use-hydrated.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { textOf } from '../../../../shared/texts/text-of.ts';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { metaOf } from '../../parts/meta.ts';
import css from '../../parts/pagina.module.css';

export const meta = () => metaOf(textOf(siteTeksten, 'status.titel'), textOf(siteTeksten, 'status.omschrijving'), '/site/status');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

const ELKE_MS = 30_000;
const DELEN = ['live', 'ready', 'vlot', 'durable', 'intact'] as const;

const oordeelOver = ({ live, ready, vlot, intact }: Output<Api['health']>): 'goed' | 'druk' | 'deels' => {
  if (!live || !ready || !intact) return 'deels';
  return vlot ? 'goed' : 'druk';
};

/** What is stored is asked of the database: where that cannot answer it is not known now. */
const OPGESLAGEN: ReadonlySet<string> = new Set(['durable', 'intact']);

const woordVoor = (data: Output<Api['health']>, deel: (typeof DELEN)[number]): 'status.ja' | 'status.nee' | 'status.onbekend' =>
  !data.ready && OPGESLAGEN.has(deel) ? 'status.onbekend' : data[deel] ? 'status.ja' : 'status.nee';

export default function StatusScreen() {
  const { t } = useTexts(siteTeksten);
  const hydrated = useHydrated();
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['site', 'status'],
    queryFn: () => call('health', {}),
    refetchInterval: ELKE_MS,
    enabled: hydrated,
    retry: 1,
  });
  const oordeel = isError ? 'weg' : data ? oordeelOver(data) : 'bezig';
  return (
    <>
      <header className={css['kop']}>
        <h1>{t('status.kop')}</h1>
        <p>{t('status.inleiding')}</p>
      </header>
      <section className={css['deel']} aria-live="polite">
        <p className={css['nota']}>{t(`status.${oordeel}`)}</p>
        <p>{t('status.storing')}</p>
        {/* Here from the start: what the answer fills in pushes nothing away. */}
        <dl className={css['dl']}>
          {DELEN.map((deel) => (
            <div key={deel}>
              <dt>{t(`status.delen.${deel}`)}</dt>
              <dd>{data ? t(woordVoor(data, deel)) : '–'}</dd>
            </div>
          ))}
        </dl>
        <p>{data ? t('status.gevraagd', { tijd: new Date(dataUpdatedAt).toLocaleTimeString('nl-NL') }) : '\u00a0'}</p>
      </section>
    </>
  );
}
