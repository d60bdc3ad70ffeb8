import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** How one's own account is secured and where one is logged in. */
export const beveiligingQuery = queryOptions({ queryKey: ['beveiliging'], queryFn: () => call('readBeveiliging', {}), staleTime: 0 });
