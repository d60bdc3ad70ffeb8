/**
 * How long and how often practice is proposed: what holds as long as nobody chose, and what site, screens and letters say. Short and
 * shared out over days stays better than at once (Cepeda e.a. 2006).
 */
export const OEFENTIJD = {
  /** Minutes on a day; days in the week are advice to a school and hold for nobody. */
  school: { minuten: 15, dagen: 4 },
  /** A proposal: the parent chooses. */
  thuis: { minuten: 10, dagen: 4 },
} as const;
