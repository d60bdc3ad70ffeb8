/** What a question to us can be about. */
export const ONDERWERPEN = ['vraag', 'probleem', 'woord', 'beveiliging', 'ervaring'] as const;
export type Onderwerp = (typeof ONDERWERPEN)[number];

/** Letters of what somebody writes to us, at most. */
export const MAX_BERICHT = 4000;
