import { createWorkerdKind } from './in-workerd.ts'
import { kills } from './kills.ts'
import { mail } from './mail.ts'
import { queue } from './queue.ts'

/** Result of fault injection. `holds` is true if there were no faults. `figures` are for the results table. */
export type Outcome = { holds: boolean; figures: Record<string, number | string>; faults: readonly string[] }

/**
 * Kind of fault injection. The same seed repeats the same faults. `workerDir` returns the folder of the built worker.
 */
export type Kind = {
  description: string
  run: (options: { seed: number; workerDir: () => string }) => Promise<Outcome>
}

/** All kinds by the names that `npm run test:faults` accepts. */
export const kinds: Readonly<Record<string, Kind>> = {
  database: createWorkerdKind('faults/database', 'one database query in twenty fails, is slow, or fails after it ran'),
  pages: createWorkerdKind('faults/pages', 'public pages while the database is unavailable'),
  objects: createWorkerdKind('faults/objects', 'Durable Objects that disappear while notifications arrive'),
  providers: createWorkerdKind('faults/providers', 'email and model providers that fail in every way'),
  clock: createWorkerdKind('faults/clock', 'a clock that jumps'),
  purges: createWorkerdKind(
    'faults/purges',
    'purges that are refused, lost with a killed worker, or overtaken by a page',
  ),
  queue,
  kills,
  mail,
  requests: createWorkerdKind('hostile-requests', 'every hostile body and header to every route'),
  fuzz: createWorkerdKind('fuzz', 'damaged valid requests to every route'),
}
