/** What a game asks of its host. `eigen` is the sound of the game's own verb: no two games have the same. */
export type SoundId = 'goed' | 'bijna' | 'kies' | 'plop' | 'raak' | 'mis' | 'zwiep' | 'klap' | 'munt' | 'klaar' | 'letter' | 'eigen';

export type GameEffect =
  | { readonly type: 'antwoord'; readonly opgaveId: string; readonly gegeven: string; readonly poging: number }
  | { readonly type: 'sound'; readonly sound: SoundId }
  /** Only now can it be answered (a flash is over, a row has been read): the time of the answer counts from here. */
  | { readonly type: 'vraag' }
  /** The child asks for help on the stage: the word once more and slowly, the rule, or fewer options. The last two count as a hint. */
  | { readonly type: 'hulp'; readonly hulp: 'langzaam' | 'regel' | 'minder' }
  /** Let this option sound (`Opgave.klanken`). */
  | { readonly type: 'hoor'; readonly keuze: string }
  /** What the game measured, for `GameStart.vorige` of the next time. */
  | { readonly type: 'meting'; readonly waarde: number }
  /** The child came upon this piece of `GameManifest.verzameling` in its play: it is among what it can choose after the taak. */
  | { readonly type: 'vondst'; readonly stuk: string }
  /** Once and last. */
  | { readonly type: 'done' };
