// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

import {
  closeApplication,
  openApplication,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { refusal } from '#client/testing/fake-server.ts'
import { writeAnswerEntry } from '#domain/herbi/answer-file.ts'
import type { HerbiReport } from '#domain/herbi/herbi-report.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const at = Date.UTC(2026, 10, 20)
const text = 'how many stars are in the sky'
const noCounts = { answered: 0, unanswered: 0, failed: 0, helpful: 0, unhelpful: 0 }
const report: HerbiReport = {
  month: '2026-11',
  models: [{ provider: 'Cloudflare Workers AI', name: 'a-model' }],
  counts: [
    { ...noCounts, provider: 'openai' },
    { ...noCounts, provider: 'workers-ai', answered: 1200, failed: 4, helpful: 9 },
    { ...noCounts, provider: 'built-in', answered: 30, unanswered: 2, unhelpful: 1 },
  ],
  spent: 420_000,
  budget: 10_000_000,
  unanswered: [{ text, count: 2, firstAskedAt: at, lastAskedAt: at }],
}
const removal = `DELETE /api/herbi/unanswered/${encodeURIComponent(text)}`

async function open(api: object = {}) {
  const stored = { report }
  return openApplication(paths.adminHerbi, {
    role: 'admin',
    api: {
      'GET /api/herbi/report': () => stored,
      [removal]: () => {
        stored.report = { ...report, unanswered: [] }
        return null
      },
      ...api,
    },
  })
}

const counts = () => textsOf('.records:first-of-type .record-facts').slice(0, 3)

it('shows who answered how many questions, what failed and what it cost', async () => {
  await open()
  await untilShown('Herbi was asked 1,232 questions this month. It had no answer to 2.')
  expect(counts()).toEqual([
    'No questions',
    '1,200 answered · 4 failed · 9 helpful',
    '30 answered · 2 without an answer · 1 not helpful',
  ])
  await untilShown('Cloudflare Workers AI (a-model)')
  await untilShown('$0.42 of $10.00')
})

it('copies a question as an entry for the catalogue', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open()
  await untilShown(text)
  await press(/Copy entry/)
  await untilToast('Entry copied')
  expect(writeText).toHaveBeenCalledWith(writeAnswerEntry(text))
  writeText.mockRestore()
})

it('deletes a question with one press', async () => {
  await open()
  await untilShown(text)
  await press(/^Delete/)
  await untilToast('Question deleted')
  await untilShown('None in the last 90 days.')
})

it('keeps a question that could not be deleted, and says why', async () => {
  await open({ [removal]: () => refusal(503, 'unavailable', 'Try again later.') })
  await untilShown(text)
  await press(/^Delete/)
  await untilToast(/Failed to delete the question/)
  await until(() => expect(textsOf('.records b')).toContain(text))
})
