/** Where a client stands, and what hangs on it: parts of one screen. */
import { href } from 'react-router';

interface Plek {
  readonly adminId: string;
  readonly leerlingId: string;
}

const padVan = ({ adminId, leerlingId }: Plek, deel: string): string =>
  href('/admins/:adminId/clienten/:leerlingId/*', { adminId, leerlingId, '*': deel });

export const clientPad = (plek: Plek): string => padVan(plek, '').replace(/\/$/, '');
export const verslagPad = (plek: Plek, soort: 'ouders' | 'school'): string => padVan(plek, `verslag/${soort}`);
export const toetsPad = (plek: Plek, planId: string, toetsId: string): string => padVan(plek, `toets/${planId}/${toetsId}`);

type Deel =
  | { readonly soort: 'client' }
  | { readonly soort: 'verslag'; readonly voor: string }
  | { readonly soort: 'toets'; readonly planId: string; readonly toetsId: string };

/** Which part a path behind the client asks for; undefined: none there is. */
export function deelVan(rest: string): Deel | undefined {
  const [wat = '', een, twee, ...meer] = rest.split('/').filter((stuk) => stuk !== '');
  if (wat === '') return { soort: 'client' };
  if (wat === 'verslag' && een !== undefined && twee === undefined) return { soort: 'verslag', voor: een };
  return wat === 'toets' && een !== undefined && twee !== undefined && meer.length === 0
    ? { soort: 'toets', planId: een, toetsId: twee }
    : undefined;
}
