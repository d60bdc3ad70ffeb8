/** A small picture as a line of text: a PNG that stands in a page as it is. */
import { z } from 'zod';

/** Characters; about 150 kilobytes of picture. */
const LANGST = 200_000;
/** What every PNG begins with (PNG specification, 5.2), in base 64. */
const VORM = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/;

export const Logo = z.string().max(LANGST).regex(VORM);

export const isLogo = (waarde: string): boolean => waarde.length <= LANGST && VORM.test(waarde);
