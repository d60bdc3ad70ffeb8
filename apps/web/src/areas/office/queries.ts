import type { AdminSoort } from '@spelrijk/domain/admin';
import type { BerichtDoel } from '@spelrijk/domain/bericht';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export interface Zoekvraag {
  readonly zoek: string;
  readonly soort: AdminSoort | undefined;
  readonly pagina: number;
  /** A column, from high to low with a `-` before it; without it by name. */
  readonly op?: string | undefined;
}

/** What the screens of our office load; the keys follow the paths of the API. */
export const adminsQuery = ({ zoek, soort, pagina, op }: Zoekvraag) =>
  queryOptions({
    queryKey: ['office', 'admins', zoek, soort ?? '', pagina, op ?? ''],
    queryFn: () => call('listAdmins', { query: { zoek, soort, op, pagina: String(pagina) } }),
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

/** Proofs of customers that were erased. */
export const wissingenQuery = (pagina: number) =>
  queryOptions({
    queryKey: ['office', 'klantwissingen', pagina],
    queryFn: () => call('listKlantwissingen', { query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

/** Open requests about licences, of all customers, who waited longest first. */
export const openVerzoekenQuery = (pagina: number) =>
  queryOptions({
    queryKey: ['office', 'licentieverzoeken', pagina],
    queryFn: () => call('listOpenVerzoeken', { query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const ervaringenQuery = queryOptions({ queryKey: ['office', 'ervaringen'], queryFn: () => call('listAlleErvaringen', {}) });

export const webinarsQuery = queryOptions({ queryKey: ['office', 'webinars'], queryFn: () => call('listWebinars', {}) });

export const aanmeldingenQuery = (webinarId: string) =>
  queryOptions({ queryKey: ['office', 'webinars', webinarId], queryFn: () => call('listAanmeldingen', { params: { webinarId } }) });

/** Opening the account of a child is written down: never by itself, and never again because a window got the focus. */
export const leerlingQuery = (leerlingId: string) =>
  queryOptions({
    queryKey: ['office', 'leerling', leerlingId],
    queryFn: () => call('openLeerling', { params: { leerlingId } }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Moves from and to a customer. */
export const verhuizingenQuery = (adminId: string) =>
  queryOptions({ queryKey: ['office', 'verhuizingen', adminId], queryFn: () => call('listVerhuizingen', { params: { adminId } }) });
export const berichtenQuery = (pagina: number) =>
  queryOptions({
    queryKey: ['office', 'berichten', 'pagina', pagina],
    queryFn: () => call('listKantoorBerichten', { query: { pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });

/** How many it would reach; counted anew for every choice. */
export const bereikQuery = ({ soorten, regio, adminId, lezers }: BerichtDoel) =>
  queryOptions({
    queryKey: ['office', 'berichtbereik', soorten.join(','), regio, adminId, lezers],
    queryFn: () =>
      call('readBereik', { query: { soorten: soorten.join(','), regio: regio ?? undefined, adminId: adminId ?? undefined, lezers } }),
    placeholderData: keepPreviousData,
  });

export const lezersQuery = (berichtId: string) =>
  queryOptions({ queryKey: ['office', 'berichten', berichtId, 'lezers'], queryFn: () => call('listLezers', { params: { berichtId } }) });

export const roadmapQuery = queryOptions({ queryKey: ['office', 'roadmap'], queryFn: () => call('listKantoorRoadmap', {}) });
