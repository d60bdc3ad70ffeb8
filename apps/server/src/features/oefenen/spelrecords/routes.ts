import type { spelrecordsRoutes as contract } from '@spelrijk/contract/spelrecords';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readSpelrecords, saveSpelrecord, type RecordDeps } from './service.ts';

export const spelrecordHandlers = (deps: RecordDeps): Pick<Handlers, keyof typeof contract> => ({
  readSpelrecords: ({ params }, caller) => readSpelrecords(deps, caller, params.leerlingId),
  saveSpelrecord: ({ params, body }, caller) => saveSpelrecord(deps, caller, params, body),
});
