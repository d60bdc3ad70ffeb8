/** Where the servers of the browser tests listen: each browser has a demo school of its own, so no journey meets what another one does. */

/** So many browsers at once. On a database that somebody else runs there is one school, so one browser. */
export const SCHOLEN = process.env.DATABASE_URL === undefined ? 3 : 1;

const FIRST_PORT = Number(process.env.E2E_PORT ?? 3590);
/** Where the login provider of the tests listens. */
export const PROVIDER_PORT = FIRST_PORT + SCHOLEN;

/** Fewer than that when fewer browsers were asked for: what `start.ts` started. */
export const startedScholen = (): number => Number(process.env.E2E_SCHOLEN ?? SCHOLEN);

export const portOf = (school: number): number => FIRST_PORT + school;

/** The school of this browser. Playwright numbers what runs side by side; one that is started anew after a failure keeps its number. */
export const SCHOOL = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % startedScholen();
export const PORT = portOf(SCHOOL);

/** Every name under `localhost` leads to this machine, and the browser trusts it as it trusts `localhost`. */
export const VLAAMSE_HOST = 'vlaanderen.localhost';
/** The address of each region. */
export const ADRES = { nl: `http://localhost:${PORT}`, be: `http://${VLAAMSE_HOST}:${PORT}` } as const;
