import type { Regio } from '@spelrijk/domain/admin';
import { OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import type { Taak } from '@spelrijk/domain/taak';
import type { Game, GameInput, GameManifest, GameState, Stand } from '@spelrijk/game-kit/contract';
import { paneelFor, uitlegFor } from '@spelrijk/game-kit/contract';
import { needsHoofdletters, standFor, withoutVersiering } from '@spelrijk/game-kit/stage';
import { useInput, Stage } from '@spelrijk/game-kit/stage/view';
import type { StageHandle } from '@spelrijk/game-kit/stage/view';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { pictureUrl } from '../../parts/picture.tsx';
import { bedenktijd } from '../../play/bedenktijd.ts';
import { RoundHost } from '../../play/host.ts';
import type { HostBeeld, Hulp } from '../../play/host.ts';
import { keepRecord, readRecord } from '../../play/record.ts';
import { progressOf } from '../../play/resume.ts';
import type { Rest } from '../../play/resume.ts';
import type { AnswerSender } from '../../queue/sender.ts';
import { useOneSwitch } from '../../switch-setting.ts';
import { useInstelling, useRustig } from '../../use-instelling.ts';
import { useMedia } from '../../use-media.ts';
import { Dock } from './parts/dock.tsx';
import { Feedback } from './parts/feedback.tsx';
import { Flash } from './parts/flash.tsx';
import { HintBox } from './parts/hint-box.tsx';
import { Klok } from './parts/klok.tsx';
import { PauseDialog } from './parts/pause-dialog.tsx';
import { PromptBar } from './parts/prompt-bar.tsx';
import { taskOf } from './task.ts';
import { usePrompt } from './use-prompt.ts';
import css from './round.module.css';

interface RoundProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  readonly rest: Rest;
  readonly manifest: GameManifest;
  readonly game: Game;
  /** Null: nothing is stored or sent. */
  readonly sender: AnswerSender | null;
  readonly looksOn: boolean;
  readonly regio: Regio;
  readonly figuur: number;
  readonly jaargroep: number;
  /** Per opgave of the taak: in which attempt it was right; and how many words were right before the soft clock was empty. */
  readonly onDone: (done: readonly (number | null)[], opTijd: number | null) => void;
  readonly onBreuk: () => void;
  /** Leaves the game in the middle. */
  readonly onStop: () => void;
}

/** Up to this jaargroep what to do is said before the first word, for who cannot read it yet. */
const YOUNG = 3;

/** The game at play, with everything around the stage. */
export function Round(props: RoundProps) {
  const { taak, rest, manifest, game, figuur, regio, jaargroep } = props;
  const field = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  const { instelling } = useInstelling();
  const scan = useOneSwitch();
  // Who plays with one switch needs a stage that waits.
  const calm = useRustig();
  const rustig = calm || scan;
  const toets = taak.toets === true;
  const mayHint = instelling.hints && !toets;
  // Calm children and tests have no clock.
  const klok = instelling.tijdsdruk && !rustig && !toets;
  const stand = useStand(field);
  const { host, beeld } = useHost(props, {
    rustig,
    klok,
    mayHint,
    stand,
    stage,
    onHulp: (hulp) => help(hulp),
    onHoor: (keuze) => prompt.sayOption(keuze),
  });
  const { opgave, uitleg } = beeld;
  const { run, gepauzeerd } = beeld.loop;
  const beschrijving = useBeschrijving(beeld, toets);
  const prompt = usePrompt({
    opgave,
    run,
    flitst: manifest.flitst === true,
    stelt: (manifest.maxVraag ?? 0) > 0,
    young: jaargroep <= YOUNG,
    herhaal: instelling.herhaalGeluid,
    toets,
    startClock: host.startClock,
  });
  const touch = useMedia('(pointer: coarse)');
  const [opened, setDock] = useState(touch);
  const dock = opened || scan;
  const [hintAt, setHintAt] = useState('');
  const turn = `${opgave?.id} ${run.poging}`;
  const keyboard = useMedia('(any-pointer: fine)');
  const asked = beeld.loop.paneel ?? (opgave ? paneelFor(manifest, opgave.antwoordvorm) : 'geen');
  // No letter board: only where there are keys to type on.
  const paneel = asked === 'letters' && instelling.toetsenbord === 'geen' && keyboard ? 'geen' : asked;
  const busy = uitleg !== null || prompt.flashing || gepauzeerd;
  const send = (input: GameInput): void => host.input(input);
  useInput({
    root,
    aan: !busy,
    letters: asked === 'letters',
    zin: opgave?.antwoord.includes(' ') ?? false,
    rustig,
    scan,
    getItems: () => stage.current?.items ?? [],
    onInput: send,
    onPauze: host.pause,
    onHear: prompt.again,
  });
  const hint = (): void => {
    if (!mayHint || hintAt === turn) return;
    setHintAt(turn);
    host.countHint();
  };
  const help = (hulp: Hulp): void => {
    if (hulp === 'langzaam') prompt.say('langzaam');
    else if (hulp === 'regel') hint();
    else host.countHint();
  };
  const toStage = (): void => field.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
  const goOn = (): void => {
    host.goOn();
    toStage();
  };
  useEffect(() => field.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={root}
      data-opgave={run.fase === 'spelen' ? opgave?.id : undefined}
      className={css['spel']}
      data-hoofdletters={instelling.hoofdletters && !needsHoofdletters(taak.opgaven.map(({ woord }) => woord.woord))}
      data-dock={dock && paneel !== 'geen'}
      data-paneel={paneel}
      data-zuinig={beeld.zuinig}
    >
      <h1 className="verborgen">{manifest.titel}</h1>
      <PromptBar
        opgave={opgave}
        fase={run.fase}
        done={progressOf(taak.opgaven, rest, run.uitslag)}
        opgaven={taak.opgaven}
        prompt={prompt}
        paneel={paneel}
        dockOpen={dock}
        onDock={() => setDock(!dock)}
        onPause={host.pause}
        onHint={mayHint ? hint : null}
        toets={toets}
        onClicked={toStage}
      />
      {klok && opgave && run.fase === 'spelen' && <Klok key={`${turn} ${prompt.flashing}`} ms={bedenktijd(opgave)} stil={busy} />}
      <div ref={field} className={css['veld']}>
        <Stage ref={stage} art={game.art} figuur={figuur} stand={stand} plaatje={pictureUrl} beschrijving={beschrijving} onInput={send} />
        {prompt.flashing && opgave && <Flash woord={opgave.woord.woord} ms={opgave.toonMs} onDone={prompt.flashed} />}
        {hintAt === turn && opgave && !busy && run.fase === 'spelen' && (
          <HintBox opgave={opgave} onMore={host.countHint} onClose={() => setHintAt('')} />
        )}
      </div>
      {dock && opgave && paneel !== 'geen' && (
        <Dock
          paneel={paneel}
          opgaven={rest.todo}
          opgave={opgave}
          regio={regio}
          jaargroep={jaargroep}
          toetsenbord={instelling.toetsenbord}
          uit={busy || (run.fase !== 'spelen' && beeld.loop.paneel === null)}
          onInput={send}
        />
      )}
      {uitleg && <Feedback uitleg={uitleg} prompt={prompt} regio={regio} young={jaargroep <= YOUNG} onVerder={goOn} />}
      {gepauzeerd && (
        <PauseDialog
          onStop={props.onStop}
          proef={props.sender === null}
          toetsen={uitlegFor(manifest, OEFENVORMEN[taak.vorm].antwoordvorm).bediening.toetsen}
          onResume={host.resume}
        />
      )}
      <Announce beeld={beeld} beschrijving={beschrijving} quiet={busy} />
    </div>
  );
}

/** What the stage says about itself; in a test nothing about right or wrong. */
function useBeschrijving({ loop }: HostBeeld, toets: boolean): string {
  const { t } = useTexts(leerlingTeksten);
  return toets && loop.run.fase === 'goed' ? t('toets.bewaard') : loop.beschrijving;
}

interface AnnounceProps {
  readonly beeld: HostBeeld;
  readonly beschrijving: string;
  readonly quiet: boolean;
}

/** The one live region of the round. */
function Announce({ beeld, beschrijving, quiet }: AnnounceProps) {
  const { t } = useTexts(leerlingTeksten);
  const { opgave, loop } = beeld;
  const task = loop.run.fase === 'spelen' && opgave ? taskOf(opgave, t) : '';
  return (
    <p className="verborgen" aria-live="polite">
      {quiet ? '' : `${task} ${beschrijving}`}
    </p>
  );
}

interface Around {
  readonly rustig: boolean;
  /** The soft clock runs: the stage is a little quicker too. */
  readonly klok: boolean;
  readonly mayHint: boolean;
  readonly stand: Stand;
  readonly stage: RefObject<StageHandle | null>;
  readonly onHulp: (hulp: Hulp) => void;
  readonly onHoor: (keuze: string) => void;
}

/** Speeds of the stage: calm, usual, with the soft clock. */
const TEMPO = { rustig: 0.6, gewoon: 1, klok: 1.25 } as const;
/** What a game offers as help is a thing to pick with such a name; without hints it is not on the stage. */
const JOKER = 'joker:';

/** The host lives as long as the round; the screen follows it. */
function useHost(
  props: RoundProps,
  { rustig, klok, mayHint, stand, stage, ...around }: Around,
): { readonly host: RoundHost; readonly beeld: HostBeeld } {
  const { taak, manifest, rest, game, leerlingId, looksOn } = props;
  const { slug } = manifest;
  const toets = taak.toets === true;
  const tempo = rustig ? TEMPO.rustig : klok ? TEMPO.klok : TEMPO.gewoon;
  const [host] = useState(
    () => new RoundHost({ ...props, slug, taakId: taak.id, rustig, tempo, toets, stand, vorige: readRecord(leerlingId, slug) }),
  );
  const beeld = useSyncExternalStore(host.subscribe, host.getBeeld);
  const onFrame = useEffectEvent((state: GameState) => {
    const items = game.logic.scene(state);
    const shown = mayHint ? items : items.filter(({ pick }) => pick?.startsWith(JOKER) !== true);
    stage.current?.paint(host.zuinig ? withoutVersiering(shown) : shown);
  });
  const onDone = useEffectEvent((uitslag: readonly (number | null)[]) =>
    props.onDone(progressOf(taak.opgaven, rest, uitslag), klok ? host.opTijd : null),
  );
  const onBreuk = useEffectEvent(() => props.onBreuk());
  const onHulp = useEffectEvent((hulp: Hulp) => around.onHulp(hulp));
  const onHoor = useEffectEvent((keuze: string) => around.onHoor(keuze));
  const onMeting = useEffectEvent((waarde: number) => {
    if (!looksOn) keepRecord(leerlingId, slug, waarde);
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') host.pause();
    };
    document.addEventListener('visibilitychange', look);
    const stop = host.run({
      onFrame: (state) => onFrame(state),
      onDone: (uitslag) => onDone(uitslag),
      onBreuk: () => onBreuk(),
      onHulp: (hulp) => onHulp(hulp),
      onMeting: (waarde) => onMeting(waarde),
      onHoor: (keuze) => onHoor(keuze),
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, [host]);
  useEffect(() => host.turn(stand), [host, stand]);
  return { host, beeld };
}

/** How the stage is best held: by the room it gets, not by the device. */
function useStand(field: RefObject<HTMLElement | null>): Stand {
  const [stand, setStand] = useState<Stand>(() => standFor(window.innerWidth, window.innerHeight * 0.8));
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0 && element.clientHeight > 0) setStand(standFor(element.clientWidth, element.clientHeight));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [field]);
  return stand;
}
