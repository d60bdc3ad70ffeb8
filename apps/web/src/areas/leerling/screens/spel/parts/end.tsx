import type { Taak } from '@spelrijk/domain/taak';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { BlobFigure } from '@spelrijk/ui/blob';
import { Coin } from '@spelrijk/ui/coin';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playEffect } from '../../../audio/effects.ts';
import type { Line } from '../../../audio/speak.ts';
import { useLooksOn } from '../../../looks-on.ts';
import { BlobSays, usePraat } from '../../../parts/blob-says.tsx';
import { maatjeVan, useMaatjepraat } from '../../../hol/maatjepraat.ts';
import { Reisgenoten } from '../../../hol/thuis.tsx';
import { Hear } from '../../../parts/hear.tsx';
import { useRust } from '../../../parts/use-verder.ts';
import { kaartPath, spelPath } from '../../../paths.ts';
import { countInEenKeer } from '../../../play/resume.ts';
import { useQueueState } from '../../../queue/answers.ts';
import type { AnswerSender } from '../../../queue/sender.ts';
import { dagQuery, landkaartQuery } from '../../../landkaart-query.ts';
import { Backdrop } from './backdrop.tsx';
import type { Gehaald } from '../tegen-zichzelf.ts';
import { Eigenrecord } from './eigen-record.tsx';
import { Uitzoeken } from './uitzoeken.tsx';
import css from './end.module.css';
import frame from './intro.module.css';

// Seen once a taak is paid, not before.
const Plaat = lazy(async () => ({ default: (await import('../../../klassenplaat/lijst.tsx')).Lijst }));

interface EndProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  readonly done: readonly (number | null)[];
  /** Words that were right before the soft clock was empty; null without a clock. */
  readonly opTijd: number | null;
  readonly sender: AnswerSender;
  readonly manifest: GameManifest;
  /** Pieces found in play. */
  readonly vondsten: readonly string[];
  /** Beside what it reached before; null: it does not play against itself. */
  readonly gehaald: Gehaald | null;
  readonly game: Game;
  readonly figuur: number;
  /** Where its blob lives, and the drawing of the one that walks along. */
  readonly hol: number | null;
  readonly maatje: number | null;
  /** Whether coins are shown. */
  readonly beloningen: boolean;
}

/** Once the server has paid, the map and the signpost are out of date. */
function useResult(leerlingId: string, taakId: string, sender: AnswerSender) {
  const client = useQueryClient();
  const result = useSyncExternalStore(sender.subscribe, () => sender.resultOf(taakId));
  useEffect(() => {
    if (!result) return;
    void client.invalidateQueries({ queryKey: landkaartQuery(leerlingId).queryKey });
    void client.invalidateQueries({ queryKey: dagQuery(leerlingId).queryKey });
    void client.invalidateQueries({ queryKey: ['leerling', leerlingId, 'klassenplaat'] });
    void client.invalidateQueries({ queryKey: ['leerling', leerlingId, 'taak', taakId] });
  }, [client, leerlingId, result, taakId]);
  return result;
}

/** More would be a list, not a message. */
const MOST_NAMES = 4;

const namesOf = (taak: Taak): readonly string[] =>
  [...new Set(taak.opgaven.map(({ categorie }) => kindnaam(categorie)))].slice(0, MOST_NAMES);

/** The end of a taak: effort is paid, the score is told without judging, and the way on. */
export function End({
  leerlingId,
  taak,
  done,
  opTijd,
  sender,
  manifest,
  vondsten,
  gehaald,
  game,
  figuur,
  hol,
  maatje,
  beloningen,
}: EndProps) {
  const { t } = useTexts(leerlingTeksten);
  const showCoins = !useLooksOn() && beloningen;
  const result = useResult(leerlingId, taak.id, sender);
  useEffect(() => playEffect('klaar'), []);
  const praat = usePraat('einde', leerlingId);
  const zegt = useMaatjepraat(leerlingId, maatjeVan(maatje));
  const spoken: readonly Line[] = [
    ['einde.kop'],
    praat,
    ...(zegt ? [zegt.naam, zegt.line] : []),
    // A test tells no score.
    ...(taak.toets === true ? [] : [['einde.inEenKeer', { aantal: countInEenKeer(done), totaal: done.length }] as const]),
    ...(showCoins ? [['einde.munten', { count: result?.munten ?? taak.munten }] as const] : []),
    ['einde.geleerd'],
    ...namesOf(taak),
  ];
  return (
    <section className={frame['scherm']} aria-labelledby="einde-kop">
      <Backdrop game={game} figuur={figuur} taak={taak} />
      <div className={`${frame['kaart']} ${css['inhoud']}`}>
        <Reisgenoten hol={hol} maatje={maatje} />
        <div className={css['blob']}>
          <BlobFigure seed={figuur} mood="trots" alive />
        </div>
        {showCoins && <FlyingCoins count={Math.min(12, taak.munten)} />}
        <div className={css['hoe']}>
          <h1 id="einde-kop">{t('einde.kop')}</h1>
          <BlobSays line={praat} />
          {zegt && <BlobSays name={zegt.naam} line={zegt.line} />}
          <Hear lines={spoken} />
          <p className={css['score']}>
            {taak.toets === true ? t('toets.klaar') : t('einde.inEenKeer', { aantal: countInEenKeer(done), totaal: done.length })}
          </p>
          {opTijd !== null && <p>{t('einde.opTijd', { count: opTijd })}</p>}
          {showCoins && <Coins expected={taak.munten} munten={result?.munten} totaal={result?.totaal} />}
          <p className={css['geleerdKop']}>{t('einde.geleerd')}</p>
          <ul className={css['geleerd']}>
            {namesOf(taak).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
        <Mee {...{ leerlingId, taak, sender, manifest, vondsten, gehaald, game, figuur, showCoins }} betaald={result !== undefined} />
        <Next leerlingId={leerlingId} taakId={taak.id} />
      </div>
    </section>
  );
}

interface MeeProps extends Pick<EndProps, 'leerlingId' | 'taak' | 'sender' | 'manifest' | 'vondsten' | 'gehaald' | 'game' | 'figuur'> {
  readonly showCoins: boolean;
  /** The server has taken in all of it. */
  readonly betaald: boolean;
}

/** What one takes along: beside what it reached before, a piece to choose, the picture of the groep. */
function Mee({ leerlingId, taak, sender, manifest, vondsten, gehaald, game, figuur, showCoins, betaald }: MeeProps) {
  return (
    <div className={css['mee']}>
      {gehaald && (
        <Eigenrecord leerlingId={leerlingId} taakId={taak.id} slug={manifest.slug} game={game} gehaald={gehaald} sender={sender} />
      )}
      {showCoins && taak.toets !== true && (
        <Uitzoeken
          leerlingId={leerlingId}
          taakId={taak.id}
          manifest={manifest}
          game={game}
          vondsten={vondsten}
          sender={sender}
          figuur={figuur}
        />
      )}
      {showCoins && betaald && (
        <Suspense>
          <Plaat leerlingId={leerlingId} vorm="rij" />
        </Suspense>
      )}
    </div>
  );
}

function Coins({
  expected,
  munten,
  totaal,
}: {
  readonly expected: number;
  readonly munten: number | undefined;
  readonly totaal: number | undefined;
}) {
  const { t } = useTexts(leerlingTeksten);
  const { geenVerbinding, wachtend } = useQueueState();
  const waiting = munten === undefined && geenVerbinding && wachtend > 0;
  return (
    <output className={css['munten']}>
      <Coin size={38} />
      <span>
        <strong>{t('einde.munten', { count: munten ?? expected })}</strong> {waiting && t('einde.muntenStraks')}
        {totaal !== undefined && t('einde.totaal', { totaal })}
      </span>
    </output>
  );
}

function FlyingCoins({ count }: { readonly count: number }) {
  return (
    <div className={css['vlucht']} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const style: CSSProperties & Record<'--i' | '--dx' | '--dy', number> = {
          '--i': i,
          '--dx': Math.round(Math.sin(i * 2.4) * 100),
          '--dy': 60 + ((i * 37) % 90),
        };
        return (
          // Coins are all alike.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className={css['munt']} style={style}>
            <Coin size={40} />
          </span>
        );
      })}
    </div>
  );
}

/** To the next taak of today, else to the map. */
function Next({ leerlingId, taakId }: { readonly leerlingId: string; readonly taakId: string }) {
  const { t } = useTexts(leerlingTeksten);
  const dag = useQuery({ ...dagQuery(leerlingId), staleTime: 10_000 });
  const way = useRef<HTMLAnchorElement>(null);
  const known = dag.data !== undefined;
  const rust = useRust();
  // The way on is under the next press: of a key, or of the one switch. A press of the play that just ended is none.
  useEffect(() => {
    if (known && rust) way.current?.focus({ preventScroll: true });
  }, [known, rust]);
  const next = dag.data?.taken.find(({ id, status }) => status !== 'af' && id !== taakId);
  return (
    <div className={css['knoppen']}>
      {next && (
        <Link ref={way} className={css['verder']} to={spelPath(leerlingId, next)}>
          {t('einde.volgende')}: {next.gameTitel}
        </Link>
      )}
      <Link {...(next ? {} : { ref: way })} className={next ? css['kaart'] : css['verder']} to={kaartPath(leerlingId)}>
        {t('einde.kaart')}
      </Link>
    </div>
  );
}
