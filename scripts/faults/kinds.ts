import { inWorkerd } from './in-workerd.ts'
import { kills } from './kills.ts'
import { mail } from './mail.ts'
import { queue } from './queue.ts'

/** Result of a kind: `holds` is true if there were no faults; `figures` are for the table. */
export type Outcome = { holds: boolean; figures: Record<string, number | string>; faults: readonly string[] }

/**
 * Kind of fault injection; the same seed repeats the same faults. `workerDir` returns the folder of the worker as it is
 * deployed.
 */
export type Kind = { what: string; run: (given: { seed: number; workerDir: () => string }) => Promise<Outcome> }

/** All kinds that `npm run test:faults` runs, by name. */
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
