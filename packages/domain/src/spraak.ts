import { z } from 'zod';

/**
 * What of the product is spoken. `woord`, `langzaam` and `zin` belong to a word of the bank, `klank` to a grapheme,
 * `regel` to a categorie, `tekst` to any other sentence, which is its own key.
 */
export const Spraakdeel = z.enum(['woord', 'langzaam', 'zin', 'klank', 'regel', 'tekst']);
export type Spraakdeel = z.infer<typeof Spraakdeel>;
