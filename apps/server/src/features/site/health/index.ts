/** Whether the server lives and keeps what it confirms: for whoever asks. */
import { healthRoutes } from '@spelrijk/contract/health';
import { defineFeature } from '../../../platform/feature.ts';
import type { HealthCheck } from '../../../platform/http/health.ts';

export const feature = defineFeature({
  routes: healthRoutes,
  handlers: ({ health }: { readonly health: HealthCheck }) => ({ health: () => health.read() }),
});
