import { paths } from '#domain/paths.ts'
import { stripQuery } from '#worker/core/bare-address.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'

import { getHerbData } from './herb-data.service.ts'

/** The facts and rules as one file, for whoever wants to read or check them by a program of their own. */
export const herbDataRoutes = createRouter().get(
  paths.herbData,
  policy('herb.read', { tags: () => [tags.herbs] }),
  stripQuery,
  async (c) => c.json(await getHerbData(c.var.ctx)),
)
