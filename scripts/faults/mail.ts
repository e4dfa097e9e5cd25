import { createSeededRandom } from '#domain/random.ts'

import { sendThroughKills } from './campaign-kills.ts'
import type { Kind } from './kind.ts'

const recipients = 5000

export const mail: Kind = {
  description: `a campaign for ${recipients.toLocaleString('en')} while the server is killed twenty times, one call in twenty fails, and one answer in twenty is lost`,
  run: async ({ seed, workerDir }) => {
    const options = {
      kills: 20,
      recipients,
      mailsPerSecond: 100,
      workerDir: workerDir(),
      random: createSeededRandom(seed),
    }
    const { counts, inconsistencies, ...figures } = await sendThroughKills(options)
    const { missing, duplicated, changedRequests, status } = figures
    const faults = [
      ...(missing > 0 ? [`${missing} got no email`] : []),
      ...(duplicated > 0 ? [`${duplicated} got it twice`] : []),
      ...(changedRequests > 0 ? [`${changedRequests} requests changed under the same idempotency key`] : []),
      ...(status !== 'sent' || counts.delivered !== recipients
        ? [`the campaign is ${status}: ${JSON.stringify(counts)}`]
        : []),
      ...inconsistencies,
    ]
    return { holds: faults.length === 0, figures: { ...figures, recipients }, faults }
  },
}
