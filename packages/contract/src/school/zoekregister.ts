/** Everything of an admin that is found by its name, for who may see it. Searching in it is done by who asks: nothing that is typed is sent. */
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';

const zoekers: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

const Genoemd = z.object({ id: z.uuid(), naam: z.string() });

export const Zoekregister = z.object({
  /** `groep`: name of the groep it sits in. */
  leerlingen: z.array(Genoemd.extend({ groepId: z.uuid(), groep: z.string() })),
  groepen: z.array(Genoemd),
  /** Colleagues; none for who works alone. */
  docenten: z.array(Genoemd),
  /** `groepId`: from which groep the list can be opened. */
  woordlijsten: z.array(Genoemd.extend({ groepId: z.uuid() })),
});
export type Zoekregister = z.infer<typeof Zoekregister>;

export const zoekregisterRoutes = define({
  readZoekregister: {
    method: 'GET',
    path: '/api/admins/{adminId}/zoekregister',
    summary: 'Namen van leerlingen, groepen, docenten en woordlijsten die je mag zien, om in te zoeken',
    access: { wie: zoekers, actie: 'group.list' },
    params: z.object({ adminId: z.uuid() }),
    response: Zoekregister,
    status: 200,
  },
});
