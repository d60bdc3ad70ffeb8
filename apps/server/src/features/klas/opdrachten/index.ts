import { opdrachtenRoutes } from '@spelrijk/contract/opdrachten';
import { defineFeature } from '../../../platform/feature.ts';
import { opdrachtHandlers } from './routes.ts';

export { chooseOpdrachtwoorden } from './kiezen.ts';
export { chooseWoorden } from './woorden.ts';
export { saveOpdracht } from './zetten.ts';

export const feature = defineFeature({ routes: opdrachtenRoutes, handlers: opdrachtHandlers });
