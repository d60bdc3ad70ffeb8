import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { RefObject } from 'react';
import { useFocusKop } from '../../../shared/page/use-focus-kop.ts';
import { useSound } from './use-regie.ts';

interface SoundFrameProps {
  readonly leerlingId: string;
  readonly instelling: Oefeninstelling;
  readonly main: RefObject<HTMLElement | null>;
}

/** All that sounds around the screens of a child, what a screen reader says of the next one too. Shows nothing, and comes after what is seen. */
export function SoundFrame({ leerlingId, instelling, main }: SoundFrameProps) {
  useSound(leerlingId, instelling);
  useFocusKop(main);
  return null;
}
