import type { Regio } from '@spelrijk/domain/admin';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { readPlak, fold, type PlakRij } from './plak.ts';

/** A row of the list that is about to be added; its id stays the same however often it is sent. */
export interface Rij {
  readonly id: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly mee: boolean;
}

const TEKSTEN = ['id', 'roepnaam', 'voorvoegsel', 'achternaam'] as const;
const isRij = (value: unknown): value is Rij =>
  typeof value === 'object' &&
  value !== null &&
  TEKSTEN.every((naam) => typeof Reflect.get(value, naam) === 'string') &&
  typeof Reflect.get(value, 'jaargroep') === 'number' &&
  typeof Reflect.get(value, 'mee') === 'boolean';

/** What stands in this screen before it is added: what was pasted and not read yet, and the rows. */
export interface Werk {
  readonly plak: string;
  readonly rijen: readonly Rij[];
}

export const isWerk = (value: unknown): value is Werk =>
  typeof value === 'object' &&
  value !== null &&
  'plak' in value &&
  typeof value.plak === 'string' &&
  'rijen' in value &&
  Array.isArray(value.rijen) &&
  value.rijen.every(isRij);

export type Opmerking = 'geenNaam' | 'dubbelHier' | 'dubbelGroep' | 'alleenRoepnaam';

export const legeRij = (id: string, jaargroep: number): Rij => ({
  id,
  roepnaam: '',
  voorvoegsel: '',
  achternaam: '',
  jaargroep,
  mee: true,
});

const isLeeg = ({ roepnaam, voorvoegsel, achternaam }: Rij): boolean => `${roepnaam}${voorvoegsel}${achternaam}`.trim() === '';

/** Why a row needs a look: no first name, twice in this list, or in the groep already. */
export function opmerkingen(rijen: readonly Rij[], groep: readonly BeheerLeerling[]): readonly (Opmerking | undefined)[] {
  const bekend = new Set(groep.map(fold));
  const gezien = new Set<string>();
  return rijen.map((rij) => {
    if (isLeeg(rij)) return undefined;
    if (rij.roepnaam.trim() === '') return 'geenNaam';
    const sleutel = fold(rij);
    if (bekend.has(sleutel)) return 'dubbelGroep';
    if (gezien.has(sleutel)) return 'dubbelHier';
    gezien.add(sleutel);
    return rij.achternaam.trim() === '' ? 'alleenRoepnaam' : undefined;
  });
}

/** Pasted names as rows, behind what was typed already; who is there already starts without a tick. */
export function uitPlak(
  tekst: string,
  {
    rijen,
    groep,
    jaargroep,
    createId,
    regio = 'nl',
  }: {
    readonly rijen: readonly Rij[];
    readonly groep: readonly BeheerLeerling[];
    readonly jaargroep: number;
    readonly createId: () => string;
    readonly regio?: Regio;
  },
): readonly Rij[] {
  const nieuw = readPlak(tekst, regio).map((rij: PlakRij): Rij => ({
    ...rij,
    id: createId(),
    jaargroep: rij.jaargroep ?? jaargroep,
    mee: true,
  }));
  const samen = [...rijen.filter((rij) => !isLeeg(rij)), ...nieuw];
  return opmerkingen(samen, groep).map((opmerking, i): Rij => {
    const rij = samen[i] ?? legeRij('', jaargroep);
    return opmerking === 'dubbelGroep' || opmerking === 'dubbelHier' ? { ...rij, mee: false } : rij;
  });
}

/** What is sent: ticked, with a first name. */
export const teSturen = (rijen: readonly Rij[]) =>
  rijen.filter((rij) => rij.mee && rij.roepnaam.trim() !== '').map(({ mee: _mee, ...rij }) => rij);
