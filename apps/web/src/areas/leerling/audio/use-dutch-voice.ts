import { useEffect, useState } from 'react';

/**
 * Reads an instruction aloud with a Dutch voice that lives on the device. Voices differ per machine and are often
 * missing, so this is an extra and never used for the words of an exercise. Null where there is no such voice.
 */
export function useDutchVoice(): ((text: string) => void) | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = (): void =>
      setVoice(window.speechSynthesis.getVoices().find((v) => v.lang.toLowerCase().startsWith('nl') && v.localService) ?? null);
    look();
    window.speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      window.speechSynthesis.removeEventListener('voiceschanged', look);
      window.speechSynthesis.cancel();
    };
  }, []);
  if (!voice) return null;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.92;
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(utterance);
  };
}
