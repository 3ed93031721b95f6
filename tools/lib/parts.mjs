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

/** What npm run test:all adds. */
const seldom = {
  compilers: {
    projects: ['cards', 'textbook', 'add a shape'],
    requirements: [...forBuilding, ...forNative, ...forSanitizers, ...forLint],
  },
  properties: {
    projects: ['judging', 'memory of the core', 'memory of the page'],
    requirements: forBuilding,
  },
  bundlers: {
    projects: ['bundlers', 'oldest three.js', 'whole site'],
    requirements: [...forBuilding, ...forBrowser, ...forManyMachines],
  },
  sizes: { projects: ['more panels'], requirements: [...forBuilding, ...forBrowser] },
  webkit: { projects: [], requirements: forBuilding },
  firefox: { projects: [], requirements: [...forBuilding, ...forFirefox] },
  debian: { projects: [], requirements: [] },
};

export const parts = { ...often, ...seldom };
export const allParts = Object.keys(parts);
export const oftenParts = Object.keys(often);
export const seldomParts = Object.keys(seldom);

/** The values of several parts, without duplicates. */
const merged = (names, key) => [...new Set(names.flatMap((name) => parts[name][key]))];

export const projectsOf = (names) => merged(names, 'projects');
export const requirementsOf = (names) => merged(names, 'requirements');
