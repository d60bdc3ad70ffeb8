/** The pages of the site, by what somebody comes for. The last part of an address is also the key of its label. */
export const GROEPEN = {
  oefenen: ['spellen', 'adaptief', 'aangepast-oefenen', 'voortgang-volgen', 'beloningssysteem'],
  achtergrond: ['didactiek', 'werkzame-componenten', 'inzetbaarheid', 'web-based', 'school-rt-thuis', 'minimumdoelen'],
  beginnen: ['prijzen', 'aanvraagformulier', 'training', 'ervaringen'],
  hulp: ['faq', 'instructievideo', 'watisnodigvoorspellen', 'contact'],
  over: ['privacy', 'beveiliging', 'toegankelijkheid', 'licenties', 'status'],
} as const;

export type Navgroep = keyof typeof GROEPEN;
export type Navnaam = (typeof GROEPEN)[Navgroep][number];

/** Stands in the menus of Flanders only; who has its address can read it anywhere. */
export const VLAAMS: ReadonlySet<string> = new Set(['minimumdoelen']);

export const NAVGROEPEN: readonly Navgroep[] = ['oefenen', 'achtergrond', 'beginnen', 'hulp', 'over'];

/** What stands in the bar itself on a wide screen. */
export const HOOFD: readonly Navnaam[] = ['spellen', 'didactiek', 'voortgang-volgen', 'prijzen', 'faq', 'contact'];

export const padVan = (naam: Navnaam): string => `/site/${naam}`;

/** The page at this address; undefined for the home page and for what is not of the site. */
export const naamVan = (pad: string): Navnaam | undefined =>
  NAVGROEPEN.flatMap((groep): readonly Navnaam[] => GROEPEN[groep]).find((naam) => padVan(naam) === pad.replace(/\/$/, ''));

/** Addresses of all pages of the site. */
export const SITE_PATHS: readonly string[] = ['/site/home', ...NAVGROEPEN.flatMap((groep) => GROEPEN[groep].map(padVan))];
