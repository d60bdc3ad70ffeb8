import { mailsRoutes } from '@spelrijk/contract/mails';
import { defineFeature } from '../../../platform/feature.ts';
import { mailHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: mailsRoutes,
  handlers: mailHandlers,
});
