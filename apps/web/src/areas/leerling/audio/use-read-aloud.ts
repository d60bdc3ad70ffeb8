import type { Regio } from '@spelrijk/domain/admin';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { player } from '../../../shared/audio/player.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { useInstelling } from '../use-instelling.ts';
import { speakWith, useDeviceVoice } from './use-device-voice.ts';
import { useDeviceVoiceOn } from './voice-setting.ts';

/** What is read aloud: a text as it stands on the screen, and the rule of a categorie. */
export interface ReadAloud {
  /** Reads it; null when it cannot be heard. */
  readonly text: (text: string) => (() => void) | null;
  readonly rule: (categorie: string, text: string) => (() => void) | null;
}

/** Dutch or Flemish speech: of the region, or as set for this child. */
function useSpraakregio(): Regio {
  const { i18n } = useTexts(algemeenTeksten);
  const { spraak } = useInstelling().instelling;
  if (spraak !== 'streek') return spraak === 'vlaams' ? 'be' : 'nl';
  return i18n.language === 'nl-BE' ? 'be' : 'nl';
}

/**
 * Texts of the program itself, in the speech we bring along; in the voice of the device only where a setting asks for it and the
 * voice is good. Never for the words of an exercise.
 */
export function useReadAloud(): ReadAloud {
  const regio = useSpraakregio();
  const voice = useDeviceVoice(regio);
  const own = useDeviceVoiceOn() ? voice : null;
  const { data } = useQuery({
    queryKey: ['uitgesproken', regio],
    queryFn: () => call('readUitgesproken', { query: { regio } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const say = (text: string, adres: string | undefined): (() => void) | null => {
    if (own) return () => speakWith(own, text);
    if (adres === undefined) return null;
    return () => {
      player.unlock();
      void player.play([{ soort: 'klank', adres }]);
    };
  };
  const find = (table: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
    table && Object.hasOwn(table, key) ? table[key] : undefined;
  return {
    text: (text) => say(text, find(data?.teksten, text)),
    rule: (categorie, text) => say(text, find(data?.regels, categorie)),
  };
}
