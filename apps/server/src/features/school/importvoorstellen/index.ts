export { findVoorstel, insertVoorstel, markApplied, sweepVoorstellen, updateVoorstel, type Voorstel } from './store.ts';
export { hashOfBytes, vingerafdruk } from './hash.ts';
