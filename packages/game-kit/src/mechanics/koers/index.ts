export { beginKoers, helling, kiesBaan, koers, naastBaan, startKoers, tikBaan, tussenBanen, vertrek } from './koers.ts';
export type { Koersend } from './koers.ts';
