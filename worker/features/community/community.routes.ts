import { createRouter } from '#worker/core/router.ts'

import { previewRoutes } from './preview.routes.ts'
import { readingRoutes } from './reading.routes.ts'

export const communityRoutes = createRouter().route('/', readingRoutes).route('/', previewRoutes)

export type CommunityApi = typeof communityRoutes
