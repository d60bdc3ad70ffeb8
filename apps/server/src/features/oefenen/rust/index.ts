import { rustRoutes } from '@spelrijk/contract/rust';
import { defineFeature } from '../../../platform/feature.ts';
import { rustHandlers } from './routes.ts';

export { dagenZonderRust, readOefendagen, rustOp } from './dagen.ts';
export { findAlleRust, findOefendagen, findRustOp, OEFENDAGEN, RUST } from './store.ts';

export const feature = defineFeature({ routes: rustRoutes, handlers: rustHandlers });
