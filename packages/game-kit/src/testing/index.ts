export { conformTests } from './conform.ts';
export type { ProefOpties } from './conform.ts';
export { makeBijzonder, makeEigen, makeOpgaven } from './opgaven.ts';
export { robotAnswers, robotChooses, robotWrites, robotCuts, robotLays, robotPoints, robotShoots, robotSneden } from './robot-answers.ts';
export type { PlayedGame, Robot } from './robot.ts';
export { pickFoutPlek, chooseLetter, wantsRight } from './robot.ts';
export { makeStart, playRonde, withLangWoord } from './ronde.ts';
