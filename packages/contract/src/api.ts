import { authRoutes } from './auth.ts';
import { groepenRoutes } from './groepen.ts';
import { leerlingRoutes } from './leerling.ts';
import { opnamenRoutes } from './opnamen.ts';
import { spraakRoutes } from './spraak.ts';
import { systeemRoutes } from './systeem.ts';
import { toegangRoutes } from './toegang.ts';
import { voortgangRoutes } from './voortgang.ts';

/** Every route there is; the server must have a handler for each. */
export const api = {
  ...authRoutes,
  ...toegangRoutes,
  ...groepenRoutes,
  ...leerlingRoutes,
  ...opnamenRoutes,
  ...spraakRoutes,
  ...systeemRoutes,
  ...voortgangRoutes,
};
export type Api = typeof api;
