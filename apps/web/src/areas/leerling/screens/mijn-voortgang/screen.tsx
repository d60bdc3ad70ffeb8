import type { MijnVoortgang } from '@spelrijk/contract/beloningen';
import { Stars } from '@spelrijk/ui/stars';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Line } from '../../audio/speak.ts';
import { useSay } from '../../audio/use-say.ts';
import { Hear } from '../../parts/hear.tsx';
import { Page } from '../../parts/page.tsx';
import { Picture } from '../../parts/picture.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, vensterPath } from '../../paths.ts';
import { Days } from './parts/days.tsx';
import css from './mijn-voortgang.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'ik.titel');

const voortgangQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'mijn-voortgang'],
    queryFn: () => call('readMijnVoortgang', { params: { leerlingId } }),
  });

export default function MijnVoortgangScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(voortgangQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (error) return <TryAgain message={t('ik.fout')} detail={error.message} onRetry={() => void refetch()} />;
  return data ? <Progress leerlingId={leerlingId} voortgang={data} /> : <Waiting text={t('laden')} />;
}

function Progress({ leerlingId, voortgang }: { readonly leerlingId: string; readonly voortgang: MijnVoortgang }) {
  const { t } = useTexts(leerlingTeksten);
  const { kan, leert, dagen } = voortgang;
  const wat = [
    { tone: 'kan', title: t('ik.kan'), empty: t('ik.kanLeeg'), goals: kan },
    { tone: 'leert', title: t('ik.leert'), empty: t('ik.leertLeeg'), goals: leert },
  ] as const;
  // Nobody is greeted by what is not there yet.
  const volgorde = kan.length === 0 && leert.length > 0 ? wat.toReversed() : wat;
  return (
    <Page leerlingId={leerlingId} title={t('ik.titel')} hear={[['ik.titel'], ['ik.uitleg']]}>
      <div className={css['twee']}>
        {volgorde.map((goals) => (
          <Goals key={goals.tone} leerlingId={leerlingId} {...goals} />
        ))}
      </div>
      <Words {...voortgang.woorden} />
      <Days dagen={dagen} />
    </Page>
  );
}

interface GoalsProps {
  readonly leerlingId: string;
  readonly tone: 'kan' | 'leert';
  readonly title: string;
  readonly empty: string;
  readonly goals: MijnVoortgang['kan'];
}

function Goals({ leerlingId, tone, title, empty, goals }: GoalsProps) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <section className={css['blok']} data-toon={tone} aria-labelledby={`ik-${tone}`}>
      <div className={css['kop']}>
        <h2 id={`ik-${tone}`}>{title}</h2>
        <Hear
          lines={[
            title,
            ...(goals.length === 0 ? [empty] : goals.flatMap(({ naam, sterren }): Line[] => [naam, ['kaart.sterren', { count: sterren }]])),
          ]}
        />
      </div>
      {goals.length === 0 && <p>{empty}</p>}
      <ul className={css['doelen']}>
        {goals.map(({ id, naam, sterren }) => (
          <li key={id}>
            <Link to={vensterPath(leerlingId, id)}>
              <span className={css['naam']}>{naam}</span>
              <span className={css['sterren']}>
                <Stars count={sterren} of={3} size="1.15rem" />
              </span>
              <span className="verborgen">{t('kaart.sterren', { count: sterren })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ aantal, laatste }: MijnVoortgang['woorden']) {
  const { t } = useTexts(leerlingTeksten);
  const { say } = useSay();
  const uitleg = aantal === 0 ? 'ik.woordenLeeg' : 'ik.woordenUitleg';
  return (
    <section className={css['blok']} aria-labelledby="ik-woorden">
      <div className={css['kop']}>
        <h2 id="ik-woorden">{t('ik.woorden', { count: aantal })}</h2>
        <Hear lines={[['ik.woorden', { count: aantal }], [uitleg]]} />
      </div>
      <p>{t(uitleg)}</p>
      <ul className={css['woorden']}>
        {laatste.map(({ woord, plaatje, audio }) => (
          <li key={woord}>
            <button
              type="button"
              disabled={audio === undefined}
              onClick={() => audio !== undefined && say([{ soort: 'klank', adres: audio }])}
            >
              {plaatje !== undefined && <Picture name={plaatje} size={30} />}
              {woord}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
