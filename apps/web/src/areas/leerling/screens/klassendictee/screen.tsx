import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Opgave } from '@spelrijk/domain/opgave';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { leerlingDicteeTeksten } from '@spelrijk/teksten/leerling-dictee';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { audioOf } from '../../../../shared/audio/plan.ts';
import { player } from '../../../../shared/audio/player.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { serverNow } from '../../../../shared/session/clock.ts';
import { useToneel } from '../../audio/use-regie.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Page } from '../../parts/page.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath } from '../../paths.ts';
import { taakQuery } from '../../queries.ts';
import { openAnswers } from '../../queue/answers.ts';
// Here before the first answer: without a line nothing can be fetched any more.
import '../../queue/open.ts';
import type { AnswerSender } from '../../queue/sender.ts';
import { Schrijfvel } from '../../parts/schrijfvel.tsx';
import css from '../../parts/vel.module.css';
import { createId } from '../../../../shared/id.ts';

export const meta = () => pageTitle(leerlingDicteeTeksten, 'titel');

type ReadTaak = Output<Api['readTaak']>;
const GAME = 'klassendictee';
const MAX_RT_MS = 86_400_000;
interface DictationProps {
  readonly leerlingId: string;
  readonly read: ReadTaak;
  readonly sender: AnswerSender;
}

/** What was answered before, here or on the server, is not asked again. */
function restOf({ taak, antwoorden }: ReadTaak, sender: AnswerSender): readonly Opgave[] {
  const done = new Set([
    ...antwoorden.map(({ opgaveId }) => opgaveId),
    ...sender.answersOf(taak.id).map(({ antwoord }) => antwoord.opgaveId),
  ]);
  return taak.opgaven.filter(({ id }) => !done.has(id));
}

/** Word by word: listen, write, on. Every answer is kept on the device first, so that a connection may go. */
function Dictation({ leerlingId, read, sender }: DictationProps) {
  const { taak } = read;
  const isToets = taak.dictee !== true;
  const client = useQueryClient();
  const looksOn = useLooksOn();
  const [todo] = useState(() => restOf(read, sender));
  const [at, setAt] = useState(-1);
  const keeping = useRef(false);
  const opgave = todo[at];
  const nr = taak.opgaven.length - todo.length + at + 1;
  useEffect(() => {
    for (const adres of audioOf(taak.opgaven)) void player.load(adres);
    return () => player.stop();
  }, [taak]);

  const isDone = todo.length === 0 || at >= todo.length;
  const finish = useEffectEvent(() => {
    if (looksOn || taak.status === 'af') return;
    void sender
      .add({ soort: 'afronden', id: `${taak.id}-af`, leerlingId, taakId: taak.id })
      .then(() => client.invalidateQueries({ queryKey: ['leerling', leerlingId] }));
  });
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  /** Kept first, then on: who reloads at the next word has not lost this one. */
  const answer = async (gegeven: string, rtMs: number): Promise<void> => {
    if (looksOn) return setAt(at + 1);
    if (!opgave || keeping.current) return;
    keeping.current = true;
    const id = createId();
    const antwoord = {
      id,
      taakId: taak.id,
      opgaveId: opgave.id,
      poging: 1,
      gegeven: gegeven.slice(0, 200),
      rtMs: Math.max(0, Math.min(MAX_RT_MS, Math.round(rtMs))),
      op: new Date(serverNow()).toISOString(),
      hints: 0,
    };
    await sender.add({ soort: 'antwoord', id, leerlingId, game: GAME, antwoord });
    keeping.current = false;
    setAt(at + 1);
  };

  if (isDone) return <Done leerlingId={leerlingId} isToets={isToets} />;
  if (!opgave) return <Begin isTeLezen={todo.some(({ vraag }) => vraag !== undefined)} onBegin={() => setAt(0)} />;
  return (
    <Schrijfvel
      key={opgave.id}
      audio={opgave.audio}
      isZin={opgave.vorm === 'dictee-zin'}
      zin={opgave.woord.zin ?? null}
      vraag={opgave.vraag}
      nr={nr}
      totaal={taak.opgaven.length}
      isLast={at === todo.length - 1}
      onAnswer={(gegeven, rtMs) => void answer(gegeven, rtMs)}
    />
  );
}

/** `isTeLezen`: not everything is heard. */
function Begin({ isTeLezen, onBegin }: { readonly isTeLezen: boolean; readonly onBegin: () => void }) {
  const { t } = useTexts(leerlingDicteeTeksten);
  return (
    <div className={css['vel']}>
      <span className={css['blob']}>
        <BlobFigure seed={11} mood="blij" alive />
      </span>
      <p className={css['zin']}>{t('uitleg')}</p>
      {isTeLezen && <p className={css['zin']}>{t('streep')}</p>}
      <BigButton
        onClick={() => {
          player.unlock();
          onBegin();
        }}
      >
        {t('begin')}
      </BigButton>
    </div>
  );
}

function Done({ leerlingId, isToets }: { readonly leerlingId: string; readonly isToets: boolean }) {
  const { t } = useTexts(leerlingDicteeTeksten);
  const navigate = useNavigate();
  return (
    <div className={css['vel']}>
      <span className={css['blob']}>
        <BlobFigure seed={11} mood="trots" alive />
      </span>
      <h2>{t(isToets ? 'toetsKlaar' : 'klaar')}</h2>
      <p className={css['zin']}>{t('klaarUitleg')}</p>
      <p>{t('bewaard')}</p>
      <BigButton onClick={() => void navigate(kaartPath(leerlingId))}>{t('naarKaart')}</BigButton>
    </div>
  );
}

export default function KlassendicteeScreen() {
  const { t } = useTexts(leerlingDicteeTeksten, leerlingTeksten);
  useToneel(null);
  const { leerlingId = '', taakId = '' } = useParams();
  const taak = useQuery({ ...taakQuery(leerlingId, taakId), refetchOnWindowFocus: false, refetchOnReconnect: false });
  const sender = useQuery({ queryKey: ['wachtrij'], queryFn: openAnswers, staleTime: Number.POSITIVE_INFINITY });
  const isToets = taak.data !== undefined && taak.data.taak.dictee !== true;
  const missing = <NotFound inFrame to={kaartPath(leerlingId)} label={t('leerling:venster.terug')} />;
  if (isNotFound(taak.error)) return missing;
  if (taak.isError && !taak.data) return <TryAgain message={t('fout')} detail={taak.error.message} onRetry={() => void taak.refetch()} />;
  if (!taak.data || !sender.data) return <Waiting text={t('leerling:laden')} />;
  if (!taak.data.taak.games.includes(GAME)) return missing;
  return (
    <Page leerlingId={leerlingId} title={t(isToets ? 'toets' : 'titel')} hear={[]}>
      <Dictation key={taakId} leerlingId={leerlingId} read={taak.data} sender={sender.data} />
    </Page>
  );
}
