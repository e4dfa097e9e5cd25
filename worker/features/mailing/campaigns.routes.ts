import {
  audience,
  batchKey,
  batchVerdict,
  campaignChange,
  campaignDraft,
  campaignFrame,
  campaignKey,
  campaignListQuery,
  newCampaign,
  progressQuery,
  schedule,
  sendingChange,
} from '#domain/mailing/campaigns.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { framePolicy } from '#worker/core/security-headers.ts'
import { validate } from '#worker/core/validate.ts'

import { countAudience } from './audience.repo.ts'
import { createFrameDocument } from './campaign-html.ts'
import { previewCampaign, sendTest } from './campaign-preview.service.ts'
import { listProgress } from './campaigns.repo.ts'
import { createCampaign, deleteCampaign, getCampaign, listCampaigns, saveDraft } from './campaigns.service.ts'
import { scheduleCampaign, unscheduleCampaign } from './schedule.service.ts'
import {
  cancelCampaign,
  changePace,
  getSendingSettings,
  pauseCampaign,
  resumeCampaign,
  retryFailed,
  sendCampaign,
  settleUnknown,
} from './send.service.ts'

export const campaignsRoutes = createRouter()
  .get('/', policy('campaign.manage', 'private'), validate('query', campaignListQuery), async (c) =>
    c.json(await listCampaigns(c.var.ctx, c.req.valid('query').before)),
  )
  .post('/', policy('campaign.manage', 'private'), validate('json', newCampaign), async (c) =>
    c.json({ campaign: await createCampaign(c.var.ctx, c.req.valid('json')) }, 201),
  )
  .get('/settings', policy('campaign.manage', 'private'), async (c) =>
    c.json({ settings: await getSendingSettings(c.var.ctx) }),
  )
  .get('/progress', policy('campaign.manage', 'private'), validate('query', progressQuery), async (c) =>
    c.json({ progress: await listProgress(c.var.ctx, c.req.valid('query').ids) }),
  )
  .put('/settings', policy('campaign.manage', 'private'), validate('json', sendingChange), async (c) =>
    c.json({ settings: await changePace(c.var.ctx, c.req.valid('json').mailsPerSecond) }),
  )
  .post('/preview', policy('campaign.manage', 'private'), validate('json', campaignDraft), async (c) =>
    c.json({ preview: await previewCampaign(c.var.ctx, c.req.valid('json')) }),
  )
  .post('/preview/frame', policy('campaign.manage', 'private'), validate('form', campaignFrame), (c) => {
    c.set('pageContentPolicy', framePolicy)
    return c.html(createFrameDocument(c.req.valid('form')), 200, { 'X-Robots-Tag': 'noindex' })
  })
  .post('/readers', policy('campaign.manage', 'private'), validate('json', audience), async (c) => {
    const { ctx } = c.var
    return c.json({ readers: await countAudience(ctx, c.req.valid('json'), ctx.now) })
  })
  .post('/test', policy('campaign.manage', 'private'), validate('json', campaignDraft), async (c) =>
    c.json(await sendTest(c.var.ctx, c.req.valid('json'))),
  )
  .get('/:id', policy('campaign.manage', 'private'), validate('param', campaignKey), async (c) =>
    c.json({ campaign: await getCampaign(c.var.ctx, c.req.valid('param').id) }),
  )
  .put(
    '/:id',
    policy('campaign.manage', 'private'),
    validate('param', campaignKey),
    validate('json', campaignChange),
    async (c) => c.json({ campaign: await saveDraft(c.var.ctx, c.req.valid('param').id, c.req.valid('json')) }),
  )
  .delete('/:id', policy('campaign.manage', 'private'), validate('param', campaignKey), async (c) => {
    await deleteCampaign(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/send', policy('campaign.send', 'private'), validate('param', campaignKey), async (c) =>
    c.json(await sendCampaign(c.var.ctx, c.req.valid('param').id), 202),
  )
  .put(
    '/:id/schedule',
    policy('campaign.send', 'private'),
    validate('param', campaignKey),
    validate('json', schedule),
    async (c) => {
      await scheduleCampaign(c.var.ctx, c.req.valid('param').id, c.req.valid('json').at)
      return c.body(null, 204)
    },
  )
  .delete('/:id/schedule', policy('campaign.manage', 'private'), validate('param', campaignKey), async (c) => {
    await unscheduleCampaign(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/pause', policy('campaign.manage', 'private'), validate('param', campaignKey), async (c) => {
    await pauseCampaign(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/resume', policy('campaign.send', 'private'), validate('param', campaignKey), async (c) => {
    await resumeCampaign(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/cancel', policy('campaign.manage', 'private'), validate('param', campaignKey), async (c) => {
    await cancelCampaign(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/retry', policy('campaign.send', 'private'), validate('param', campaignKey), async (c) => {
    await retryFailed(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put(
    '/:id/batches/:number',
    policy('campaign.send', 'private'),
    validate('param', batchKey),
    validate('json', batchVerdict),
    async (c) => {
      const { id, number } = c.req.valid('param')
      await settleUnknown(c.var.ctx, { id, number, was: c.req.valid('json').was })
      return c.body(null, 204)
    },
  )

export type CampaignsApi = typeof campaignsRoutes
