import { fileNameOf } from '@spelrijk/ui/file-name';
import { useState } from 'react';

interface PictureProps {
  /** Key of the picture, as in the word bank. */
  readonly name: string;
  readonly size: number;
  /** Text for a screen reader; empty beside the word itself. */
  readonly alt?: string;
}

export const pictureUrl = (name: string): string => `/plaatjes/${fileNameOf(name)}.svg`;

/** A picture of the word bank; leaves nothing behind when it cannot be had. */
export function Picture({ name, size, alt = '' }: PictureProps) {
  const [missing, setMissing] = useState('');
  if (missing === name) return null;
  return <img src={pictureUrl(name)} width={size} height={size} alt={alt} draggable={false} onError={() => setMissing(name)} />;
}
