import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { audioOf } from '../../../../shared/audio/plan.ts';
import { loadEffects } from '../../audio/effects.ts';
import { toneelOfSpel } from '../../audio/toneel.ts';
import { useMuziekStand, useToneel } from '../../audio/use-regie.ts';
import { player } from '../../../../shared/audio/player.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { pictureUrl } from '../../parts/picture.tsx';
import { useFetchAhead } from '../../fetch-ahead.ts';
import { useLooksOn } from '../../looks-on.ts';
import { kaartPath } from '../../paths.ts';
import { judge } from '../../play/judge.ts';
import { verzamelingenQuery } from '../../queries.ts';
import { restOf } from '../../play/resume.ts';
import type { Rest } from '../../play/resume.ts';
import type { AnswerSender } from '../../queue/sender.ts';
import { dagQuery, landkaartQuery } from '../../landkaart-query.ts';
import { Broken } from './parts/broken.tsx';
import { End } from './parts/end.tsx';
import { Intro } from './parts/intro.tsx';
import { useTegenZichzelf } from './tegen-zichzelf.ts';
import { Thuis } from '../../hol/thuis.tsx';
import { Round } from '../../round/round.tsx';
import { createId } from '../../../../shared/id.ts';

type ReadTaak = Output<Api['readTaak']>;

interface VisitProps {
  readonly leerlingId: string;
  readonly read: ReadTaak;
  readonly manifest: GameManifest;
  readonly game: Game;
  readonly sender: AnswerSender;
}

type Stage = 'intro' | 'spelen' | 'einde' | 'stuk';

/** What was answered at the server and what is known here, laid on the taak. */
function readRest({ taak, antwoorden }: ReadTaak, sender: AnswerSender): Rest {
  const here = sender.answersOf(taak.id).flatMap(({ antwoord }) => {
    const opgave = taak.opgaven.find(({ id }) => id === antwoord.opgaveId);
    return opgave ? [{ opgaveId: opgave.id, poging: antwoord.poging, goed: judge(opgave, antwoord.gegeven, 'nl').goed }] : [];
  });
  return restOf(taak.opgaven, [...antwoorden, ...here], taak.toets === true);
}

/** The music of the game; and everything a started taak can need is fetched, so that it plays to its end without a connection. */
function useAround({ taak }: ReadTaak, manifest: GameManifest, stage: Stage): void {
  useToneel(taak.toets === true ? null : toneelOfSpel(manifest));
  useMuziekStand(stage === 'einde' ? 'feest' : 'bouw');
  useEffect(() => {
    for (const adres of audioOf(taak.opgaven)) void player.load(adres);
    for (const { woord } of taak.opgaven) if (woord.plaatje !== undefined) new Image().src = pictureUrl(woord.plaatje);
    return () => player.stop();
  }, [taak]);
}

/** A taak whose last answer was given before a reload: it is finished at once. */
function useFoundDone({ todo, done }: Rest, finish: (outcome: readonly (number | null)[]) => void): void {
  const look = useEffectEvent(() => {
    if (todo.length === 0) finish(done);
  });
  useEffect(() => look(), []);
}

/** What was found in play; and what there is already is known before the end, so that something can be chosen there without a connection. */
function useVondsten(leerlingId: string, manifest: GameManifest) {
  const [stukken, setStukken] = useState<readonly string[]>([]);
  useQuery({ ...verzamelingenQuery(leerlingId), enabled: manifest.verzameling !== undefined });
  return { stukken, add: (stuk: string) => setStukken((eerder) => [...eerder, stuk]) };
}

type Landkaart = Output<Api['readLandkaart']>;

/** Who plays, as far as it is known: the child's blob and its year, where it lives and who walks along. */
const reizigersOf = (kaart: Landkaart | undefined) => ({
  figuur: kaart?.leerling.figuur ?? 0,
  jaargroep: kaart?.leerling.jaargroep ?? 5,
  beloningen: kaart?.beloningen ?? true,
  hol: kaart?.hol ?? null,
  maatje: kaart?.maatje ?? null,
});

const thuisOf = ({ hol, maatje }: Pick<Landkaart, 'hol' | 'maatje'>): ReactElement | undefined =>
  hol === null && maatje === null ? undefined : <Thuis hol={hol} maatje={maatje} />;

/** What a round takes of that. */
const rondeOf = ({ figuur, jaargroep, ...thuis }: ReturnType<typeof reizigersOf>) => ({ figuur, jaargroep, thuis: thuisOf(thuis) });

function unlockSound(): void {
  player.unlock();
  void loadEffects();
}

/** One taak in one game: the card before it, the round, and the end. */
export function Visit({ leerlingId, read, manifest, game, sender }: VisitProps) {
  const { i18n } = useTexts(algemeenTeksten);
  const client = useQueryClient();
  const navigate = useNavigate();
  const looksOn = useLooksOn();
  const [rest, setRest] = useState(() => readRest(read, sender));
  const [done, setDone] = useState(rest.done);
  const [opTijd, setOpTijd] = useState<number | null>(null);
  const samen = reizigersOf(useQuery(landkaartQuery(leerlingId)).data);
  const vondsten = useVondsten(leerlingId, manifest);
  const tegen = useTegenZichzelf(leerlingId, read.taak, manifest, game);
  const [stage, setStage] = useState<Stage>(rest.todo.length === 0 ? 'einde' : 'intro');
  useAround(read, manifest, stage);
  const { taak } = read;
  useFetchAhead(gameAfter(client.getQueryData(dagQuery(leerlingId).queryKey), taak.id));
  const finish = (outcome: readonly (number | null)[], inTime: number | null = null): void => {
    setDone(outcome);
    setOpTijd(inTime);
    setStage('einde');
    if (!looksOn && taak.status !== 'af' && !sender.isFinishing(taak.id))
      void sender.add({ soort: 'afronden', id: createId(), leerlingId, taakId: taak.id });
    client.setQueryData(dagQuery(leerlingId).queryKey, (dag) => (dag && !looksOn ? markDone(dag, taak.id) : dag));
  };
  useFoundDone(rest, finish);
  const start = (): void => {
    unlockSound();
    setStage('spelen');
  };
  const retry = (): void => {
    setRest(readRest(read, sender));
    setStage('intro');
  };
  if (stage === 'stuk') return <Broken leerlingId={leerlingId} onRetry={retry} />;
  if (stage === 'einde')
    return (
      <End
        leerlingId={leerlingId}
        taak={taak}
        done={done}
        opTijd={opTijd}
        sender={sender}
        manifest={manifest}
        vondsten={vondsten.stukken}
        gehaald={tegen.gehaald}
        game={game}
        {...samen}
      />
    );
  if (stage === 'intro')
    return (
      <Intro
        leerlingId={leerlingId}
        taak={taak}
        manifest={manifest}
        game={game}
        figuur={samen.figuur}
        young={samen.jaargroep <= 3}
        left={rest.todo.length}
        onStart={start}
      />
    );
  return (
    <Round
      leerlingId={leerlingId}
      taak={taak}
      rest={rest}
      manifest={manifest}
      game={game}
      sender={sender}
      looksOn={looksOn}
      regio={i18n.language === 'nl-BE' ? 'be' : 'nl'}
      {...rondeOf(samen)}
      onDone={finish}
      onVondst={vondsten.add}
      {...tegen.ronde}
      onBreuk={() => setStage('stuk')}
      onStop={() => void navigate(kaartPath(leerlingId))}
    />
  );
}

type Dag = Output<Api['planDag']>;

const gameAfter = (dag: Dag | undefined, taakId: string): string | undefined =>
  dag?.taken.find(({ id, status }) => id !== taakId && status !== 'af')?.game;

function markDone(dag: Dag, taakId: string): Dag {
  const taken = dag.taken.map((taak) => (taak.id === taakId ? { ...taak, status: 'af' as const } : taak));
  return { ...dag, taken, klaar: taken.every(({ status }) => status === 'af') };
}
