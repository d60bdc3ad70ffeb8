/** Where the browser fetches a sound, by the kind of its address. Pure. */

export interface SoundFile {
  readonly url: string;
  /** Only for who is logged in: words of an own list. */
  readonly own: boolean;
}

/** A word in the voice of who guides a groep: customer, groep, recording; behind the bar what is heard where that is gone. */
const KLAS = /^([0-9a-f-]{36})\/([0-9a-f-]{36})\/([0-9a-f-]{36})\|(.*)$/;
const OWN = /^([0-9a-f-]{36})\/([0-9a-f]{16})$/;

/**
 * First choice first. A rendered sound is MP3, which every browser plays. A recording (`opname/...`) and an own word (`<admin>/...`) are
 * Opus, made when somebody asks into WAV for browsers that cannot read that (Safari before 18.4).
 */
export function filesOf(adres: string): readonly SoundFile[] {
  const [, klant, groep, opname, anders] = KLAS.exec(adres) ?? [];
  if (klant !== undefined && groep !== undefined && opname !== undefined && anders !== undefined) {
    const pad = `/api/admins/${klant}/groepen/${groep}/klasopnamen/${opname}`;
    return [...['ogg', 'wav'].map((kind) => ({ url: `${pad}/klank.${kind}`, own: true })), ...(anders === '' ? [] : filesOf(anders))];
  }
  const [, admin, klank] = OWN.exec(adres) ?? [];
  if (admin !== undefined && klank !== undefined)
    return ['ogg', 'wav'].map((kind) => ({ url: `/api/admins/${admin}/spraak/${klank}.${kind}`, own: true }));
  const paths = adres.startsWith('opname/') ? [`${adres}.ogg`, `${adres}.wav`] : [`${adres}.mp3`];
  return paths.map((path) => ({ url: `/audio/${path}`, own: false }));
}
