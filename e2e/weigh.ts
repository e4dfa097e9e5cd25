import type { Browser } from 'playwright-core'

import { gzipped } from './build.ts'
import { openPage } from './site.ts'

export type Weights = { document: number; script: number; stylesheet: number; font: number }

/** What a page loads when nobody touches it, in bytes: fonts as they are, everything else after gzip. */
export async function weighPage(browser: Browser, address: string): Promise<{ sent: Weights; complaints: string[] }> {
  const { page, complaints } = await openPage(browser)
  const sent: Weights = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const counted: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!isWeighed(kind) || response.status() !== 200) return
    const count = async () => {
      const body = await response.body()
      sent[kind] += kind === 'font' ? body.length : gzipped(body)
    }
    counted.push(count())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await Promise.all(counted)
  await page.context().close()
  return { sent, complaints }
}

const isWeighed = (kind: string): kind is keyof Weights => ['document', 'script', 'stylesheet', 'font'].includes(kind)
