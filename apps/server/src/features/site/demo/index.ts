export { createBezoek, type Bezoek } from './bezoek.ts';
export { simuleer } from './geschiedenis.ts';
export { DEMO_LOGINS, DEMO_WACHTWOORD } from './logins.ts';
export { removeDemo, seedDemo } from './service.ts';
export { insertAccounts, insertAdmin, insertGeschiedenis, insertMensen } from './store.ts';
