/**
 * Decides: which words are never shown to a child, also not as a misspelling or by what a gap could be filled with.
 * Source: own list.
 * Example: isGrof('kut'); no gap is cut of which h_r is left.
 */
const GROF: readonly string[] =
  `kut kuts kutje lul lullen hoer hoeren neuk neuken reet reten kont konten slet sletten slut sluts tiet tieten flikker kanker tering tyfus klootzak kloot kloten
  trut trutten seks sex porno nazi neger nikker mongool kak schijt stront zeik zeiken fuck fucking bitch shit piemel pik pikken penis anus homo
  fokken geil tepel`.split(/\s+/);
const ALLE = new Set(GROF);

export const isGrof = (tekst: string): boolean =>
  tekst
    .toLowerCase()
    .split(/[ -]/)
    .some((woord) => ALLE.has(woord));

/** Would these letters around a gap make a child think of such a word? */
export const isGrofGat = (voor: string, na: string): boolean =>
  voor !== '' && GROF.some((woord) => woord.startsWith(voor) && woord.endsWith(na) && isEenOfTwee(woord.length - voor.length - na.length));

const isEenOfTwee = (aantal: number): boolean => aantal === 1 || aantal === 2;
