import { paths } from '#domain/paths.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { stripQuery } from '#worker/core/strip-query.ts'
import { tags } from '#worker/core/tags.ts'

import { getHerbData } from './herb-data.service.ts'

/** All facts and rules as one JSON file, for other programs. */
export const herbDataRoutes = createRouter().get(
  paths.herbData,
  policy('herb.read', { tags: () => [tags.herbs] }),
  stripQuery,
  async (c) => c.json(await getHerbData(c.var.ctx)),
)
