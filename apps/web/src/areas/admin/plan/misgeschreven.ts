/** A misspelling as it is told in a row of others: a sentence between quotes, so that its full stop does not end ours. */
const aangehaald = (tekst: string): string => (/\s/u.test(tekst) ? `‘${tekst}’` : tekst);

/** @example misgeschreven({ woord: 'De muis is klein.', gegeven: 'De muis is klijn.' }).woord // '‘De muis is klein.’' */
export const misgeschreven = <T extends { readonly woord: string; readonly gegeven: string }>(fout: T): T => ({
  ...fout,
  woord: aangehaald(fout.woord),
  gegeven: aangehaald(fout.gegeven),
});
