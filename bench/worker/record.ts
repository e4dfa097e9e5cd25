import type { Run } from '#worker/core/ctx.ts'
import type { Env } from '#worker/core/env.ts'
import { type Issued, recordDb } from '#worker/testing/recorded-db.ts'

/** What answering one request asked of the database, with what it did after its answer. */
export type Recorded = { status: number; roundTrips: number; issued: Issued[]; body: string }

type Whole = Required<Pick<Run, 'waitUntil'>> & { passThroughOnException: () => void; props: object }

/** Answers the request on a database that counts, and gives the count instead of the answer. */
export async function record(
  env: Env,
  answer: (env: Env, run: Whole) => Response | Promise<Response>,
): Promise<Response> {
  const { db, recording } = recordDb(env.DB)
  const session = Object.assign({}, db, { getBookmark: () => null })
  const DB = Object.assign({}, db, { withSession: () => session })
  const background: Promise<unknown>[] = []
  const run = {
    waitUntil: (work: Promise<unknown>) => void background.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  const response = await answer({ ...env, DB }, run)
  const body = await response.text()
  while (background.length > 0) await Promise.allSettled(background.splice(0))
  const { issued, roundTrips } = recording
  return Response.json({ status: response.status, roundTrips, issued, body } satisfies Recorded)
}
