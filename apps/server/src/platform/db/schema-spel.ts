/** What play leaves behind. */

/** What a leerling itself reached in a game in one week. */
export interface SpelrecordTable {
  admin_id: string;
  leerling_id: string;
  /** Slug of the game. */
  game: string;
  /** Monday, YYYY-MM-DD. */
  week: string;
  /** In the game's own unit, more being better. */
  waarde: number;
}
