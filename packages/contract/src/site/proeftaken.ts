import { z } from 'zod';
import { Regio } from '@spelrijk/domain/admin';
import { Taak } from '@spelrijk/domain/taak';
import { define } from '../define.ts';

export const proeftakenRoutes = define({
  readProeftaak: {
    method: 'GET',
    path: '/api/site/proeftaken/{game}',
    summary: 'Een kort potje om te proberen, zonder account; er wordt niets bewaard',
    access: { wie: 'iedereen', limiet: true },
    params: z.object({ game: z.string().min(1).max(40) }),
    query: z.object({ regio: Regio }),
    response: Taak,
    status: 200,
  },
});
