const STEMMEN = import.meta.glob<string>('./stem/*.mp3', { eager: true, query: '?url', import: 'default' });

/** The spoken text of a stop of the tour, by the name of its picture. */
export const stemVan = (halte: string): string | undefined => STEMMEN[`./stem/${halte}.mp3`];
