import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useRef, useId } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { BlobSays, usePraat } from '../../parts/blob-says.tsx';
import { Hear } from '../../parts/hear.tsx';
import { TooiChoice } from '../../tooi/tooi-choice.tsx';
import { SoundPanel } from '../../parts/sound-panel.tsx';
import css from './pause-dialog.module.css';
import type { Regio } from '@spelrijk/domain/admin';
import { useDeviceVoice } from '../../audio/use-device-voice.ts';
import { setDeviceVoice, useDeviceVoiceOn, setOneSwitch, useOneSwitch } from '../../audio/device-setting.ts';

/** Playing with one key or one tap: choices light up one after the other. */
function SwitchChoice() {
  const { t } = useTexts(leerlingTeksten);
  const id = useId();
  const on = useOneSwitch();
  return (
    <p className={css['stem']}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => setOneSwitch(event.target.checked)} />
      <label htmlFor={id}>{t('pauze.eenKnop')}</label>
    </p>
  );
}

/** Asks for the voice of this device; only where it has a good one. */
function VoiceChoice() {
  const { t, i18n } = useTexts(leerlingTeksten);
  const id = useId();
  const regio: Regio = i18n.language === 'nl-BE' ? 'be' : 'nl';
  const voice = useDeviceVoice(regio);
  const on = useDeviceVoiceOn();
  if (!voice) return null;
  return (
    <p className={css['stem']}>
      <input id={id} type="checkbox" checked={on} onChange={(event) => setDeviceVoice(event.target.checked)} />
      <label htmlFor={id}>{t('pauze.toestelstem')}</label>
    </p>
  );
}

interface PauseDialogProps {
  readonly onStop: () => void;
  /** A round to try: there is no map to go to, and nothing was kept. */
  readonly proef: boolean;
  /** How this game is played by keys, in the form of this taak. */
  readonly toetsen: string;
  readonly onResume: () => void;
}

/** The stage stands still; nothing is lost by stopping. Escape and P go on. */
export function PauseDialog({ onStop, proef, toetsen, onResume }: PauseDialogProps) {
  const { t } = useTexts(leerlingTeksten);
  const { leerlingId = '' } = useParams();
  const praat = usePraat('pauze', leerlingId);
  const dialog = useRef<HTMLDialogElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    go.current?.focus();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- P closes what P opened
    <dialog
      ref={dialog}
      className={css['pauze']}
      aria-labelledby="pauze-kop"
      onCancel={onResume}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'p') return;
        // The stage hears it too, and would pause once more.
        event.preventDefault();
        onResume();
      }}
    >
      <div className={css['slaper']}>
        <BlobFigure seed={7} mood="slaapt" alive />
      </div>
      <BlobSays line={praat} />
      <h2 id="pauze-kop">{t('pauze.kop')}</h2>
      <p>{t(proef ? 'pauze.uitlegProef' : 'pauze.uitleg')}</p>
      <Hear
        lines={[
          praat,
          ['pauze.kop'],
          ...(proef ? [['pauze.uitlegProef'] as const] : [['pauze.uitleg'] as const, ['pauze.keuze'] as const]),
        ]}
      />
      <div className={css['knoppen']}>
        <BigButton ref={go} tone="zon" onClick={onResume}>
          {t('pauze.verder')}
        </BigButton>
        <BigButton tone="papier" onClick={onStop}>
          {t(proef ? 'pauze.stopProef' : 'pauze.stop')}
        </BigButton>
      </div>
      <SoundPanel />
      {!proef && <TooiChoice />}
      <SwitchChoice />
      <VoiceChoice />
      <p className={css['hulp']}>
        {toetsen} {t('pauze.hulp')}
      </p>
    </dialog>
  );
}
