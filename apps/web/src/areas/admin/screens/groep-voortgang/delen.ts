/** The parts of the screen; the address names the one that is open. */
export const DELEN = ['matrix', 'groepjes', 'oefenen', 'groei', 'fouten', 'lezen', 'les'] as const;
export type Deel = (typeof DELEN)[number];

/** Name of the parameter in the address. */
export const DEEL = 'deel';

/** The part that the address asks for; the matrix when it asks for nothing we have. */
export const deelVan = (search: URLSearchParams): Deel => DELEN.find((deel) => deel === search.get(DEEL)) ?? 'matrix';
