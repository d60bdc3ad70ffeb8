import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Name and surroundings of whoever is logged in; they hardly change while a page is open. */
export const useMij = () => useQuery({ queryKey: ['mij'], queryFn: () => call('mij', {}), staleTime: Number.POSITIVE_INFINITY });
