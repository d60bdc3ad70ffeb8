/**
 * The numbers in a line of text: parted by commas, semicolons or spaces, each once.
 * @example splitNummers('12AB, 34cd; 12AB') // ['12AB', '34cd']
 */
export const splitNummers = (tekst: string): readonly string[] => [...new Set(tekst.split(/[\s,;]+/).filter((nummer) => nummer !== ''))];
