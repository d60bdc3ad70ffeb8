/** How far a school is with beginning: what the first screen of who keeps it ticks off. */
import { z } from 'zod';
import { define } from '../define.ts';

export const Schoolbegin = z.object({
  leerlingen: z.int(),
  /** Nobody made them a card, and they do not come in with an account of the school either. */
  zonderKaart: z.int(),
  /** Colleagues that are here or were invited. */
  collegas: z.int(),
  /** Came from a file and were not invited yet. */
  uitTeNodigen: z.int(),
  /** Somebody practised. */
  geoefend: z.boolean(),
});
export type Schoolbegin = z.infer<typeof Schoolbegin>;

export const schoolbeginRoutes = define({
  readSchoolbegin: {
    method: 'GET',
    path: '/api/admins/{adminId}/begin',
    summary: 'Hoe ver een school is met beginnen: leerlingen, inlogkaarten, collega’s, eerste les',
    access: { wie: ['schooladmin'], actie: 'school.begin' },
    params: z.object({ adminId: z.uuid() }),
    response: Schoolbegin,
    status: 200,
  },
});
