import type { Ladder, MatrixCel, MatrixKolom, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import { urgency } from '../../aandacht.ts';

/** What a teacher reads in a cell: each has its own word, shape and colour. */
export type CelSoort = 'moeilijk' | 'oefent' | 'begint' | 'bijna' | 'beheerst' | 'leeg';

/** Under this (percent, upper end of the range) a leerling cannot do it yet. */
const MOEILIJK = 65;

export function celSoort(cel: Pick<MatrixCel, 'status' | 'zeker' | 'hoog' | 'antwoorden'> | undefined): CelSoort {
  if (!cel || (cel.status === 'op-slot' && cel.antwoorden === 0)) return 'leeg';
  if (cel.status === 'beheerst') return 'beheerst';
  if (cel.status === 'vermoed') return 'bijna';
  if (!cel.zeker) return 'begint';
  return cel.hoog < MOEILIJK ? 'moeilijk' : 'oefent';
}

/** In the order in which they ask for attention. */
export const CEL_SOORTEN: readonly CelSoort[] = ['moeilijk', 'oefent', 'begint', 'bijna', 'beheerst', 'leeg'];

export interface MatrixRij {
  readonly leerling: VoortgangLeerling;
  /** By categorie. */
  readonly cellen: ReadonlyMap<string, MatrixCel>;
}

const moeilijk = ({ cellen }: VoortgangLeerling): number => cellen.filter((cel) => celSoort(cel) === 'moeilijk').length;

/** Who asks for attention on top, then who finds most difficult, then by name. */
export const opAandacht = (leerlingen: readonly VoortgangLeerling[]): VoortgangLeerling[] =>
  leerlingen.toSorted(
    (a, b) =>
      urgency(b.aandacht) - urgency(a.aandacht) ||
      moeilijk(b) - moeilijk(a) ||
      `${a.roepnaam} ${a.achternaam}`.localeCompare(`${b.roepnaam} ${b.achternaam}`, 'nl'),
  );

export const toRijen = (leerlingen: readonly VoortgangLeerling[]): MatrixRij[] =>
  opAandacht(leerlingen).map((leerling) => ({ leerling, cellen: new Map(leerling.cellen.map((cel) => [cel.categorie, cel])) }));

export interface Keuze {
  readonly ladder: Ladder;
  /** A block of spelling or a domain of reading; '' is all. */
  readonly fase: string;
  /** Where it goes wrong first, or as in the learning line. */
  readonly volgorde: 'nood' | 'lijn';
}

/** How many of these leerlingen find a categorie difficult. */
export const aantalMoeilijk = (rijen: readonly MatrixRij[], categorie: string): number =>
  rijen.filter(({ cellen }) => celSoort(cellen.get(categorie)) === 'moeilijk').length;

const aantalBezig = (rijen: readonly MatrixRij[], categorie: string): number =>
  rijen.filter(({ cellen }) => ['oefent', 'begint'].includes(celSoort(cellen.get(categorie)))).length;

/** The columns to show, in the order that was chosen. */
export function chooseKolommen(
  kolommen: readonly MatrixKolom[],
  rijen: readonly MatrixRij[],
  { ladder, fase, volgorde }: Keuze,
): MatrixKolom[] {
  const eigen = kolommen.filter((kolom) => kolom.ladder === ladder && (fase === '' || kolom.fase === fase));
  if (volgorde === 'lijn') return eigen;
  const gewicht = new Map(eigen.map(({ id }) => [id, aantalMoeilijk(rijen, id) * 1000 + aantalBezig(rijen, id)]));
  return eigen.toSorted((a, b) => (gewicht.get(b.id) ?? 0) - (gewicht.get(a.id) ?? 0));
}

/** Columns that are readable side by side on A4 (portrait). */
const PER_VEL = 10;

/** The columns in sheets of about the same width. */
export function perVel(kolommen: readonly MatrixKolom[]): MatrixKolom[][] {
  const vellen = Math.ceil(kolommen.length / PER_VEL);
  const breed = Math.ceil(kolommen.length / vellen);
  return Array.from({ length: vellen }, (_, vel) => kolommen.slice(vel * breed, (vel + 1) * breed));
}

/** Phases of a ladder that have columns, in their order. */
export const fasenVan = (kolommen: readonly MatrixKolom[], ladder: Ladder): MatrixKolom['fase'][] =>
  [...new Set(kolommen.filter((kolom) => kolom.ladder === ladder).map(({ fase }) => fase))].sort();

export const laddersVan = (kolommen: readonly MatrixKolom[]): Ladder[] =>
  (['spelling', 'werkwoorden', 'lezen'] as const).filter((ladder) => kolommen.some((kolom) => kolom.ladder === ladder));
