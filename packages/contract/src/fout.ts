import { z } from 'zod';

/** Every refusal has this body; `message` is the Dutch sentence that the screen shows. */
export const Fout = z
  .strictObject({
    message: z.string(),
    /** Namespaced, stable: `groepen/niet-gevonden`. */
    code: z.string(),
    /** Ids that collide, fields that are wrong; never data of others. */
    details: z.array(z.string()).optional(),
    /** Number to mention when asking for help. */
    id: z.string().optional(),
  })
  .meta({ id: 'Fout' });
export type Fout = z.infer<typeof Fout>;
