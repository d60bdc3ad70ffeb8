import type { Taal } from '../texts/i18n.ts';

/** The four Flemish hosts: main site, its www form, a Flemish subdomain and a preview host. Set at build time. */
const FLEMISH_HOSTS: string =
  import.meta.env['VITE_FLEMISH_HOSTS'] ?? 'spelrijk-be.example,www.spelrijk-be.example,be.spelrijk.example,preview.spelrijk-be.example';

/** On Flemish hosts a groep is a klas and RT is logopedie; everywhere else the Dutch words hold. */
export const taalOfHost = (hostname: string): Taal => (FLEMISH_HOSTS.split(',').includes(hostname.toLowerCase()) ? 'nl-BE' : 'nl');
