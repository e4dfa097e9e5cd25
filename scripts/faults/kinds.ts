import { inWorkerd } from './in-workerd.ts'
import { kills } from './kills.ts'
import { mail } from './mail.ts'
import { queue } from './queue.ts'

/** What came of a kind: whether all holds, figures for the table, and what did not hold. */
export type Outcome = { holds: boolean; figures: Record<string, number | string>; faults: readonly string[] }

/** One kind of faults; the same seed draws the same ones. `workerDir` gives the worker as it is deployed. */
export type Kind = { what: string; run: (given: { seed: number; workerDir: () => string }) => Promise<Outcome> }

/** Everything that `npm run test:faults` runs, by the name that it is asked for. */
export const kinds: Readonly<Record<string, Kind>> = {
  database: inWorkerd(
    'faults/database',
    'one question of the database in twenty fails, is slow, or fails after it was done',
  ),
  pages: inWorkerd('faults/pages', 'public pages while the database is away'),
  objects: inWorkerd('faults/objects', 'live objects taken away while notes come'),
  providers: inWorkerd('faults/providers', 'providers of mails and of models in every mood'),
  clock: inWorkerd('faults/clock', 'a clock that jumps'),
  purges: inWorkerd('faults/purges', 'purges that are refused, lost with a killed worker, or overtaken by a page'),
  queue,
  kills,
  mail,
  requests: inWorkerd('hostile-requests', 'every hostile body and head to every route'),
  fuzz: inWorkerd('fuzz', 'what a route expects, spoilt, to every route'),
}
