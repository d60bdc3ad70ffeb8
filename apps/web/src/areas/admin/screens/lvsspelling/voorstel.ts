/** What somebody says of a list: what its columns are, who is who, what to store. */
import type { LvsKolom, LvsPersoon, LvsRegel, LvsVoorstel } from '@spelrijk/contract/lvsspelling';

const TABS = ['kolommen', 'leerlingen', 'uitslagen'] as const;
export type Tab = (typeof TABS)[number];

/** A message has no columns to choose. */
export const tabsVan = ({ soort }: LvsVoorstel): readonly Tab[] => TABS.filter((tab) => tab !== 'kolommen' || soort !== 'uwlr');

const KOLOM_NODIG: ReadonlySet<string> = new Set(['geen-leerling', 'geen-uitslag', 'geen-toets', 'botst']);
export const kolomNodig = ({ meldingen }: LvsVoorstel): boolean => meldingen.some(({ soort }) => KOLOM_NODIG.has(soort));

export const isOpen = ({ herkend }: LvsPersoon): boolean => herkend === 'onzeker' || herkend === 'onbekend';

/** Where something has to be done first. */
export function eersteTab(voorstel: LvsVoorstel): Tab {
  if (kolomNodig(voorstel) && voorstel.soort !== 'uwlr') return 'kolommen';
  return voorstel.personen.some(isOpen) ? 'leerlingen' : 'uitslagen';
}

/** What asks for an answer stands first, then the order of the list. */
export const opAandacht = (personen: readonly LvsPersoon[]): readonly LvsPersoon[] =>
  personen.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || a.nr - b.nr);

const VOLGORDE: readonly LvsRegel['soort'][] = ['fout', 'botst', 'anders', 'nieuw', 'kiezen', 'dubbel', 'zelfde', 'niemand'];
export const opSoort = (regels: readonly LvsRegel[]): readonly LvsRegel[] =>
  regels.toSorted((a, b) => VOLGORDE.indexOf(a.soort) - VOLGORDE.indexOf(b.soort) || a.nr - b.nr);

export type Vinkjes = Readonly<Record<number, boolean>>;
export const mayJoin = ({ soort }: LvsRegel): boolean => soort === 'nieuw' || soort === 'anders';
export const joins = (regel: LvsRegel, vinkjes: Vinkjes): boolean => mayJoin(regel) && (vinkjes[regel.nr] ?? regel.mee);

export function countJoining({ regels }: LvsVoorstel, vinkjes: Vinkjes) {
  const mee = regels.filter((regel) => joins(regel, vinkjes));
  const vervangen = mee.filter(({ soort }) => soort === 'anders').length;
  return { nieuw: mee.length - vervangen, vervangen, leerlingen: new Set(mee.map(({ persoon }) => persoon)).size };
}

/** Who was chosen by hand so far, ready to send again. */
export const gekozen = ({ personen }: LvsVoorstel): { nr: number; leerlingId: string | null }[] =>
  personen.filter(({ herkend }) => herkend === 'zelf' || herkend === 'niemand').map(({ nr, leerlingId }) => ({ nr, leerlingId }));

export const kolommenVan = ({ kolommen }: LvsVoorstel): LvsKolom[] => kolommen.map(({ betekenis }) => betekenis);

export const teSturen = (vinkjes: Vinkjes): { nr: number; mee: boolean }[] =>
  Object.entries(vinkjes).map(([nr, mee]) => ({ nr: Number(nr), mee }));
