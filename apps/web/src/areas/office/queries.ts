import type { AdminSoort } from '@spelrijk/domain/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export interface Zoekvraag {
  readonly zoek: string;
  readonly soort: AdminSoort | undefined;
  readonly pagina: number;
}

/** What the screens of our office load; the keys follow the paths of the API. */
export const adminsQuery = ({ zoek, soort, pagina }: Zoekvraag) =>
  queryOptions({
    queryKey: ['office', 'admins', zoek, soort ?? '', pagina],
    queryFn: () => call('listAdmins', { query: { zoek, soort, pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

export const adminQuery = (adminId: string) =>
  queryOptions({ queryKey: ['office', 'admin', adminId], queryFn: () => call('readAdmin', { params: { adminId } }) });

/** Which login providers this customer has, and as which organisation. */
export const organisatiesQuery = (adminId: string) =>
  queryOptions({ queryKey: ['office', 'sso', adminId], queryFn: () => call('listOrganisaties', { params: { adminId } }) });

export const medewerkersQuery = queryOptions({ queryKey: ['office', 'medewerkers'], queryFn: () => call('listMedewerkers', {}) });

export const mailsQuery = queryOptions({ queryKey: ['office', 'mails'], queryFn: () => call('listMails', {}), refetchInterval: 15_000 });

export const mailQuery = (mailId: string) =>
  queryOptions({ queryKey: ['office', 'mails', mailId], queryFn: () => call('readMail', { params: { mailId } }) });

export const aanvragenQuery = queryOptions({
  queryKey: ['office', 'aanvragen'],
  queryFn: () => call('listAanvragen', {}),
  refetchInterval: 60_000,
});

export const vragenQuery = queryOptions({
  queryKey: ['office', 'vragen'],
  queryFn: () => call('listContactvragen', {}),
  refetchInterval: 60_000,
});

export const ervaringenQuery = queryOptions({ queryKey: ['office', 'ervaringen'], queryFn: () => call('listAlleErvaringen', {}) });

export const webinarsQuery = queryOptions({ queryKey: ['office', 'webinars'], queryFn: () => call('listWebinars', {}) });

export const aanmeldingenQuery = (webinarId: string) =>
  queryOptions({ queryKey: ['office', 'webinars', webinarId], queryFn: () => call('listAanmeldingen', { params: { webinarId } }) });
