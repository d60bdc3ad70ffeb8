/** What is chosen before a code is made. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Verhuisbasis } from '@spelrijk/contract/verhuistokens';

export interface Keuzes {
  readonly basis: Verhuisbasis;
  readonly basisOp: string;
  readonly B: boolean;
  readonly C: boolean;
  readonly D: boolean;
  readonly dagen: number;
  readonly nummer: string;
}

/** Practice and results of tests go along unless somebody says no; care never by itself. */
export const KEUZES = (basis: Verhuisbasis, vandaag: string): Keuzes => ({
  basis,
  basisOp: vandaag,
  B: true,
  C: false,
  D: false,
  dagen: 14,
  nummer: '',
});

export const isNummer = (tekst: string): boolean => /^(?:|\d{2}[A-Za-z]{2}|\d{2,6})$/.test(tekst.trim());

const DELEN = ['B', 'C', 'D'] as const;

export const toBody = (id: string, keuzes: Keuzes): Input<Api['createVerhuistoken']>['body'] => ({
  id,
  basis: keuzes.basis,
  basisOp: keuzes.basisOp,
  delen: DELEN.filter((deel) => keuzes[deel]),
  dagen: keuzes.dagen,
  instellingsnummer: keuzes.basis === 'toestemming' ? '' : keuzes.nummer.trim().toUpperCase(),
});
