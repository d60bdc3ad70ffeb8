import { mdiArrowLeft, mdiVolumeHigh } from '@mdi/js';
import { needsHoofdletters } from '@spelrijk/game-kit/stage';
import { BigButton, RoundButton } from '@spelrijk/ui/big-button';
import { Bloep } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import { Stars } from '@spelrijk/ui/stars';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useMutation, useQuery, queryOptions } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { stepsPlan } from '../../../../shared/audio/plan.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useSay } from '../../audio/use-say.ts';
import { Hear } from '../../parts/hear.tsx';
import { KeepWords } from '../../parts/keep-words.tsx';
import { isClosed } from '../../is-closed.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, spelPath } from '../../paths.ts';
import { taakQuery } from '../../queries.ts';
import { Example } from './parts/example.tsx';
import css from './somvenster.module.css';
import { createId } from '../../../../shared/id.ts';

const vensterQuery = (leerlingId: string, somvensterId: string) =>
  queryOptions({
    queryKey: ['leerling', leerlingId, 'venster', somvensterId],
    queryFn: () => call('readSomvenster', { params: { leerlingId, somvensterId } }),
  });

export const meta = () => pageTitle(leerlingTeksten, 'venster.titel');

type Venster = Output<Api['readSomvenster']>;

export default function SomvensterScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '', somvensterId = '' } = useParams();
  const venster = useQuery(vensterQuery(leerlingId, somvensterId));
  if (isNotFound(venster.error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (venster.isError)
    return <TryAgain message={t('venster.fout')} detail={venster.error.message} onRetry={() => void venster.refetch()} />;
  return venster.data ? <Card leerlingId={leerlingId} venster={venster.data} /> : <Waiting text={t('laden')} />;
}

function Card({ leerlingId, venster }: { readonly leerlingId: string; readonly venster: Venster }) {
  const { t } = useTexts(leerlingTeksten);
  const { say } = useSay();
  const stappen = stepsPlan(venster.uitlegAudio);
  return (
    <article
      className={css['kaart']}
      aria-labelledby="venster-naam"
      data-hoofdletters={needsHoofdletters(venster.voorbeelden.map(({ woord }) => woord)) ? false : undefined}
    >
      <header className={css['kop']}>
        <Link className={css['terug']} to={kaartPath(leerlingId)} title={t('venster.terug')}>
          <Icon path={mdiArrowLeft} />
        </Link>
        <h1 id="venster-naam">{venster.naam}</h1>
        <Hear lines={[venster.naam, ['kaart.sterren', { count: venster.sterren }], [venster.open ? 'hoor.oefen' : 'venster.nogDicht']]} />
        <p className={css['sterren']}>
          <Stars count={venster.sterren} of={3} size="1.7rem" />
          <span className="verborgen">{t('kaart.sterren', { count: venster.sterren })}</span>
        </p>
      </header>
      <Rule venster={venster} onSay={(adres) => say([{ soort: 'klank', adres }])} />
      <section className={css['stappen']} aria-labelledby="venster-stappen">
        <div className={css['stappenkop']}>
          <h2 id="venster-stappen">{t('venster.stappen')}</h2>
          {stappen.length > 0 && (
            <RoundButton name={t('venster.hoorStappen')} onClick={() => say(stappen)}>
              <Icon path={mdiVolumeHigh} />
            </RoundButton>
          )}
        </div>
        <ol>
          {venster.uitleg.map((stap) => (
            <li key={stap}>
              <KeepWords text={stap} />
            </li>
          ))}
        </ol>
      </section>
      {/* A step of reading has none. */}
      {venster.voorbeelden.length > 0 && (
        <section className={css['voorbeelden']} aria-labelledby="venster-voorbeelden">
          <h2 id="venster-voorbeelden">{t('venster.voorbeelden')}</h2>
          <ul>
            {venster.voorbeelden.map((voorbeeld) => (
              <li key={voorbeeld.woord}>
                <Example {...voorbeeld} onSay={(adres) => say([{ soort: 'klank', adres }])} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Practise leerlingId={leerlingId} venster={venster} />
    </article>
  );
}

function Rule({ venster, onSay }: { readonly venster: Venster; readonly onSay: (adres: string) => void }) {
  const { t } = useTexts(leerlingTeksten);
  const { regel, regelAudio } = venster;
  return (
    <section className={css['regel']} aria-labelledby="venster-regel">
      <div className={css['bloep']}>
        <Bloep alive />
      </div>
      <div className={css['ballon']}>
        <h2 id="venster-regel" className="verborgen">
          {t('venster.regel')}
        </h2>
        <p>
          <KeepWords text={regel} />
        </p>
        {regelAudio !== undefined && (
          <RoundButton name={t('venster.hoorRegel')} strong onClick={() => onSay(regelAudio)}>
            <Icon path={mdiVolumeHigh} />
          </RoundButton>
        )}
      </div>
    </section>
  );
}

function Practise({ leerlingId, venster }: { readonly leerlingId: string; readonly venster: Venster }) {
  const { t } = useTexts(leerlingTeksten);
  const navigate = useNavigate();
  const create = useMutation({
    // The id is made once per press, so that a repeated request makes no second taak.
    mutationFn: (id: string) => call('createTaak', { params: { leerlingId }, body: { id, somvensterId: venster.id } }),
    onSuccess: (taak, _id, _result, { client }) => {
      client.setQueryData(taakQuery(leerlingId, taak.id).queryKey, { taak, antwoorden: [] });
      void navigate(spelPath(leerlingId, taak));
    },
  });
  if (!venster.open) return <p className={css['dicht']}>{t('venster.nogDicht')}</p>;
  return (
    <footer className={css['oefen']}>
      {create.isError && <p role="alert">{isClosed(create.error) ? t('dicht.tekst') : create.error.message}</p>}
      <BigButton tone="zon" disabled={create.isPending} onClick={() => create.mutate(createId())}>
        {t(create.isPending ? 'venster.bezig' : 'venster.oefen')}
      </BigButton>
    </footer>
  );
}
