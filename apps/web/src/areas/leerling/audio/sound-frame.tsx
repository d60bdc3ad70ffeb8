import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { useSound } from './use-regie.ts';

interface SoundFrameProps {
  readonly leerlingId: string;
  readonly instelling: Oefeninstelling;
}

/** All that sounds around the screens of a child. Shows nothing, and comes after what is seen. */
export function SoundFrame({ leerlingId, instelling }: SoundFrameProps) {
  useSound(leerlingId, instelling);
  return null;
}
