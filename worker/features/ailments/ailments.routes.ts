import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'

import { getAilmentCounts } from './ailments.service.ts'

export const ailmentsRoutes = createRouter().get(
  '/',
  policy('recipe.read', { tags: () => [tags.recipes] }),
  stripQuery,
  async (c) => c.json({ counts: await getAilmentCounts(c.var.ctx) }),
)

export type AilmentsApi = typeof ailmentsRoutes
