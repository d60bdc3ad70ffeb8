import pkg from '../package.json' with { type: 'json' };

/** Version of this program, for health and the API description. */
export const VERSION = pkg.version;
