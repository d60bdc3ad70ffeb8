/**
 * Leaves the robots out of what a browser loads: they play the games in tests and benches, a child does that itself. Without the field
 * nothing asks for the functions of a robot any more, and the bundler drops them, those of the kit too.
 */
import type { Plugin } from 'vite';

const LOGIC = /packages\/games\/src\/[^/]+\/logic\.ts$/;
/** The last field of the logic, which is the last thing of the file. */
const ROBOT = /,\s*robot,?(?=\s*\};\s*$)/;

export function zonderRobot(): Plugin {
  return {
    name: 'zonder-robot',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!LOGIC.test(id)) return null;
      if (!ROBOT.test(code)) throw new Error(`${id}: the last field of the logic is \`robot\`, so that it can be left out`);
      return { code: code.replace(ROBOT, ''), map: null };
    },
  };
}
