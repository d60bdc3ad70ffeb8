export { findVoorstel, insertVoorstel, markApplied, sweepVoorstellen, type Voorstel } from './store.ts';
export { hashOfBytes, vingerafdruk } from './hash.ts';
