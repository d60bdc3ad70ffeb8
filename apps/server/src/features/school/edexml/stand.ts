/** What a school has now, as far as an import can touch it. */
import type { Persoonsnaam } from '@spelrijk/contract/edexml';
import { heleNaam } from '@spelrijk/domain/naam';
import { foldTekst } from '../../../platform/bestand/waarde.ts';

export interface StandGroep {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
}

export interface StandLeerling extends Persoonsnaam {
  readonly id: string;
  readonly jaargroep: number;
  readonly groepId: string;
  readonly eckid: string | null;
  /** Key of the school program. */
  readonly sleutel: string | null;
  /** Lies in the prullenbak. */
  readonly weg: boolean;
}

export interface StandDocent {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
  /** Sees every groep, and is not changed from a file. */
  readonly beheerder: boolean;
  readonly sleutel: string | null;
  readonly eckid: string | null;
  readonly groepIds: readonly string[];
}

export interface Stand {
  readonly nummer: string;
  readonly regio: 'nl' | 'be';
  readonly plaatsen: { readonly gebruikt: number; readonly totaal: number | null; readonly tot: string | null };
  readonly groepen: readonly StandGroep[];
  readonly groepsleutels: readonly { readonly schooljaar: string; readonly sleutel: string; readonly groepId: string }[];
  readonly leerlingen: readonly StandLeerling[];
  readonly docenten: readonly StandDocent[];
}

export const foldPersoonsnaam = (naam: Persoonsnaam): string => foldTekst(heleNaam(naam));
