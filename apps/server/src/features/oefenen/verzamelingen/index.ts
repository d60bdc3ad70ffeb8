import { verzamelingenRoutes } from '@spelrijk/contract/verzamelingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { readVerzamelingen, saveStuk, type VerzamelDeps } from './service.ts';

const verzamelingHandlers = (deps: VerzamelDeps): Pick<Handlers, keyof typeof verzamelingenRoutes> => ({
  readVerzamelingen: ({ params }, caller) => readVerzamelingen(deps, caller, params.leerlingId),
  saveStuk: ({ params, body }, caller) => saveStuk(deps, caller, params, body),
});

export const feature = defineFeature({ routes: verzamelingenRoutes, handlers: verzamelingHandlers });
