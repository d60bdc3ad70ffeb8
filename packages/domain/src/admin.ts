import { z } from 'zod';

/** An admin is the customer account (a school, a practice, a home), not a person. It is the tenant. */
export const AdminSoort = z.enum(['school', 'rt', 'thuis', 'demo']);
export type AdminSoort = z.infer<typeof AdminSoort>;

/** Words differ by region (groep or klas); the product calls the Flemish locale `be`, libraries get `nl-BE`. */
export const Regio = z.enum(['nl', 'be']);
export type Regio = z.infer<typeof Regio>;

/** Feature packages that switch routes on; off means 404. */
export const Pakket = z.enum(['zorgtraject', 'testschool']);
export type Pakket = z.infer<typeof Pakket>;
