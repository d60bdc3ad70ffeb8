import { z } from 'zod';
import { define } from '../define.ts';

export const healthRoutes = define({
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Leeft de server, kan hij werken, en bewaart hij wat hij bevestigt',
    access: { wie: 'iedereen' },
    response: z.object({ live: z.boolean(), ready: z.boolean(), durable: z.boolean(), version: z.string() }),
    status: 200,
  },
});
