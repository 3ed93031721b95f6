// The parts that all checks consist of, as `npm test -- --only` names them.
import { forBrowser, forBuilding, forChecking, forNative } from './requirements.mjs';

/** Of each part the projects of vitest.config.ts that belong to it, and what it needs on the machine. */
export const parts = {
  core: {
    projects: ['core', 'memory of the core', 'fingerprint', 'cards'],
    requirements: [...forBuilding, ...forChecking, ...forNative],
  },
  web: {
    projects: ['web', 'memory of the page', 'tools', 'oldest three.js'],
    requirements: forBuilding,
  },
  page: { projects: ['browser'], requirements: [...forBuilding, ...forBrowser] },
  package: { projects: ['package'], requirements: [...forBuilding, ...forBrowser] },
};

export const allParts = Object.keys(parts);

/** What several parts have, each thing once. */
const gathered = (names, key) => [...new Set(names.flatMap((name) => parts[name][key]))];

export const projectsOf = (names) => gathered(names, 'projects');
export const requirementsOf = (names) => gathered(names, 'requirements');
