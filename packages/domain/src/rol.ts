import { z } from 'zod';

/** The eight roles, as the specification names them. */
export const Rol = z.enum(['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo']);
export type Rol = z.infer<typeof Rol>;
