import { mailsRoutes } from '@spelrijk/contract/mails';
import { defineFeature } from '../../../platform/feature.ts';
import { mailHandlers } from './routes.ts';
import { createMailService, type MailDeps } from './service.ts';

export const feature = defineFeature({
  routes: mailsRoutes,
  handlers: (deps: MailDeps) => mailHandlers(createMailService(deps)),
});
