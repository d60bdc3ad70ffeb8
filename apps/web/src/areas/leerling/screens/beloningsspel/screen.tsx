import type { Beloningen } from '@spelrijk/contract/beloningen';
import { standFor } from '@spelrijk/game-kit/stage';
import { Stage } from '@spelrijk/game-kit/stage/view';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Line } from '../../audio/speak.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Hear } from '../../parts/hear.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, spelPath } from '../../paths.ts';
import { dagQuery } from '../../landkaart-query.ts';
import { beloningenQuery } from '../../queries.ts';
import { useMedia } from '../../use-media.ts';
import { hopScene, WOLKENHOP_ART } from './wolkenhop-scene.ts';
import { useWolkenhop } from './use-wolkenhop.ts';
import css from './beloningsspel.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'hop.titel');

export default function BeloningsspelScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(beloningenQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (error) return <TryAgain message={t('sparen.fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('laden')} />;
  return data.beloningsspel.open ? (
    <Hop leerlingId={leerlingId} beloningen={data} />
  ) : (
    <Closed leerlingId={leerlingId} figuur={data.figuur} />
  );
}

function Closed({ leerlingId, figuur }: { readonly leerlingId: string; readonly figuur: number }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <section className={css['kaart']} aria-labelledby="hop-kop">
      <div className={css['blob']}>
        <BlobFigure seed={figuur} mood="denkt" alive />
      </div>
      <h1 id="hop-kop">{t('hop.dicht')}</h1>
      <p>{t('vandaag.beloning')}</p>
      <Hear lines={[['hop.dicht'], ['vandaag.beloning']]} />
      <ToTaak leerlingId={leerlingId} />
      <ToMap leerlingId={leerlingId} />
    </section>
  );
}

/** What opens the chest is one press away. */
function ToTaak({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(leerlingTeksten);
  const { data } = useQuery(dagQuery(leerlingId));
  const next = data?.taken.find(({ status }) => status !== 'af');
  return next ? (
    <Link className={css['taak']} to={spelPath(leerlingId, next)}>
      {t('hop.naarTaak')}: {next.gameTitel}
    </Link>
  ) : null;
}

function ToMap({ leerlingId }: { readonly leerlingId: string }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <Link className={css['link']} to={kaartPath(leerlingId)}>
      {t('venster.terug')}
    </Link>
  );
}

interface HopProps {
  readonly leerlingId: string;
  readonly beloningen: Beloningen;
}

/** Start, play, and what was caught; another round is another sky. */
function Hop({ leerlingId, beloningen }: HopProps) {
  const [round, setRound] = useState(0);
  const [punten, setPunten] = useState<number | null>(null);
  const save = useRecord(leerlingId);
  const looksOn = useLooksOn();
  const again = (): void => {
    setPunten(null);
    setRound(round + 1);
  };
  const onAf = (caught: number): void => {
    setPunten(caught);
    if (!looksOn) save.mutate(caught);
  };
  if (round === 0) return <Start leerlingId={leerlingId} beloningen={beloningen} onStart={again} />;
  return (
    <div className={css['spel']}>
      <Sky key={round} round={round} figuur={beloningen.figuur} onAf={onAf} />
      {punten !== null && <Caught leerlingId={leerlingId} punten={punten} save={save} figuur={beloningen.figuur} onAgain={again} />}
    </div>
  );
}

function useRecord(leerlingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (punten: number) => call('saveRecord', { params: { leerlingId }, body: { punten } }),
    onSuccess: () => client.invalidateQueries({ queryKey: beloningenQuery(leerlingId).queryKey }),
  });
}

function Start({ leerlingId, beloningen, onStart }: HopProps & { readonly onStart: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  const { record } = beloningen.beloningsspel;
  return (
    <section className={css['kaart']} aria-labelledby="hop-kop">
      <div className={css['blob']}>
        <BlobFigure seed={beloningen.figuur} mood="trots" alive />
      </div>
      <h1 id="hop-kop">{t('hop.titel')}</h1>
      <p>{t('hop.uitleg')}</p>
      {record > 0 && <p>{t('hop.record', { count: record })}</p>}
      <Hear lines={[['hop.titel'], ['hop.uitleg'], ...(record > 0 ? [['hop.record', { count: record }] as const] : [])]} />
      <BigButton tone="zon" onClick={onStart}>
        {t('hop.start')}
      </BigButton>
      <ToMap leerlingId={leerlingId} />
    </section>
  );
}

function Sky({ round, figuur, onAf }: { readonly round: number; readonly figuur: number; readonly onAf: (punten: number) => void }) {
  const { t } = useTexts(leerlingTeksten);
  const stage = useRef<StageHandle>(null);
  const rustig = useMedia('(prefers-reduced-motion: reduce)');
  const stand = standFor(window.innerWidth, window.innerHeight);
  const { press, first } = useWolkenhop({ seed: round, tempo: rustig ? 0.6 : 1, stand, stage, onAf });
  const onInput = (input: GameInput): void => {
    if (input.soort === 'wijs' && input.fase !== 'beweeg') press(input.fase === 'neer');
  };
  return (
    <Stage
      ref={stage}
      art={WOLKENHOP_ART}
      figuur={figuur}
      stand={stand}
      items={hopScene(first, stand)}
      beschrijving={t('hop.uitleg')}
      onInput={onInput}
    />
  );
}

interface CaughtProps {
  readonly leerlingId: string;
  readonly punten: number;
  readonly figuur: number;
  readonly save: ReturnType<typeof useRecord>;
  readonly onAgain: () => void;
}

/** What the line under the number says. */
function caughtLines({ data, isError }: CaughtProps['save']): readonly Line[] {
  if (isError) return [['hop.nietBewaard']];
  if (!data) return [];
  return [data.verbeterd ? ['hop.nieuwRecord'] : ['hop.record', { count: data.record }]];
}

function Caught({ leerlingId, punten, figuur, save, onAgain }: CaughtProps) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <section className={`${css['kaart']} ${css['over']}`} aria-labelledby="hop-klaar">
      <div className={css['blob']}>
        <BlobFigure seed={figuur} mood="trots" alive />
      </div>
      <h1 id="hop-klaar">{t('hop.gevangen', { count: punten })}</h1>
      <p aria-live="polite">
        {save.data?.verbeterd && t('hop.nieuwRecord')}
        {save.data && !save.data.verbeterd && t('hop.record', { count: save.data.record })}
        {save.isError && t('hop.nietBewaard')}
      </p>
      <Hear lines={[['hop.gevangen', { count: punten }], ...caughtLines(save)]} />
      <BigButton tone="zon" onClick={onAgain}>
        {t('hop.nogEens')}
      </BigButton>
      <ToMap leerlingId={leerlingId} />
    </section>
  );
}
