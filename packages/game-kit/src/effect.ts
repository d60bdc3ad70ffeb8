/** What a game asks of its host. */
export type SoundId = 'goed' | 'bijna' | 'kies' | 'plop' | 'raak' | 'mis' | 'zwiep' | 'klap' | 'munt' | 'klaar' | 'letter';

export type GameEffect =
  | { readonly type: 'antwoord'; readonly opgaveId: string; readonly gegeven: string; readonly poging: number }
  | { readonly type: 'sound'; readonly sound: SoundId }
  /** Once and last. */
  | { readonly type: 'done' };
