import {
  mdiAccountVoice,
  mdiEarHearing,
  mdiEye,
  mdiKeyboardOutline,
  mdiLightbulbOnOutline,
  mdiMessageTextOutline,
  mdiPause,
  mdiTurtle,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js';
import { LEESVORMEN } from '@spelrijk/domain/leesopgave';
import { isLeesvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Paneel } from '@spelrijk/game-kit/game';
import type { RunFase } from '@spelrijk/game-kit/run';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  readonly onHint: () => void;
  /** After a click the keyboard belongs to the game again; who tabbed here stays here. */
  readonly onClicked: () => void;
}

/** Above the stage: pause, progress, sound; then the word as it is asked, and the hint. */
export function PromptBar(props: PromptBarProps) {
  const { opgave, opgaven, fase, done, prompt, paneel, dockOpen } = props;
  const { t } = useTranslation('leerling');
  const current = fase === 'klaar' ? -1 : opgaven.findIndex(({ id }) => id === opgave?.id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only watches the buttons inside
    <header className={css['balk']} data-geen-schakel="" onClick={(event) => event.detail > 0 && props.onClicked()}>
      <RoundButton className={css['pauze'] ?? ''} name={t('spel.pauze')} onClick={props.onPause}>
        <Icon path={mdiPause} />
      </RoundButton>
      <div className={css['stenen']}>
        <Stones done={done} current={current} />
      </div>
      <div className={css['vraag']}>{opgave && <Asked key={opgave.id} opgave={opgave} fase={fase} prompt={prompt} />}</div>
      <div className={css['rechts']}>
        <RoundButton name={t('spel.hint')} disabled={fase !== 'spelen'} onClick={props.onHint}>
          <Icon path={mdiLightbulbOnOutline} />
        </RoundButton>
        {paneel !== 'geen' && (
          <RoundButton name={t('spel.bord')} aria-pressed={dockOpen} className={css['bordKnop'] ?? ''} onClick={props.onDock}>
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

/** A question to the ear cannot be answered without sound. */
const mustHear = ({ vorm }: Opgave): boolean => isLeesvorm(vorm) && LEESVORMEN[vorm].horen;

function Asked({ opgave, fase, prompt }: { readonly opgave: Opgave; readonly fase: RunFase; readonly prompt: PromptControl }) {
  const { t } = useTranslation('leerling');
  const [asked, setAsked] = useState(false);
  const { audible, kind } = prompt;
  // Where the word itself stands on the stage there is no gap to fill.
  const showSentence = asked || (!audible && opgave.antwoordvorm !== 'SPLIT');
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
          <RoundButton strong data-schakel="" name={t('spel.hoorOpnieuw')} onClick={() => prompt.say('woord')}>
            <Icon path={mdiEarHearing} />
          </RoundButton>
          <RoundButton name={t('spel.langzaam')} onClick={() => prompt.say('langzaam')}>
            <Icon path={mdiTurtle} />
          </RoundButton>
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
      <PromptText opgave={opgave} right={fase === 'goed'} showSentence={showSentence} onStage={prompt.onStage} task={prompt.task} />
      {prompt.soundOn && (
        <RoundButton name={t('spel.hoorOpdracht')} className={css['opdracht'] ?? ''} onClick={prompt.sayTask}>
          <Icon path={mdiAccountVoice} size={26} />
        </RoundButton>
      )}
    </>
  );
}
