import { createRouter } from '#worker/core/router.ts'

import { readingRoutes } from './reading.routes.ts'

export const communityRoutes = createRouter().route('/', readingRoutes)

export type CommunityApi = typeof communityRoutes
