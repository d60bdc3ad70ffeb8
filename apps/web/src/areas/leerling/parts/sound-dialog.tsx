import { BigButton } from '@spelrijk/ui/big-button';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { TooiChoice } from '../tooi/tooi-choice.tsx';
import css from './sound-dialog.module.css';
import { SoundPanel } from './sound-panel.tsx';

/** The sound of the child, on the map. */
export function SoundDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css['dialoog']} aria-labelledby="geluid-kop" onClose={onClose}>
      <h2 id="geluid-kop">{t('geluid.open')}</h2>
      <SoundPanel />
      <TooiChoice />
      <BigButton tone="zon" onClick={() => dialog.current?.close()}>
        {t('geluid.klaar')}
      </BigButton>
    </dialog>
  );
}
