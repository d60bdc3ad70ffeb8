import { uuidV4 } from '@spelrijk/base/id';

/**
 * A new id, made by the browser so that a second send makes nothing twice. `crypto.randomUUID` is not there on an address without https, such as that of
 * a machine in the school's own network: the forms of the site are open there too.
 */
export const createId = (): string => uuidV4(crypto.getRandomValues(new Uint8Array(16)));
