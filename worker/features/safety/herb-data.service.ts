import type { FactsVersion } from '#domain/safety/facts.ts'
import { describeHerbData, type HerbData } from '#domain/safety/herb-data.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

import * as repo from './herb-data.repo.ts'

/** Returns the version of the facts and the numbers of plants. Throws `unavailable` before the first seed. */
export async function getVersion(ctx: Ctx): Promise<FactsVersion> {
  const version = await repo.findVersion(ctx)
  if (!version) throw new AppError('unavailable')
  return version
}

/** Returns all facts and rules. Throws `unavailable` before the first seed. */
export async function getHerbData(ctx: Ctx): Promise<HerbData> {
  const herbData = await repo.findHerbData(ctx)
  if (!herbData) throw new AppError('unavailable')
  return describeHerbData(herbData)
}
