import * as z from 'zod'

import type { FactEditRow } from '#domain/herbs/fact-edit-rows.ts'
import { type FactName, factNames } from '#domain/herbs/fact-values.ts'
import { sourceTiers } from '#domain/safety/vocabulary.ts'

/** Herb facts that administrators edited; `state` identifies this set of edits. */
export type StoredEdits = { rows: readonly FactEditRow[]; state: string }

/** SQL text of the number of edits and the time of the latest. */
export const editsState = `(SELECT count(*) || ' ' || coalesce(max(changed_at), 0) FROM herb_fact_edits)`
export const unedited: StoredEdits = { rows: [], state: '0 0' }

/** Reads the state first. If the edits change between the two queries, the seed detects it when it is written. */
export const storedEditsQuery = `SELECT ${editsState} AS state; SELECT herb_id AS herbId, fact, mine, seen, source FROM herb_fact_edits ORDER BY herb_id, fact LIMIT 10000`

const jsonText = z.string().transform((text): unknown => JSON.parse(text))
const box = jsonText.pipe(z.object({ value: z.custom<FactEditRow['mine']['value']>() }))
const answers = z.tuple([
  z.object({ results: z.tuple([z.object({ state: z.string() })]) }),
  z.object({
    results: z.array(
      z.object({
        herbId: z.string(),
        fact: z.custom<FactName>((name) => factNames.some((known) => known === name)),
        mine: box,
        seen: box,
        source: jsonText.pipe(
          z.object({ cite: z.string(), address: z.string().optional(), tier: z.enum(sourceTiers) }),
        ),
      }),
    ),
  }),
])

/** Parses the output of `wrangler d1 execute --json` for the query; throws if it has another shape. */
export function readStoredEdits(answer: unknown): StoredEdits {
  const [
    {
      results: [{ state }],
    },
    { results: rows },
  ] = answers.parse(answer)
  return { rows, state }
}
