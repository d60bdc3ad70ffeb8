import { OEFENVORMEN } from '@spelrijk/domain/oefenvormen';
import { uitlegFor } from '@spelrijk/game-kit/contract';
import { needsHoofdletters } from '@spelrijk/game-kit/stage';
import { Stage } from '@spelrijk/game-kit/stage/view';
import { useToneeltooi } from '../tooi/use-tooi.ts';
import { pictureUrl } from '../parts/picture.tsx';
import { bedenktijd } from '../play/bedenktijd.ts';
import { seenOf } from '../play/prompt.ts';
import { progressOf } from '../play/resume.ts';
import { Dock } from './parts/dock.tsx';
import { Feedback } from './parts/feedback.tsx';
import { Flash } from './parts/flash.tsx';
import { HintBox } from './parts/hint-box.tsx';
import { Klok } from './parts/klok.tsx';
import { PauseDialog } from './parts/pause-dialog.tsx';
import { PromptBar } from './parts/prompt-bar.tsx';
import { Schrijf } from './parts/schrijf.tsx';
import css from './round.module.css';
import type { RoundProps } from './use-host.ts';
import { useRound } from './use-round.ts';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { HostBeeld } from '../play/host.ts';

/** What the stage says about itself; in a test nothing about right or wrong. */
function useBeschrijving({ loop }: HostBeeld, toets: boolean): string {
  const { t } = useTexts(leerlingTeksten);
  return toets && loop.run.fase === 'goed' ? t('toets.bewaard') : loop.beschrijving;
}

interface AnnounceProps {
  readonly beeld: HostBeeld;
  /** What has to be done, in one sentence. */
  readonly task: string;
  readonly beschrijving: string;
  readonly quiet: boolean;
}

/** The one live region of the round. */
function Announce({ beeld, task, beschrijving, quiet }: AnnounceProps) {
  const asked = beeld.loop.run.fase === 'spelen' ? task : '';
  return (
    <p className="verborgen" aria-live="polite">
      {quiet ? '' : `${asked} ${beschrijving}`}
    </p>
  );
}

/** The game at play, with everything around the stage. */
export function Round(props: RoundProps) {
  const { taak, rest, manifest, game, figuur, regio, jaargroep } = props;
  const round = useRound(props);
  const { root, field, stage, instelling, toets, mayHint, klok, host, beeld, prompt, board, turn, hints, busy, send, toStage } = round;
  const { opgave } = beeld;
  const { tooi } = useToneeltooi();
  const { run, gepauzeerd, paneel: ownPaneel } = beeld.loop;
  const { paneel } = board;
  const isPlaying = run.fase === 'spelen';
  const beschrijving = useBeschrijving(beeld, toets);
  return (
    <div
      ref={root}
      data-opgave={isPlaying ? opgave?.id : undefined}
      className={css['spel']}
      data-hoofdletters={instelling.hoofdletters && !needsHoofdletters(taak.opgaven.map(({ woord }) => woord.woord))}
      data-dock={board.isOpen && paneel !== 'geen'}
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
        dockOpen={board.isOpen}
        onDock={board.toggle}
        onPause={host.pause}
        onHint={mayHint ? hints.open : null}
        toets={toets}
        thuis={toets ? undefined : props.thuis}
        onClicked={toStage}
      />
      {klok && opgave && isPlaying && <Klok key={`${turn} ${prompt.flashing}`} ms={bedenktijd(opgave)} stil={busy} />}
      <Hulp {...round} />
      <div ref={field} className={css['veld']}>
        <Stage
          ref={stage}
          art={game.art}
          tooi={tooi}
          figuur={figuur}
          stand={round.stand}
          plaatje={pictureUrl}
          beschrijving={beschrijving}
          onInput={send}
        />
        {prompt.flashing && opgave && (
          <Flash woord={seenOf(opgave)} zin={opgave.vorm === 'dictee-zin'} ms={opgave.toonMs} onDone={prompt.flashed} />
        )}
      </div>
      {board.isOpen && opgave && paneel !== 'geen' && (
        <Dock
          paneel={paneel}
          opgaven={rest.todo}
          opgave={opgave}
          regio={regio}
          jaargroep={jaargroep}
          toetsenbord={instelling.toetsenbord}
          uit={busy || (!isPlaying && ownPaneel === null)}
          onInput={send}
        />
      )}
      <AfterMistake {...props} round={round} />
      {gepauzeerd && (
        <PauseDialog
          onStop={props.onStop}
          proef={props.sender === null}
          toetsen={uitlegFor(manifest, OEFENVORMEN[taak.vorm].antwoordvorm, taak.vorm).bediening.toetsen}
          onResume={host.resume}
        />
      )}
      <Announce beeld={beeld} task={prompt.task} beschrijving={beschrijving} quiet={busy} />
    </div>
  );
}

/** Help that was asked for. */
function Hulp({ beeld, hints, busy, closeHint, toStage }: ReturnType<typeof useRound>) {
  const { opgave, loop } = beeld;
  if (!hints.isOpen || !opgave || busy || loop.run.fase !== 'spelen') return null;
  return <HintBox opgave={opgave} step={hints.step} onMore={hints.more} onClose={closeHint} onClicked={toStage} />;
}

/** Help after a wrong answer; and a missed word once more, before it is left. */
function AfterMistake({ regio, jaargroep, round }: RoundProps & { readonly round: ReturnType<typeof useRound> }) {
  const { prompt, beeld, schrijft, board, young, tempo, goOn } = round;
  const { opgave, uitleg, loop } = beeld;
  const typt = board.asked === 'letters';
  if (uitleg) return <Feedback uitleg={uitleg} prompt={prompt} regio={regio} young={young} tempo={tempo} typt={typt} onVerder={goOn} />;
  if (!schrijft || !opgave || loop.gepauzeerd) return null;
  return <Schrijf key={opgave.id} opgave={opgave} prompt={prompt} regio={regio} jaargroep={jaargroep} bord={board.bord} onVerder={goOn} />;
}
