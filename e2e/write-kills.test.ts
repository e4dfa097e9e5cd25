import { expect, it } from 'vitest'

import { killWhileWriting } from '../scripts/faults/kills.ts'
import { preparedWorker } from './prepare.ts'

const name =
  'keeps everything that was confirmed, once and whole, though the server is killed while posts, recipes, imports, the bot and deletions are written'

it(name, { timeout: 300_000, retry: 0 }, async () => {
  const workerDir = preparedWorker()
  if (workerDir === undefined) throw new Error('The worker was not built.')
  const { faults, figures } = await killWhileWriting({ seed: 20_261_122, workerDir, killCount: 2 })
  expect(faults).toEqual([])
  expect(figures).toMatchObject({ kills: 2 })
})
