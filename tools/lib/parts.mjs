// The parts of all checks, by the names of `npm test -- --only`.
import {
  forBrowser,
  forBuilding,
  forChecking,
  forFirefox,
  forManyMachines,
  forNative,
} from './requirements.mjs';

/** The projects of vitest.config.ts in each part, and its requirements. */
export const parts = {
  core: {
    projects: ['core', 'memory of the core', 'fingerprint', 'cards', 'textbook'],
    requirements: [...forBuilding, ...forChecking, ...forNative],
  },
  web: {
    projects: ['web', 'cli', 'memory of the page', 'tools', 'oldest three.js'],
    requirements: forBuilding,
  },
  page: { projects: ['browser'], requirements: [...forBuilding, ...forBrowser] },
  firefox: { projects: ['firefox'], requirements: [...forBuilding, ...forFirefox] },
  package: {
    projects: ['package'],
    requirements: [...forBuilding, ...forBrowser, ...forManyMachines],
  },
};

export const allParts = Object.keys(parts);

/** The values of several parts, without duplicates. */
const merged = (names, key) => [...new Set(names.flatMap((name) => parts[name][key]))];

export const projectsOf = (names) => merged(names, 'projects');
export const requirementsOf = (names) => merged(names, 'requirements');
