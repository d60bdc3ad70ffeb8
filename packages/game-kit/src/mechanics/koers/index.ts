export { beginKoers, leanOf, chooseBaan, stepKoers, baanBeside, startKoers, tapBaan, placeBetweenBanen, depart } from './koers.ts';
export type { Steering } from './koers.ts';
