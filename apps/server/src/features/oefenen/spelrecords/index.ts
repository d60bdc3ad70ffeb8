import { spelrecordsRoutes } from '@spelrijk/contract/spelrecords';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readSpelrecords, saveSpelrecord, type RecordDeps } from './service.ts';

const spelrecordHandlers = (deps: RecordDeps): Pick<Handlers, keyof typeof spelrecordsRoutes> => ({
  readSpelrecords: ({ params }, caller) => readSpelrecords(deps, caller, params.leerlingId),
  saveSpelrecord: ({ params, body }, caller) => saveSpelrecord(deps, caller, params, body),
});

export const feature = defineFeature({ routes: spelrecordsRoutes, handlers: spelrecordHandlers });
