import type { ExecutionContext } from '#worker/core/ctx.ts'
import type { Env } from '#worker/core/env.ts'
import { type ExecutedStatement, recordDb } from '#worker/testing/recorded-db.ts'

/** Database activity of one request, including the work after its response. */
export type Recorded = { status: number; roundTrips: number; executed: ExecutedStatement[]; body: string }

type FullContext = Required<Pick<ExecutionContext, 'waitUntil'>> & { passThroughOnException: () => void; props: object }

/** Handles the request with a recording database, and returns the recorded activity instead of the response. */
export async function record(
  env: Env,
  answer: (env: Env, run: FullContext) => Response | Promise<Response>,
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
  const { executed, roundTrips } = recording
  return Response.json({ status: response.status, roundTrips, executed, body } satisfies Recorded)
}
