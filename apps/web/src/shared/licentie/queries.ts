import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiFout } from '../api/fout.ts';

export const licentieQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'licentie'], queryFn: () => call('readLicentie', { params: { adminId } }) });

/** All of a licence is under its key, so that one change makes all of it anew. */
const under = (adminId: string, wat: string) => [...licentieQuery(adminId).queryKey, wat];

/** On the first page stands what is open, with what was asked last. */
export const verzoekenQuery = (adminId: string, pagina = 1) =>
  queryOptions({
    queryKey: [...under(adminId, 'verzoeken'), pagina],
    queryFn: () => call('listLicentieverzoeken', { params: { adminId }, query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

export const wijzigingenQuery = (adminId: string, pagina: number) =>
  queryOptions({
    queryKey: [...under(adminId, 'wijzigingen'), pagina],
    queryFn: () => call('listLicentiewijzigingen', { params: { adminId }, query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

/** Somebody else, or the server itself, changed since what this was about: what was typed stays. */
export const isIntussen = (error: unknown): boolean => error instanceof ApiFout && error.code === 'licentie/intussen-gewijzigd';
