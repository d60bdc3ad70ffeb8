import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiFout } from '../api/fout.ts';

export const licentieQuery = (adminId: string) =>
  queryOptions({ queryKey: ['admins', adminId, 'licentie'], queryFn: () => call('readLicentie', { params: { adminId } }) });

/** All of a licence is under its key, so that one change makes all of it anew. */
const under = (adminId: string, wat: string) => [...licentieQuery(adminId).queryKey, wat];

export const verzoekenQuery = (adminId: string) =>
  queryOptions({ queryKey: under(adminId, 'verzoeken'), queryFn: () => call('listLicentieverzoeken', { params: { adminId } }) });

export const wijzigingenQuery = (adminId: string) =>
  queryOptions({ queryKey: under(adminId, 'wijzigingen'), queryFn: () => call('listLicentiewijzigingen', { params: { adminId } }) });

/** Somebody else, or the server itself, changed since what this was about: what was typed stays. */
export const isIntussen = (error: unknown): boolean => error instanceof ApiFout && error.code === 'licentie/intussen-gewijzigd';
