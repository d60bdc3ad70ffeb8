/** Where the server of the browser tests listens. */
export const PORT = Number(process.env.E2E_PORT ?? 3590);
/** Where the login provider of the tests listens. */
export const PROVIDER_PORT = PORT + 1;
