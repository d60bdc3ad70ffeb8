/** Listening to children who read aloud: what several screens ask. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Leesmoment } from '@spelrijk/contract/leesmomenten';
import { queryOptions } from '@tanstack/react-query';
import { href } from 'react-router';
import { call } from '../../shared/api/call.ts';

interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}
export type LeerlingPlek = GroepPlek & { readonly leerlingId: string };

export const momentenQuery = ({ adminId, groepId }: GroepPlek) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'leesmomenten'],
    queryFn: () => call('listLeesmomenten', { params: { adminId, groepId } }),
  });

export type Gehoord = Output<Api['listVoorlezingen']>;
export const voorlezingenQuery = ({ adminId, groepId, leerlingId }: LeerlingPlek) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'leerlingen', leerlingId, 'voorlezingen'],
    queryFn: () => call('listVoorlezingen', { params: { adminId, groepId, leerlingId } }),
  });

export const momentenPath = (plek: GroepPlek): string => href('/admins/:adminId/groepen/:groepId/leesmomenten', { ...plek });

/** Where somebody listens: to a text of a leesmoment, to another one, or still to be chosen. */
export function luisterPath(
  { adminId, groepId, leerlingId }: LeerlingPlek,
  wat?: { readonly tekst: string; readonly moment: string | null },
): string {
  const pad = href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voorlezen', { adminId, groepId, leerlingId });
  if (!wat) return pad;
  const search = new URLSearchParams({ tekst: wat.tekst, ...(wat.moment !== null && { moment: wat.moment }) });
  return `${pad}?${search.toString()}`;
}

interface Volgende {
  readonly leerlingId: string;
  readonly roepnaam: string;
  readonly tekst: { readonly id: string; readonly titel: string };
}

/** What is still to be heard of a leesmoment after this child: its own next text, then the next child of the list, from the top again at the end. */
export function volgende({ leerlingen, teksten }: Pick<Leesmoment, 'leerlingen' | 'teksten'>, leerlingId: string): Volgende | undefined {
  const plek = leerlingen.findIndex(({ id }) => id === leerlingId);
  const inOrde = [...leerlingen.slice(Math.max(plek, 0)), ...leerlingen.slice(0, Math.max(plek, 0))];
  for (const { id, roepnaam, gehoord } of inOrde) {
    const tekst = teksten.find((een) => !gehoord.includes(een.id));
    if (tekst) return { leerlingId: id, roepnaam, tekst };
  }
  return undefined;
}
