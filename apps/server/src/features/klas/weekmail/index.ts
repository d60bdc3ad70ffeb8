import { weekmailRoutes } from '@spelrijk/contract/weekmail';
import { defineFeature } from '../../../platform/feature.ts';
import { weekmailHandlers } from './routes.ts';
import { sendWeekmails } from './service.ts';

export const feature = defineFeature({
  routes: weekmailRoutes,
  handlers: weekmailHandlers,
  sweeps: [{ name: 'weekmail', run: sendWeekmails }],
});
