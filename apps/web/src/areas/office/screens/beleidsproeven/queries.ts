import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

export type Proeven = Output<Api['listBeleidsproeven']>;

export const beleidsproevenQuery = queryOptions({ queryKey: ['office', 'beleidsproeven'], queryFn: () => call('listBeleidsproeven', {}) });

export const beleidsproefQuery = (proefId: string) =>
  queryOptions({ queryKey: ['office', 'beleidsproeven', proefId], queryFn: () => call('readBeleidsproef', { params: { proefId } }) });
