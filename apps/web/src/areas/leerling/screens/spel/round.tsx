import type { Regio } from '@spelrijk/domain/admin';
import type { Taak } from '@spelrijk/domain/taak';
import type { Game, GameInput, GameManifest, Stand } from '@spelrijk/game-kit/game';
import { paneelFor } from '@spelrijk/game-kit/game';
import { standFor } from '@spelrijk/game-kit/maat';
import { useInvoer } from '@spelrijk/game-kit/view/invoer';
import { Stage } from '@spelrijk/game-kit/view/stage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../use-media.ts';
import type { Rest } from '../../play/resume.ts';
import type { AnswerSender } from '../../queue/sender.ts';
import { Dock } from './parts/dock.tsx';
import { Feedback } from './parts/feedback.tsx';
import { Flash } from './parts/flash.tsx';
import { HintBox } from './parts/hint-box.tsx';
import { PauseDialog } from './parts/pause-dialog.tsx';
import { PromptBar } from './parts/prompt-bar.tsx';
import { useHost } from './use-host.ts';
import { usePrompt } from './use-prompt.ts';
import css from './round.module.css';

interface RoundProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  readonly rest: Rest;
  readonly manifest: GameManifest;
  readonly game: Game;
  readonly sender: AnswerSender;
  readonly looksOn: boolean;
  readonly regio: Regio;
  readonly figuur: number;
  readonly jaargroep: number;
  readonly onProgress: (done: readonly (number | null)[]) => void;
  readonly onDone: () => void;
  readonly onBreuk: () => void;
}

/** The game at play, with everything around the stage. */
export function Round(props: RoundProps) {
  const { taak, rest, manifest, game, figuur, regio, jaargroep } = props;
  const { t } = useTranslation('leerling');
  const field = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const rustig = useMedia('(prefers-reduced-motion: reduce)');
  const touch = useMedia('(pointer: coarse)');
  const stand = useStand(field);
  const host = useHost({ ...props, slug: manifest.slug, taakId: taak.id, rustig, stand });
  const { loop, beeld, opgave, uitleg } = host;
  const prompt = usePrompt({ opgave, run: beeld.run, startClock: host.startClock });
  const [hint, setHint] = useState(false);
  const [dock, setDock] = useState(touch);
  const paneel = opgave ? paneelFor(manifest, opgave.antwoordvorm) : 'geen';
  const busy = uitleg !== null || prompt.flashing || beeld.gepauzeerd;
  const send = (input: GameInput): void => loop.send({ type: 'input', input });
  const done = useProgress(props, beeld.run.uitslag);
  useInvoer({ root, aan: !busy, letters: paneel === 'letters', rustig, getItems: () => host.stage.current?.items ?? [], onInput: send, onPauze: () => loop.pause(), onHoor: prompt.again });
  useEffect(() => setHint(false), [opgave?.id, beeld.run.poging]);
  usePauseWhenAway(() => loop.pause());
  const goOn = (): void => {
    host.goOn();
    root.current?.querySelector<HTMLElement>('section[aria-label]')?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} className={css['spel']} data-dock={dock && paneel !== 'geen'} data-paneel={paneel}>
      <h1 className="verborgen">{manifest.titel}</h1>
      <PromptBar manifest={manifest} opgave={opgave} fase={beeld.run.fase} done={done} opgaven={taak.opgaven} prompt={prompt} paneel={paneel} dockOpen={dock}
        onDock={() => setDock(!dock)} onPause={() => loop.pause()} onHint={() => setHint(true)} />
      <div ref={field} className={css['veld']}>
        <Stage ref={host.stage} art={game.art} figuur={figuur} stand={stand} beschrijving={beeld.beschrijving} onInput={send} />
        {prompt.flashing && opgave && <Flash woord={opgave.woord.woord} onDone={prompt.flashed} />}
        {hint && opgave && !busy && <HintBox opgave={opgave} onCount={host.countHint} onClose={() => setHint(false)} />}
      </div>
      {dock && opgave && paneel !== 'geen' && <Dock paneel={paneel} opgaven={rest.todo} opgave={opgave} regio={regio} jaargroep={jaargroep} uit={busy || beeld.run.fase !== 'spelen'} onInput={send} />}
      {uitleg && <Feedback uitleg={uitleg} prompt={prompt} figuur={figuur} onVerder={goOn} />}
      {beeld.gepauzeerd && <PauseDialog leerlingId={props.leerlingId} manifest={manifest} onResume={() => loop.resume()} />}
      <p className="verborgen" aria-live="polite">
        {busy ? '' : `${beeld.run.fase === 'spelen' && opgave ? t(`opdracht.${opgave.antwoordvorm}`) : ''} ${beeld.beschrijving}`}
      </p>
    </div>
  );
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

/** The outcome per opgave of the whole taak: what was done before this visit and what this round adds. */
function useProgress({ taak, rest, onProgress }: RoundProps, uitslag: readonly (number | null)[]): readonly (number | null)[] {
  const at = (id: string): number => rest.todo.findIndex((opgave) => opgave.id === id);
  const done = taak.opgaven.map(({ id }, i) => {
    const now = uitslag[at(id)];
    return now === undefined || now === null ? (rest.done[i] ?? null) : now === 0 ? 0 : now + (rest.earlier.get(id) ?? 0);
  });
  const tell = useEffectEvent(() => onProgress(done));
  useEffect(() => tell(), [uitslag]);
  return done;
}

/** Nobody plays a page that is not seen. */
function usePauseWhenAway(pause: () => void): void {
  const onAway = useEffectEvent(pause);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') onAway();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
