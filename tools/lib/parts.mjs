// The parts of all checks, by the names of `--only`: the projects of vitest.config.ts in each, and its requirements;
// `runs`: whether properties run a few times.
import {
  forBrowser,
  forBuilding,
  forFirefox,
  forLint,
  forManyMachines,
  forNative,
  forSanitizers,
} from './requirements.mjs';

/** Whether a change is good: npm test. */
const often = {
  core: {
    projects: ['core', 'fingerprint'],
    requirements: [...forBuilding, ...forNative],
    runs: 'few',
  },
  web: {
    projects: ['web', 'fuzz', 'cli', 'tools'],
    requirements: forBuilding,
    runs: 'few',
  },
  page: { projects: ['browser'], requirements: [...forBuilding, ...forBrowser], runs: 'few' },
  package: { projects: ['package'], requirements: forBuilding, runs: 'few' },
};

/** What npm run test:all adds, which CI runs: what takes longer, or needs more programs. */
const more = {
  pages: { projects: [], requirements: [...forBuilding, ...forBrowser] },
};

/** What npm run test:release adds to these. */
const release = {
  sanitizers: { projects: [], requirements: [...forBuilding, ...forNative, ...forSanitizers] },
  bundlers: {
    projects: ['bundlers', 'oldest three.js'],
    requirements: [...forBuilding, ...forBrowser, ...forManyMachines],
  },
  compilers: {
    projects: ['cards', 'textbook', 'add a shape'],
    requirements: [...forBuilding, ...forNative, ...forSanitizers, ...forLint],
  },
  properties: {
    projects: ['judging', 'memory of the core', 'memory of the page'],
    requirements: forBuilding,
  },
  sizes: {
    projects: ['more panels', 'whole site'],
    requirements: [...forBuilding, ...forBrowser],
  },
  webkit: { projects: [], requirements: forBuilding },
  firefox: { projects: [], requirements: [...forBuilding, ...forFirefox] },
  debian: { projects: [], requirements: [] },
};

export const parts = { ...often, ...more, ...release };
export const allParts = Object.keys(parts);
export const oftenParts = Object.keys(often);
export const moreParts = Object.keys(more);
export const releaseParts = Object.keys(release);

/** The values of several parts, without duplicates. */
const merged = (names, key) => [...new Set(names.flatMap((name) => parts[name][key]))];

export const projectsOf = (names) => merged(names, 'projects');
export const requirementsOf = (names) => merged(names, 'requirements');
