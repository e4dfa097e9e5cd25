import { randomFrom } from '#domain/random.ts'

import { sendThroughKills } from './campaign-kills.ts'
import type { Kind } from './kinds.ts'

const recipients = 5000

/** Kills the whole server while a campaign is being sent. */
export const mail: Kind = {
  what: `a campaign for ${recipients.toLocaleString('en')} while the server is killed twenty times, one call in twenty fails, and one answer in twenty is lost`,
  run: async ({ seed, workerDir }) => {
    const given = { kills: 20, recipients, mailsPerSecond: 100, workerDir: workerDir(), random: randomFrom(seed) }
    const { counts, unsound, ...figures } = await sendThroughKills(given)
    const { missing, doubled, changedRequests, status } = figures
    const faults = [
      ...(missing > 0 ? [`${missing} have no mail`] : []),
      ...(doubled > 0 ? [`${doubled} have it twice`] : []),
      ...(changedRequests > 0 ? [`${changedRequests} requests changed under their key`] : []),
      ...(status !== 'sent' || counts.delivered !== recipients ? [`it is ${status}: ${JSON.stringify(counts)}`] : []),
      ...unsound,
    ]
    return { holds: faults.length === 0, figures: { ...figures, recipients }, faults }
  },
}
