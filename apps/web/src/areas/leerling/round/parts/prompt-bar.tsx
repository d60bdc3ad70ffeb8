import {
  mdiAccountVoice,
  mdiBookOpenPageVariantOutline,
  mdiEarHearing,
  mdiEye,
  mdiKeyboardOutline,
  mdiLightbulbOnOutline,
  mdiMessageTextOutline,
  mdiPause,
  mdiTooltipQuestionOutline,
  mdiTurtle,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Paneel, RunFase } from '@spelrijk/game-kit/contract';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { PromptControl } from '../use-prompt.ts';
import { PromptText } from './prompt-text.tsx';
import { Stones } from './stones.tsx';
import css from './prompt-bar.module.css';

interface PromptBarProps {
  readonly opgave: Opgave | undefined;
  readonly opgaven: readonly Opgave[];
  readonly fase: RunFase;
  readonly done: readonly (number | null)[];
  readonly prompt: PromptControl;
  readonly paneel: Paneel;
  readonly dockOpen: boolean;
  readonly onDock: () => void;
  readonly onPause: () => void;
  /** Null: no hints. */
  readonly onHint: (() => void) | null;
  /** Nothing is said about right or wrong. */
  readonly toets: boolean;
  /** What the stepping stones lead to. */
  readonly thuis?: ReactNode | undefined;
  /** After a click the keyboard belongs to the game again; who tabbed here stays here. */
  readonly onClicked: () => void;
}

/** Above the stage: pause, progress, sound; then the word as it is asked, and the hint. */
export function PromptBar(props: PromptBarProps) {
  const { opgave, opgaven, fase, done, prompt, paneel, dockOpen, onHint, toets } = props;
  const { t } = useTexts(leerlingTeksten);
  const current = fase === 'klaar' ? -1 : opgaven.findIndex(({ id }) => id === opgave?.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only watches the buttons inside
    <header className={css['balk']} data-geen-schakel="" onClick={(event) => event.detail > 0 && props.onClicked()}>
      <RoundButton className={css['pauze'] ?? ''} name={t('spel.pauze')} onClick={props.onPause}>
        <Icon path={mdiPause} />
      </RoundButton>
      <div className={css['stenen']}>
        <Stones done={toets ? done.map((outcome) => outcome && 0) : done} current={current} />
      </div>
      {props.thuis && (
        <span className={css['thuis']} aria-hidden="true">
          {props.thuis}
        </span>
      )}
      <div className={css['vraag']}>
        {opgave && <Asked key={opgave.id} opgave={opgave} fase={fase} prompt={prompt} toets={toets} />}
        {/* Without words to ask there is a feast, not an empty band. */}
        {!opgave && fase === 'klaar' && <p className={css['klaar']}>{t('einde.kop')}</p>}
      </div>
      <div className={css['rechts']}>
        {onHint && (
          <RoundButton name={t('spel.hint')} disabled={fase !== 'spelen'} onClick={onHint}>
            <Icon path={mdiLightbulbOnOutline} />
          </RoundButton>
        )}
        {paneel !== 'geen' && (
          <RoundButton name={t('spel.bord')} aria-pressed={dockOpen} onClick={props.onDock}>
            <Icon path={mdiKeyboardOutline} />
          </RoundButton>
        )}
        <RoundButton name={t(prompt.soundOn ? 'spel.geluidUit' : 'spel.geluidAan')} onClick={prompt.toggleSound}>
          <Icon path={prompt.soundOn ? mdiVolumeHigh : mdiVolumeOff} />
        </RoundButton>
      </div>
    </header>
  );
}

/** Sounds to choose between: only for who turned the sound off in the middle of the round. */
const mustHear = ({ klanken }: Opgave): boolean => klanken !== undefined;

interface AskedProps {
  readonly opgave: Opgave;
  readonly fase: RunFase;
  readonly prompt: PromptControl;
  readonly toets: boolean;
}

function Asked({ opgave, fase, prompt, toets }: AskedProps) {
  const { t } = useTexts(leerlingTeksten);
  const [asked, setAsked] = useState(false);
  const { audible, kind, left } = prompt;
  const off = left === 0 && fase === 'spelen';
  const times = (name: string): string => (left === null ? name : `${name} (${t('spel.nogKeer', { count: left })})`);
  // Where the word itself stands on the stage there is no gap to fill.
  const showSentence = asked || opgave.metZin === true || (!audible && opgave.antwoordvorm !== 'SPLIT');
  const sentence = (): void => {
    setAsked(true);
    prompt.say('zin');
  };
  if (mustHear(opgave) && !prompt.soundOn)
    return (
      <>
        <RoundButton strong name={t('spel.geluidAan')} onClick={prompt.toggleSound}>
          <Icon path={mdiVolumeOff} />
        </RoundButton>
        <p className={css['tekst']}>{t('spel.moetHoren')}</p>
      </>
    );
  return (
    <>
      {audible && (
        <>
          <RoundButton
            strong
            data-schakel={off ? undefined : ''}
            name={times(t('spel.hoorOpnieuw'))}
            disabled={off}
            onClick={() => prompt.say('woord')}
          >
            <Icon path={mdiEarHearing} />
          </RoundButton>
          <RoundButton name={times(t('spel.langzaam'))} disabled={off} onClick={() => prompt.say('langzaam')}>
            <Icon path={mdiTurtle} />
          </RoundButton>
          {left !== null && (
            <span className={css['keer']} aria-hidden="true">
              {left}×
            </span>
          )}
        </>
      )}
      {!audible && kind === 'flits' && (
        <RoundButton strong data-schakel="" name={t('spel.kijkOpnieuw')} onClick={prompt.again}>
          <Icon path={mdiEye} />
        </RoundButton>
      )}
      {audible && opgave.woord.zin !== undefined && (
        <RoundButton name={t(opgave.audio.zin === undefined ? 'spel.toonZin' : 'spel.zin')} aria-pressed={asked} onClick={sentence}>
          <Icon path={mdiMessageTextOutline} size={26} />
        </RoundButton>
      )}
      <PromptText
        opgave={opgave}
        right={fase === 'goed'}
        toets={toets}
        showSentence={showSentence}
        onStage={prompt.onStage}
        task={prompt.task}
      />
      {prompt.sayTekst && (
        <RoundButton name={t('spel.hoorTekst')} onClick={prompt.sayTekst}>
          <Icon path={mdiBookOpenPageVariantOutline} size={26} />
        </RoundButton>
      )}
      {prompt.sayVraag && (
        <RoundButton name={t('spel.hoorVraag')} onClick={prompt.sayVraag}>
          <Icon path={mdiTooltipQuestionOutline} size={26} />
        </RoundButton>
      )}
      {prompt.soundOn && (
        <RoundButton name={t('spel.hoorOpdracht')} onClick={prompt.sayTask}>
          <Icon path={mdiAccountVoice} size={26} />
        </RoundButton>
      )}
    </>
  );
}
