export { dicteeOpgaven, dicteeTaak, prepareDictees } from './dicteetaak.ts';
