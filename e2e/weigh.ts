import type { Browser, Page, Response } from 'playwright-core'

import { gzippedSize } from './build.ts'
import { openPage } from './site.ts'

export type Weights = { document: number; script: number; stylesheet: number; font: number }

/**
 * `formatters` lists the `Intl` formatters that the page created. The first formatter of a page is slow, because the
 * browser loads its language data.
 */
type PageWeight = { sent: Weights; formatters: string[]; pageErrors: string[] }

/**
 * Returns the bytes that a page loads without any interaction, and then with `interact`: fonts as they are, everything
 * else after gzip.
 */
export async function weighPage(
  browser: Browser,
  address: string,
  interact?: (page: Page) => Promise<void>,
): Promise<PageWeight> {
  const { page, pageErrors } = await openPage(browser)
  const formatters: string[] = []
  await page.exposeFunction('noteFormatter', (name: string) => void formatters.push(name))
  await page.addInitScript(reportFormatters)
  const sent: Weights = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const pendingCounts: Promise<void>[] = []
  const onResponse = (response: Response) => {
    const kind = response.request().resourceType()
    if (!isWeighed(kind) || response.status() !== 200) return
    const count = async () => {
      const body = await response.body()
      sent[kind] += kind === 'font' ? body.length : gzippedSize(body)
    }
    pendingCounts.push(count())
  }
  page.on('response', onResponse)
  await page.goto(address)
  await page.locator('html[data-application="ready"]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await interact?.(page)
  while (pendingCounts.length > 0) await pendingCounts.pop()
  page.off('response', onResponse)
  await page.context().close()
  return { sent, formatters, pageErrors }
}

const isWeighed = (kind: string): kind is keyof Weights => ['document', 'script', 'stylesheet', 'font'].includes(kind)

/** Runs in the page. Reports each formatter that is created, directly or by a method such as `toLocaleString`. */
function reportFormatters() {
  // The function runs in the page, where helpers outside it don't exist.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const report = (name: string): void => Reflect.get(globalThis, 'noteFormatter')(name)
  const watch = (owner: object, name: string) => {
    Reflect.set(
      owner,
      name,
      new Proxy(Reflect.get(owner, name), {
        construct(target, args) {
          report(name)
          return Reflect.construct(target, args)
        },
        apply(target, self, args): unknown {
          report(name)
          return Reflect.apply(target, self, args)
        },
      }),
    )
  }
  for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'Segmenter']) watch(Intl, name)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) watch(Date.prototype, name)
  watch(Number.prototype, 'toLocaleString')
  watch(String.prototype, 'localeCompare')
}
