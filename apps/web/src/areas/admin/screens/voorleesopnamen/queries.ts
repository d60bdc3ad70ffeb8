import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';

interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export const toestemmingenQuery = ({ adminId, groepId }: GroepPlek) =>
  queryOptions({
    queryKey: ['admins', adminId, 'groepen', groepId, 'opnametoestemmingen'],
    queryFn: () => call('listOpnametoestemmingen', { params: { adminId, groepId } }),
  });

export const standQuery = (adminId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'opnamestand'],
    queryFn: () => call('readOpnamestand', { params: { adminId } }),
  });
