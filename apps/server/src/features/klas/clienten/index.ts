import { clientenRoutes } from '@spelrijk/contract/clienten';
import { defineFeature } from '../../../platform/feature.ts';
import { clientHandlers } from './routes.ts';

export { weekdagVan } from './afspraken.ts';
export { putAfspraak, putClient } from './store.ts';

export const feature = defineFeature({ routes: clientenRoutes, handlers: clientHandlers });
