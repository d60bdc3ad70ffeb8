import { z } from 'zod';
import { MAX_BERICHT } from '@spelrijk/domain/contactvraag';
import { Naam, Regel, Tekst } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { define } from '../define.ts';

const kantoor: readonly Rol[] = ['superadmin', 'office'];

export const Ervaring = z.object({ id: z.uuid(), tekst: z.string(), naam: z.string(), functie: z.string(), plaats: z.string() });
export type Ervaring = z.infer<typeof Ervaring>;

const idParams = z.object({ id: z.uuid() });

export const ervaringenRoutes = define({
  listErvaringen: {
    method: 'GET',
    path: '/api/site/ervaringen',
    summary: 'Ervaringen die op de site staan',
    access: { wie: 'iedereen' },
    response: z.object({ ervaringen: z.array(Ervaring) }),
    status: 200,
  },
  listAlleErvaringen: {
    method: 'GET',
    path: '/api/office/ervaringen',
    summary: 'Ervaringen, ook wat nog niet op de site staat',
    access: { wie: kantoor, actie: 'officeMessage.list' },
    response: z.object({ ervaringen: z.array(Ervaring.extend({ zichtbaar: z.boolean() })) }),
    status: 200,
  },
  saveErvaring: {
    method: 'PUT',
    path: '/api/office/ervaringen/{id}',
    summary: 'Ervaring maken of veranderen',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: idParams,
    body: z.strictObject({
      tekst: Tekst(MAX_BERICHT).pipe(z.string().min(3)),
      naam: Naam(100),
      functie: Regel(100),
      plaats: Regel(100),
      zichtbaar: z.boolean(),
    }),
    response: z.null(),
    status: 204,
  },
  deleteErvaring: {
    method: 'DELETE',
    path: '/api/office/ervaringen/{id}',
    summary: 'Ervaring weghalen',
    access: { wie: kantoor, actie: 'officeMessage.write' },
    params: idParams,
    response: z.null(),
    status: 204,
  },
});
