import { describe, expect, it } from 'vitest'

import { type CampaignResult, sendThroughKills } from '../scripts/faults/campaign-kills.ts'
import { builtWorkerDir } from './prepare.ts'

const recipients = 900

describe('a campaign', () => {
  it('reaches everyone exactly once, although the server is killed three times and the provider fails', async () => {
    const workerDir = builtWorkerDir()
    if (workerDir === undefined) throw new Error('The worker was not built.')
    const result = await sendThroughKills({
      kills: 3,
      recipients,
      mailsPerSecond: 150,
      workerDir,
      random: Math.random,
    })
    expect(result).toMatchObject({
      missing: 0,
      duplicated: 0,
      changedRequests: 0,
      inconsistencies: [],
      status: 'sent',
      counts: { recipients, delivered: recipients, unknown: 0, failed: 0 },
    } satisfies Partial<CampaignResult>)
  })
})
