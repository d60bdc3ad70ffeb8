import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { call } from '../../../shared/api/call.ts';

export type Soort = 'woorden' | 'plaatjes';

export interface Uitgegeven {
  readonly wachtwoorden: Output<Api['issueWachtwoorden']>['wachtwoorden'];
  /** The groep's code, with pictures only. */
  readonly code: string | null;
}

/** New passwords for these leerlingen of one groep; with pictures the groep needs a code too, which is made when there is none. */
export async function issueCards(
  params: { readonly adminId: string; readonly groepId: string },
  soort: Soort,
  leerlingIds: readonly string[],
  naast = false,
): Promise<Uitgegeven> {
  const { wachtwoorden } = await call('issueWachtwoorden', {
    params,
    body: { soort, leerlingIds: [...leerlingIds], ...(naast && { naast }) },
  });
  if (soort === 'woorden') return { wachtwoorden, code: null };
  const bestaand = await call('readGroepscode', { params });
  return { wachtwoorden, code: bestaand.code ?? (await call('renewGroepscode', { params })).code };
}
