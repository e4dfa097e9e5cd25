import { createRouter } from '#worker/core/router.ts'

import { moderationRoutes } from './moderation.routes.ts'
import { previewRoutes } from './preview.routes.ts'
import { readingRoutes } from './reading.routes.ts'
import { writingRoutes } from './writing.routes.ts'

export const communityRoutes = createRouter()
  .route('/', readingRoutes)
  .route('/', previewRoutes)
  .route('/', writingRoutes)
  .route('/', moderationRoutes)

export type CommunityApi = typeof communityRoutes
