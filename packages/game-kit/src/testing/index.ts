export { conformTests } from './conform.ts';
export type { ProefOpties } from './conform.ts';
export { maakBijzonder, makeOpgaven } from './opgaven.ts';
export { robotAntwoordt, robotOptie, robotSchrijft, robotSnijdt, robotWijstAan } from './robot-answers.ts';
export type { PlayedGame, Robot } from './robot.ts';
export { foutPlek, robotLetter, wilGoed } from './robot.ts';
export { makeStart, speelRonde } from './ronde.ts';
