import { z } from 'zod';
import { Naam } from './regel.ts';
import { Instelbaar } from './oefeninstelling.ts';

/** Options that go together, under one name: our own, or a school's. */
export const Voorinstelling = z.object({ id: z.uuid(), naam: z.string(), zet: Instelbaar });
export type Voorinstelling = z.infer<typeof Voorinstelling>;

export const Voorinstellingnaam = Naam(60);
