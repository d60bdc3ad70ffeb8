/** @public see there */
export { fetchBlad } from './fetch-sheet.ts';
export { useInput } from './input.tsx';
export { Letterbord } from './letterbord.tsx';
export { Knop, Pijlen } from './paneel.tsx';
export { Stage } from './stage.tsx';
export type { StageHandle } from './stage.tsx';
