import type { Beloningen } from '@spelrijk/contract/beloningen';
import { standFor } from '@spelrijk/game-kit/stage';
import { Stage } from '@spelrijk/game-kit/stage/view';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { isNotFound } from '../../../../shared/api/fout.ts';
import { NotFound } from '../../../../shared/page/not-found.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { player } from '../../../../shared/audio/player.ts';
import { loadEffects } from '../../audio/effects.ts';
import type { Toneel } from '../../audio/muziek/speler.ts';
import { useMuziekStand, useToneel } from '../../audio/use-regie.ts';
import type { Line } from '../../audio/speak.ts';
import { useLooksOn } from '../../looks-on.ts';
import { Hear } from '../../parts/hear.tsx';
import { Picture } from '../../parts/picture.tsx';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { kaartPath, spelPath } from '../../paths.ts';
import { dagQuery } from '../../landkaart-query.ts';
import { beloningenQuery } from '../../queries.ts';
import { keepRecord, readRecord } from '../../play/record.ts';
import { useRustig } from '../../use-instelling.ts';
import { useToneeltooi } from '../../tooi/use-tooi.ts';
import { atNight } from './nacht.ts';
import { BAND, BELONINGSSPELLEN, type Beloningsspel, HOP, KASTEEL, type Spelregels, TOREN, VUURWERK } from './spelregels.ts';
import { type Spelteksten, useSpelteksten } from './spelteksten.ts';
import { useBeloningsspel } from './use-beloningsspel.ts';
import css from './beloningsspel.module.css';

export const meta = () => pageTitle(leerlingTeksten, 'hop.kist');

export default function BeloningsspelScreen() {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const { data, error, refetch } = useQuery(beloningenQuery(leerlingId));
  if (isNotFound(error)) return <NotFound inFrame to={kaartPath(leerlingId)} label={t('venster.terug')} />;
  if (error) return <TryAgain message={t('sparen.fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('laden')} />;
  return data.beloningsspel.open ? (
    <Play leerlingId={leerlingId} beloningen={data} />
  ) : (
    <Closed leerlingId={leerlingId} figuur={data.figuur} />
  );
}

function Closed({ leerlingId, figuur }: { readonly leerlingId: string; readonly figuur: number }) {
  const { t } = useTexts(leerlingTeksten);
  // What opens the chest stands above the way back.
  if (useQuery(dagQuery(leerlingId)).isLoading) return <Waiting text={t('laden')} />;
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

interface PlayProps {
  readonly leerlingId: string;
  readonly beloningen: Beloningen;
}

/** Choosing a game, playing it, and what came of it; another round is another one. */
function Play({ leerlingId, beloningen }: PlayProps) {
  const { figuur } = beloningen;
  const [spel, setSpel] = useState<Beloningsspel>('hop');
  const [round, setRound] = useState(0);
  const [punten, setPunten] = useState<number | null>(null);
  const save = useRecord(leerlingId);
  const looksOn = useLooksOn();
  const again = (): void => {
    setPunten(null);
    setRound(round + 1);
  };
  const onAf = (made: number): void => {
    setPunten(made);
    if (!looksOn) save.mutate({ spel, punten: made });
  };
  const start = (chosen: Beloningsspel): void => {
    player.unlock();
    void loadEffects();
    setSpel(chosen);
    again();
  };
  if (round === 0) return <Start leerlingId={leerlingId} beloningen={beloningen} onStart={start} />;
  return (
    <div className={css['spel']}>
      <Speel key={round} spel={spel} round={round} figuur={figuur} onAf={onAf} />
      {punten !== null && (
        <Made leerlingId={leerlingId} spel={spel} punten={punten} save={save} figuur={figuur} onAgain={again} onOther={() => setRound(0)} />
      )}
    </div>
  );
}

interface Outcome {
  readonly spel: Beloningsspel;
  readonly punten: number;
}

/** The record of the clouds is kept with the child; that of the others is the device's. */
async function saveOutcome(leerlingId: string, { spel, punten }: Outcome): Promise<{ record: number; verbeterd: boolean }> {
  if (spel === 'hop') return call('saveRecord', { params: { leerlingId }, body: { punten } });
  const before = readRecord(leerlingId, spel) ?? 0;
  keepRecord(leerlingId, spel, Math.max(before, punten));
  return { record: Math.max(before, punten), verbeterd: punten > before };
}

function useRecord(leerlingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outcome: Outcome) => saveOutcome(leerlingId, outcome),
    onSuccess: () => client.invalidateQueries({ queryKey: beloningenQuery(leerlingId).queryKey }),
  });
}

function Start({ leerlingId, beloningen, onStart }: PlayProps & { readonly onStart: (spel: Beloningsspel) => void }) {
  const { t } = useTexts(leerlingTeksten);
  const { tekst, line } = useSpelteksten();
  const recordOf = (spel: Beloningsspel): number =>
    spel === 'hop' ? beloningen.beloningsspel.record : (readRecord(leerlingId, spel) ?? 0);
  return (
    <section className={`${css['kaart']} ${css['keus']}`} aria-labelledby="hop-kop">
      <div className={css['blob']}>
        <BlobFigure seed={beloningen.figuur} mood="trots" alive />
      </div>
      <h1 id="hop-kop">{t('hop.kies')}</h1>
      <ul className={css['spellen']}>
        {BELONINGSSPELLEN.map((spel) => (
          <li key={spel}>
            <Picture name={PLAATJE[spel]} size={76} />
            <h2>{tekst(spel, 'titel')}</h2>
            <p>{tekst(spel, 'uitleg')}</p>
            {recordOf(spel) > 0 && <p className={css['record']}>{tekst(spel, 'record', recordOf(spel))}</p>}
            <div className={css['knoppen']}>
              <BigButton tone="zon" onClick={() => onStart(spel)}>
                {t('hop.speel', { spel: tekst(spel, 'titel') })}
              </BigButton>
              <Hear lines={[line(spel, 'titel'), line(spel, 'uitleg')]} name={t('hop.hoor', { spel: tekst(spel, 'titel') })} />
            </div>
          </li>
        ))}
      </ul>
      <ToMap leerlingId={leerlingId} />
    </section>
  );
}

/** What stands for it, for who cannot read its name. */
const PLAATJE: Readonly<Record<Beloningsspel, string>> = {
  hop: 'wolk',
  toren: 'taart',
  kasteel: 'emmer',
  vuurwerk: 'vuurwerk',
  band: 'trommel',
};

/** None where the child makes it. */
const MUZIEK: Readonly<Record<Beloningsspel, Toneel | null>> = {
  hop: { stuk: 'sprong', sfeer: 'bos' },
  toren: { stuk: 'markt', sfeer: null },
  kasteel: { stuk: 'klankenkust', sfeer: 'zee' },
  vuurwerk: { stuk: 'werkwoordbergen', sfeer: 'nacht' },
  band: null,
};

interface OneButtonProps<S> {
  readonly regels: Spelregels<S>;
  readonly spel: Beloningsspel;
  readonly round: number;
  readonly figuur: number;
  readonly onAf: (punten: number) => void;
}

const SPEEL: Readonly<Record<Beloningsspel, (props: Omit<OneButtonProps<never>, 'regels'>) => ReactElement>> = {
  hop: (props) => <OneButton {...props} regels={HOP} />,
  toren: (props) => <OneButton {...props} regels={TOREN} />,
  kasteel: (props) => <OneButton {...props} regels={KASTEEL} />,
  vuurwerk: (props) => <OneButton {...props} regels={VUURWERK} />,
  band: (props) => <OneButton {...props} regels={BAND} />,
};

const Speel = (props: Omit<OneButtonProps<never>, 'regels'>): ReactElement => SPEEL[props.spel](props);

function OneButton<S>({ regels: byDay, spel, round, figuur, onAf }: OneButtonProps<S>) {
  const { tekst } = useSpelteksten();
  useToneel(MUZIEK[spel]);
  useMuziekStand('bouw');
  const stage = useRef<StageHandle>(null);
  const rustig = useRustig();
  const { tooi } = useToneeltooi();
  const regels = tooi ? atNight(byDay) : byDay;
  const stand = standFor(window.innerWidth, window.innerHeight);
  const { press, first } = useBeloningsspel(regels, { seed: round, tempo: rustig ? 0.6 : 1, stand, stage, onAf });
  const onInput = (input: GameInput): void => {
    if (input.soort === 'wijs' && input.fase !== 'beweeg') press(input.fase === 'neer');
  };
  return (
    <Stage
      ref={stage}
      art={regels.art}
      tooi={tooi}
      figuur={figuur}
      stand={stand}
      items={regels.scene(first, stand)}
      beschrijving={tekst(spel, 'uitleg')}
      onInput={onInput}
    />
  );
}

interface MadeProps {
  readonly leerlingId: string;
  readonly spel: Beloningsspel;
  readonly punten: number;
  readonly figuur: number;
  readonly save: ReturnType<typeof useRecord>;
  readonly onAgain: () => void;
  readonly onOther: () => void;
}

/** What the line under the number says, to hear. */
function recordLine({ spel, save: { data, isError } }: MadeProps, line: Spelteksten['line']): Line | null {
  if (isError) return ['hop.nietBewaard'];
  if (!data) return null;
  return data.verbeterd ? ['hop.nieuwRecord'] : line(spel, 'record', data.record);
}

function Made(props: MadeProps) {
  const { leerlingId, spel, punten, save, figuur, onAgain, onOther } = props;
  const { t } = useTexts(leerlingTeksten);
  const { tekst, line } = useSpelteksten();
  const record = recordLine(props, line);
  return (
    <section className={`${css['kaart']} ${css['over']}`} aria-labelledby="hop-klaar">
      <div className={css['blob']}>
        <BlobFigure seed={figuur} mood="trots" alive />
      </div>
      <h1 id="hop-klaar">{tekst(spel, 'gevangen', punten)}</h1>
      <p aria-live="polite">
        {save.data?.verbeterd && t('hop.nieuwRecord')}
        {save.data && !save.data.verbeterd && tekst(spel, 'record', save.data.record)}
        {save.isError && t('hop.nietBewaard')}
      </p>
      <Hear lines={[line(spel, 'gevangen', punten), ...(record ? [record] : [])]} />
      <BigButton tone="zon" onClick={onAgain}>
        {t('hop.nogEens')}
      </BigButton>
      <BigButton tone="papier" onClick={onOther}>
        {t('hop.ander')}
      </BigButton>
      <ToMap leerlingId={leerlingId} />
    </section>
  );
}
