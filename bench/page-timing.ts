import type { Browser, Page } from 'playwright-core'

/** Slow network of a phone, with Lighthouse's values for applied throttling. */
const network = { latency: 562, downloadThroughput: 184_000, uploadThroughput: 84_000, offline: false }
const processorRate = 4

/** Times are milliseconds since the navigation began; bytes are as sent, with headers and bodies. */
export type PageTiming = {
  contentMs: number
  lcpMs: number
  bytes: number
  bytesBefore: number
  requestsBefore: number
}

type PaintTimes = { contentMs: number; lcpMs: number }
type RequestTiming = { sentAt: number; endedAt: number; bytes: number }

/**
 * Opens a page on a slow phone with an empty cache, and waits until the network is idle. `content` selects the main
 * content.
 */
export async function watchPage(browser: Browser, address: string, content: string): Promise<PageTiming> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await context.addInitScript(() => localStorage.setItem('cookiesConsentAccepted', 'necessary'))
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorRate })
  const requests = new Map<string, RequestTiming>()
  client.on('Network.requestWillBeSent', ({ requestId, timestamp }) =>
    requests.set(requestId, { sentAt: timestamp * 1000, endedAt: Infinity, bytes: 0 }),
  )
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) requests.set(requestId, { ...request, endedAt: timestamp * 1000, bytes: encodedDataLength })
  })
  await page.addInitScript(recordPaintTimes, content)
  await page.goto(address)
  await page.locator(content).first().waitFor()
  await page.waitForLoadState('networkidle')
  const paintTimes = await readPaintTimes(page)
  await context.close()
  return { ...paintTimes, ...countRequests([...requests.values()], paintTimes.contentMs) }
}

function countRequests(requests: readonly RequestTiming[], contentMs: number) {
  const start = Math.min(...requests.map(({ sentAt }) => sentAt))
  const before = requests.filter(({ endedAt }) => endedAt - start <= contentMs)
  const sumBytes = (group: readonly RequestTiming[]) => group.reduce((sum, { bytes }) => sum + bytes, 0)
  return { bytes: sumBytes(requests), bytesBefore: sumBytes(before), requestsBefore: before.length }
}

/**
 * Runs in the page before other scripts. Records the time of the frame after the content appears, and of the largest
 * paint so far.
 */
function recordPaintTimes(content: string): void {
  const paintTimes = { contentMs: 0, lcpMs: 0 }
  Object.assign(globalThis, { seen: paintTimes })
  new PerformanceObserver((list) => {
    paintTimes.lcpMs = list.getEntries().at(-1)?.startTime ?? paintTimes.lcpMs
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const check = () => {
    if (!document.querySelector(content)) return requestAnimationFrame(check)
    // The second frame begins after the first frame was shown.
    return requestAnimationFrame(() => {
      paintTimes.contentMs = performance.now()
    })
  }
  requestAnimationFrame(check)
}

const readPaintTimes = (page: Page): Promise<PaintTimes> =>
  page.evaluate(() => (globalThis as unknown as { seen: { contentMs: number; lcpMs: number } }).seen)
