import { useKept } from './kept.ts';

/** Where somebody is in a list that the server gives page by page. */
export interface PagePlace {
  readonly zoek: string;
  /** What a filter leaves in; '' for everything. */
  readonly toon: string;
  readonly pagina: number;
}

/** The page that an address names; the first one when it names none. @example readPage('3') // 3 */
export const readPage = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** Which page of one of several lists on a screen, named `place` as the list is, or of a list that has nothing else to choose. */
export function usePage(place?: string): readonly [number, (pagina: number) => void] {
  const [pagina, setPagina] = useKept(place === undefined ? 'pagina' : `pagina-${place}`, () => '');
  return [readPage(pagina), (naar) => setPagina(naar === 1 ? '' : String(naar))];
}

/**
 * As with every list the address holds it, so that it is still there after looking at one of the rows. Another search or filter begins at its first page.
 */
export function usePagePlace(): readonly [PagePlace, (next: Partial<PagePlace>) => void] {
  const [zoek, setZoek] = useKept('zoek', () => '');
  const [toon, setToon] = useKept('toon', () => '');
  const [pagina, setPagina] = useKept('pagina', () => '');
  const change = (next: Partial<PagePlace>): void => {
    if (next.zoek !== undefined) setZoek(next.zoek);
    if (next.toon !== undefined) setToon(next.toon);
    setPagina(next.pagina === undefined || next.pagina === 1 ? '' : String(next.pagina));
  };
  return [{ zoek, toon, pagina: readPage(pagina) }, change];
}
