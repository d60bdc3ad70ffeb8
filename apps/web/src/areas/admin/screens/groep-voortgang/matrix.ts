import type { Beeld, Ladder, MatrixCel, MatrixKolom, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import { urgency } from '@spelrijk/domain/aandacht';
import { compareNamen } from '@spelrijk/domain/naam';

/** In the order in which they ask for attention. */
export const BEELDEN: readonly Beeld[] = ['moeilijk', 'oefent', 'begint', 'bijna', 'beheerst', 'leeg'];

export interface MatrixRij {
  readonly leerling: VoortgangLeerling;
  /** By categorie. */
  readonly cellen: ReadonlyMap<string, MatrixCel>;
}

const moeilijk = ({ cellen }: VoortgangLeerling): number => cellen.filter(({ beeld }) => beeld === 'moeilijk').length;

/** Who asks for attention on top, then who finds most difficult, then by name. */
export function opAandacht(leerlingen: readonly VoortgangLeerling[], regio: Regio): VoortgangLeerling[] {
  const opNaam = compareNamen(regio);
  return leerlingen.toSorted((a, b) => urgency(b.aandacht) - urgency(a.aandacht) || moeilijk(b) - moeilijk(a) || opNaam(a, b));
}

export const toRijen = (leerlingen: readonly VoortgangLeerling[], regio: Regio): MatrixRij[] =>
  opAandacht(leerlingen, regio).map((leerling) => ({ leerling, cellen: new Map(leerling.cellen.map((cel) => [cel.categorie, cel])) }));

export interface Keuze {
  readonly ladder: Ladder;
  /** A block of spelling or a domain of reading; '' is all. */
  readonly fase: string;
  /** Where it goes wrong first, or as in the learning line. */
  readonly volgorde: 'nood' | 'lijn';
}

/** How many of these leerlingen find a categorie difficult. */
export const aantalMoeilijk = (rijen: readonly MatrixRij[], categorie: string): number =>
  rijen.filter(({ cellen }) => cellen.get(categorie)?.beeld === 'moeilijk').length;

const aantalBezig = (rijen: readonly MatrixRij[], categorie: string): number =>
  rijen.filter(({ cellen }) => ['oefent', 'begint'].includes(cellen.get(categorie)?.beeld ?? '')).length;

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
