export { listOnduidelijk, measure, verdictOp, type Meting } from './meten.ts';
export { buildUitslag, type Beginstand, type Uitslagvraag } from './uitslag.ts';
