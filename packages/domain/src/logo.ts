/** A small picture as a line of text: a PNG that stands in a page as it is. */
import { z } from 'zod';

/** Characters; about 150 kilobytes of picture. */
export const LOGO_LANGST = 200_000;
const KOP = 'data:image/png;base64,';
/** The first eight bytes of every PNG (PNG specification, 5.2). */
const PNG = 'iVBORw0KGg';

export const isLogo = (waarde: string): boolean =>
  waarde.length <= LOGO_LANGST && waarde.startsWith(KOP + PNG) && /^[A-Za-z0-9+/]+={0,2}$/.test(waarde.slice(KOP.length));

export const Logo = z.string().max(LOGO_LANGST).refine(isLogo);
