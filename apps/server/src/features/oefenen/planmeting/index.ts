export { listOnduidelijk, measure, type Meting } from './meten.ts';
export { buildUitslag, type Beginstand, type Uitslagvraag } from './uitslag.ts';
