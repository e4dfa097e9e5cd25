import { previewText } from '#domain/community/preview.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getPreview } from './text.service.ts'

export const previewRoutes = createRouter().post(
  '/preview',
  policy('community.write', 'private'),
  validate('json', previewText),
  async (c) => c.json(await getPreview(c.var.ctx, c.req.valid('json'))),
)
