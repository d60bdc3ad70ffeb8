import type { UitnodigingStand } from '@spelrijk/contract/uitnodigingen';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export interface Vraag {
  readonly zoek: string;
  readonly stand: UitnodigingStand | undefined;
  readonly pagina: number;
}

export const uitnodigingenQuery = ({ zoek, stand, pagina }: Vraag) =>
  queryOptions({
    queryKey: ['office', 'uitnodigingen', zoek, stand ?? '', pagina],
    queryFn: () => call('listUitnodigingen', { query: { zoek, stand, pagina: String(pagina) } }),
    placeholderData: keepPreviousData,
  });
