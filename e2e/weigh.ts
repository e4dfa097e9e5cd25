import type { Browser, Response } from 'playwright-core'

import { gzipped } from './build.ts'
import { openPage } from './site.ts'

export type Weights = { document: number; script: number; stylesheet: number; font: number }

/** What a page loads when nobody touches it, in bytes: fonts as they are, everything else after gzip. */
export async function weighPage(browser: Browser, address: string): Promise<{ sent: Weights; complaints: string[] }> {
  const { page, complaints } = await openPage(browser)
  const sent: Weights = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const counted: Promise<void>[] = []
  const onResponse = (response: Response) => {
    const kind = response.request().resourceType()
    if (!isWeighed(kind) || response.status() !== 200) return
    const count = async () => {
      const body = await response.body()
      sent[kind] += kind === 'font' ? body.length : gzipped(body)
    }
    counted.push(count())
  }
  page.on('response', onResponse)
  await page.goto(address)
  await page.locator('html[data-application="answers"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  while (counted.length > 0) await counted.pop()
  page.off('response', onResponse)
  await page.context().close()
  return { sent, complaints }
}

const isWeighed = (kind: string): kind is keyof Weights => ['document', 'script', 'stylesheet', 'font'].includes(kind)
