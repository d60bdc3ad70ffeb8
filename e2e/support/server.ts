/** Where the server of the browser tests listens. */
export const PORT = Number(process.env.E2E_PORT ?? 3590);
