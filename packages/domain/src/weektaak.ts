/** What a docent puts on a day of the week plan. */
import { z } from 'zod';

export const WeektaakSoort = z.enum(['lijst', 'categorie', 'dictee']);
export type WeektaakSoort = z.infer<typeof WeektaakSoort>;

/** Days that it waits to be done, its own among them: the week that it is in, and the next. */
export const WEEKTAAK_DAGEN = 14;
