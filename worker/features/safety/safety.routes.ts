import { paths } from '#domain/paths.ts'
import { selectPlants, stripSources } from '#domain/safety/facts.ts'
import { plantsQuery } from '#domain/safety/safety.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { getHerbData, getVersion } from './herb-data.service.ts'
import { getFacts } from './safety.service.ts'

/** Browsers must not check with outdated facts after an administrator has made them stricter. */
const freshFactsPolicy = policy('herb.read', { tags: () => [tags.herbs], isNeverStale: true })

/** Serves the facts for checks in the browser. */
export const safetyRoutes = createRouter()
  .get('/facts', freshFactsPolicy, stripQuery, async (c) => c.json({ facts: stripSources(await getFacts(c.var.ctx)) }))
  .get('/plants', freshFactsPolicy, validate('query', plantsQuery), async (c) =>
    c.json({ plants: selectPlants(await getFacts(c.var.ctx), c.req.valid('query').slugs) }),
  )
  .get('/version', freshFactsPolicy, stripQuery, async (c) => c.json({ version: await getVersion(c.var.ctx) }))

export type SafetyApi = typeof safetyRoutes

/** All facts and rules as one JSON file, for other programs. */
export const herbDataRoutes = createRouter().get(
  paths.herbData,
  policy('herb.read', { tags: () => [tags.herbs] }),
  stripQuery,
  async (c) => c.json(await getHerbData(c.var.ctx)),
)
