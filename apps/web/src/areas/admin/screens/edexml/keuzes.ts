/** What somebody ticks and answers, beside a proposal; only what differs goes to the server. */
import type { EdexmlKeuzes, EdexmlVoorstel, GroepRegel, LeerlingRegel } from '@spelrijk/contract/edexml';

type LeerlingKeuze = Omit<EdexmlKeuzes['leerlingen'][number], 'nr'>;
type GroepKeuze = Omit<EdexmlKeuzes['groepen'][number], 'sleutel'>;

export interface Keuzes {
  readonly leerlingen: Readonly<Record<number, LeerlingKeuze>>;
  readonly groepen: Readonly<Record<string, GroepKeuze>>;
  readonly docenten: Readonly<Record<number, boolean>>;
  readonly weg: Readonly<Record<string, boolean>>;
  readonly schoolBevestigd: boolean;
}

export const GEEN: Keuzes = { leerlingen: {}, groepen: {}, docenten: {}, weg: {}, schoolBevestigd: false };

export const chooseLeerling = (keuzes: Keuzes, nr: number, keuze: LeerlingKeuze): Keuzes => ({
  ...keuzes,
  leerlingen: { ...keuzes.leerlingen, [nr]: { ...keuzes.leerlingen[nr], ...keuze } },
});

export const chooseGroep = (keuzes: Keuzes, sleutel: string, keuze: GroepKeuze): Keuzes => ({
  ...keuzes,
  groepen: { ...keuzes.groepen, [sleutel]: { ...keuzes.groepen[sleutel], ...keuze } },
});

export const jaargroepVan = (regel: LeerlingRegel, keuzes: Keuzes): number | null =>
  keuzes.leerlingen[regel.nr]?.jaargroep ?? regel.jaargroep ?? regel.oud?.jaargroep ?? null;

/** Something has to be said before this leerling can come along. */
export function isOpen(regel: LeerlingRegel, keuzes: Keuzes): boolean {
  const keuze = keuzes.leerlingen[regel.nr];
  if (keuze?.mee === false) return false;
  if (regel.soort === 'lijkt-op' && keuze?.is === undefined) return true;
  return regel.soort !== 'conflict' && mayJoin(regel) && regel.leerlingId === null && jaargroepVan(regel, keuzes) === null;
}

export const mayJoin = ({ soort, kandidaten, leerlingId }: LeerlingRegel): boolean =>
  (soort !== 'vertrokken' || leerlingId !== null) &&
  soort !== 'fout' &&
  soort !== 'overgeslagen' &&
  soort !== 'ongewijzigd' &&
  (soort !== 'conflict' || kandidaten.length > 0);

export function joins(regel: LeerlingRegel, keuzes: Keuzes): boolean {
  const keuze = keuzes.leerlingen[regel.nr];
  if (isOpen(regel, keuzes)) return false;
  return keuze?.mee ?? (regel.mee || keuze?.is !== undefined || keuze?.jaargroep !== undefined);
}

export const groepJoins = (regel: GroepRegel, keuzes: Keuzes): boolean => keuzes.groepen[regel.sleutel]?.mee ?? regel.mee;

export const TABS = ['nieuw', 'gewijzigd', 'ongewijzigd', 'weg', 'docenten', 'groepen'] as const;
export type Tab = (typeof TABS)[number];

const IN_TAB: Readonly<Record<LeerlingRegel['soort'], Tab>> = {
  nieuw: 'nieuw',
  terug: 'nieuw',
  'lijkt-op': 'nieuw',
  conflict: 'nieuw',
  fout: 'nieuw',
  overgeslagen: 'nieuw',
  gewijzigd: 'gewijzigd',
  ongewijzigd: 'ongewijzigd',
  vertrokken: 'weg',
};

/** What asks for an answer stands first. Somebody who left and was never here is no news. */
export const inTab = ({ leerlingen }: EdexmlVoorstel, tab: Tab): readonly LeerlingRegel[] =>
  leerlingen
    .filter(({ soort, leerlingId }) => IN_TAB[soort] === tab && (soort !== 'vertrokken' || leerlingId !== null))
    .toSorted((a, b) => Number(b.kandidaten.length > 0) - Number(a.kandidaten.length > 0) || a.nr - b.nr);

export function aantalIn(voorstel: EdexmlVoorstel, tab: Tab): number {
  if (tab === 'docenten') return voorstel.docenten.length;
  if (tab === 'groepen') return voorstel.groepen.length;
  return inTab(voorstel, tab).length + (tab === 'weg' ? voorstel.weg.length : 0);
}

export function countJoining(voorstel: EdexmlVoorstel, keuzes: Keuzes) {
  const mee = voorstel.leerlingen.filter((regel) => joins(regel, keuzes));
  const is = (...soorten: readonly LeerlingRegel['soort'][]): number => mee.filter(({ soort }) => soorten.includes(soort)).length;
  return {
    nieuw: is('nieuw', 'terug') + mee.filter(({ nr, soort }) => soort === 'lijkt-op' && keuzes.leerlingen[nr]?.is === 'nieuw').length,
    gewijzigd:
      is('gewijzigd', 'conflict') + mee.filter(({ nr, soort }) => soort === 'lijkt-op' && keuzes.leerlingen[nr]?.is !== 'nieuw').length,
    weg: is('vertrokken') + voorstel.weg.filter(({ id }) => keuzes.weg[id]).length,
    docenten: voorstel.docenten.filter(
      ({ nr, soort, mee: aan }) => soort !== 'ongewijzigd' && soort !== 'fout' && (keuzes.docenten[nr] ?? aan),
    ).length,
  };
}

export const teSturen = (keuzes: Keuzes): EdexmlKeuzes => ({
  schoolBevestigd: keuzes.schoolBevestigd,
  leerlingen: Object.entries(keuzes.leerlingen).map(([nr, keuze]) => ({ nr: Number(nr), ...keuze })),
  groepen: Object.entries(keuzes.groepen).map(([sleutel, keuze]) => ({ sleutel, ...keuze })),
  docenten: Object.entries(keuzes.docenten).map(([nr, mee]) => ({ nr: Number(nr), mee })),
  weg: Object.keys(keuzes.weg).filter((id) => keuzes.weg[id]),
});
