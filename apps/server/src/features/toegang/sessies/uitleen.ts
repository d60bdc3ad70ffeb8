/** That this browser is in the hands of a child for a while, remembered in the browser itself: whatever lets somebody in asks more then. */
import type { OpenContext } from '../../../platform/http/context.ts';

const KOEKJE = 'uitgeleend';
const keep = (context: OpenContext, waarde: string, seconden: number): void =>
  context.setKoekje({ naam: KOEKJE, waarde, pad: '/api/auth', seconden });

export const lendBrowser = (context: OpenContext, minuten: number): void => keep(context, '1', minuten * 60);
export const takeBackBrowser = (context: OpenContext): void => keep(context, '', 0);
export const isUitgeleend = (context: OpenContext): boolean => context.koekje(KOEKJE) !== '';
