/** Where the browser fetches a sound, by the kind of its address. Pure. */

export interface SoundFile {
  readonly url: string;
  /** Only for who is logged in: words of an own list. */
  readonly own: boolean;
}

const OWN = /^([0-9a-f-]{36})\/([0-9a-f]{16})$/;

/**
 * First choice first: Opus is a third of the size; old iPads only know the second. A rendered sound has an mp3 beside it, but
 * for lines of reading texts; those, a recording (`opname/...`) and an own word (`<admin>/...`) are made into WAV when somebody asks.
 */
export function filesOf(adres: string): readonly SoundFile[] {
  const [, admin, klank] = OWN.exec(adres) ?? [];
  if (admin !== undefined && klank !== undefined)
    return ['ogg', 'wav'].map((kind) => ({ url: `/api/admins/${admin}/spraak/${klank}.${kind}`, own: true }));
  const paths = adres.startsWith('opname/') ? [`${adres}.ogg`, `${adres}.wav`] : [`${adres}.ogg`, `${adres}.mp3`, `wav/${adres}.wav`];
  return paths.map((path) => ({ url: `/audio/${path}`, own: false }));
}
