/** Where the server of the browser tests listens. */
export const PORT = Number(process.env.E2E_PORT ?? 3590);
/** Every name under `localhost` leads to this machine, and the browser trusts it as it trusts `localhost`. */
export const VLAAMSE_HOST = 'vlaanderen.localhost';
/** The address of each region. */
export const ADRES = { nl: `http://localhost:${PORT}`, be: `http://${VLAAMSE_HOST}:${PORT}` } as const;
/** Where the login provider of the tests listens. */
export const PROVIDER_PORT = PORT + 1;
