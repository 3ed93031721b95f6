// The race page: the same pairs by the core and by other libraries, on this machine.
import { render } from 'lit';
import { CollisionError, type Core, loadCore } from '../../core/index.ts';
import { format } from '../../strings/text.ts';
import { randomNumbers } from '../shared/random-numbers.ts';
import { SurroundingsStore } from '../shared/surroundings.ts';
import { kContestants } from './contestants/index.ts';
import { loadMeasured } from './measured.ts';
import { raceData } from './race-data.ts';
import { type RaceCommands, type RaceState, racePage } from './race-page.ts';
import { kRacePairs } from './race-pairs.ts';
import { race } from './race-run.ts';
import { wrongAnswers } from './wrong-answers.ts';

/** Of each contestant. */
const kMostListed = 8;

const root = document.querySelector<HTMLElement>('#page') as HTMLElement;
const store = await SurroundingsStore.load('race', () => show());

const kNothing = { standings: [], round: 0, exact: null, wrong: [], isRunning: false } as const;

let state: RaceState = {
  pair: 'obbObb',
  data: 'ordinary',
  count: 10_000,
  alert: null,
  measured: null,
  ...kNothing,
};
let running: AbortController | null = null;
let races = 0;

const commands: RaceCommands = {
  setPair: (pair) => reset({ pair }),
  setData: (data) => reset({ data }),
  setCount: (count) => reset({ count }),
  start: () => void start(),
  stop: () => reset({}),
};

function show(): void {
  render(racePage(store, state, commands), root);
}

/** Another question: what runs is ended, and what was found is of the question before. */
function reset(change: Partial<RaceState>): void {
  running?.abort();
  running = null;
  state = { ...state, ...kNothing, ...change };
  show();
}

async function start(): Promise<void> {
  reset({ isRunning: true, alert: null });
  const controller = new AbortController();
  running = controller;
  try {
    await run(await loadCore(), controller.signal);
  } catch (error) {
    if (!(error instanceof CollisionError)) throw error;
    state = { ...state, alert: format(store.current.strings.noCore, { reason: error.message }) };
  }
  if (running !== controller) return;
  running = null;
  state = { ...state, isRunning: false };
  show();
}

async function run(core: Core, signal: AbortSignal): Promise<void> {
  const pair = kRacePairs.find(({ name }) => name === state.pair);
  if (!pair) return;
  races++;
  const data = raceData(core, pair, state.data, state.count, randomNumbers(races));
  await race(
    kContestants,
    pair.name,
    data,
    (standings, round) => {
      const exact = standings.find(({ contestant }) => contestant === 'batch')?.verdicts ?? null;
      state = { ...state, standings, round, exact };
      show();
    },
    signal,
  );
  const { exact, standings } = state;
  if (signal.aborted || !exact) return;
  const wrong = await wrongAnswers(core, data, exact, standings, kMostListed);
  if (!signal.aborted) state = { ...state, wrong };
}

show();
const measured = await loadMeasured();
state = { ...state, measured };
show();
