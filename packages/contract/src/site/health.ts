import { z } from 'zod';
import { define } from '../define.ts';

export const healthRoutes = define({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Leeft de server, kan hij werken, bewaart hij wat hij bevestigt, kon alles worden gelezen, en is er geen rij',
    access: { wie: 'iedereen' },
    response: z.object({
      live: z.boolean(),
      ready: z.boolean(),
      durable: z.boolean(),
      intact: z.boolean(),
      /** Nobody waits so long for the database that answers are sent away. */
      vlot: z.boolean(),
      version: z.string(),
    }),
    status: 200,
  },
});
