import type { Regio } from '@spelrijk/domain/admin';
import { useEffect, useState } from 'react';
import { player } from '../../../shared/audio/player.ts';
import { chooseVoice } from './voice-choice.ts';

/** A good Dutch voice of this device, or null; browsers fill their list late. */
export function useDeviceVoice(regio: Regio): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = (): void => setVoice(chooseVoice(window.speechSynthesis.getVoices(), regio));
    look();
    window.speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      window.speechSynthesis.removeEventListener('voiceschanged', look);
      window.speechSynthesis.cancel();
    };
  }, [regio]);
  return voice;
}

export function speakWith(voice: SpeechSynthesisVoice, text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.92;
  utterance.volume = player.volume;
  window.speechSynthesis.cancel();
  player.tell(true);
  const still = (): void => player.tell(window.speechSynthesis.speaking);
  utterance.addEventListener('end', still);
  utterance.addEventListener('error', still);
  window.speechSynthesis.speak(utterance);
}
