import type { Browser, Page } from 'playwright-core'

import { paths } from '#domain/paths.ts'

import { addMember, signInAs } from '../e2e/member.ts'
import { launchChrome, openSite, type Site } from '../e2e/site.ts'
import { weighPage } from '../e2e/weigh.ts'
import type { Built } from './built.ts'
import { startCompressingProxy } from './compressing.ts'
import { createFigureBuilder, type Figure, median } from './figures.ts'
import { timeHoveredNavigation } from './prerender.ts'

const rounds = 5
const recipe = paths.recipe('hillside-thyme-cup')
const likeName = 'Like Hillside Thyme Cup'
/** Bytes per second of 1.6 Mbit/s; latency in milliseconds. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, offline: false }
const processorRate = 4

const maxRecipeKilobytes = 75
const maxAwakeKilobytes = 85
const maxAnswerMs = 1000
const maxNavigationMs = 50

const sizeFigures = createFigureBuilder('Chromium; fonts as they are, everything else after gzip')
const timeFigures = createFigureBuilder(
  `median of ${rounds}, from the press to the first frame that answers it; 1.6 Mbit/s, 150 ms a round trip, a quarter of the processor, text as gzip, nothing cached`,
)

const navigationFigures = createFigureBuilder(
  `median of ${rounds}, from the click to the first paint, after the pointer has rested on the link for 200 ms`,
)

/**
 * Weighs a recipe before and after its first island has woken. Times the first press on Like on a slow phone, and the
 * navigation from a list to a recipe.
 */
export async function measureDocuments({ worker }: Built): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(worker), launchChrome()])
  const edge = await startCompressingProxy(site.address)
  const { sent } = await weighPage(browser, site.address + recipe)
  const awake = await weighPage(browser, site.address + recipe, wakeFirstIsland)
  const figures = [
    sizeFigures.atMost(
      'a recipe: page, style, fonts and script',
      sumKilobytes(Object.values(sent)),
      maxRecipeKilobytes,
      ' kB',
    ),
    sizeFigures.atMost(
      'a recipe: script after the first island woke',
      sumKilobytes([awake.sent.script]),
      maxAwakeKilobytes,
      ' kB',
    ),
    timeFigures.atMost(
      'first press on Like by a visitor',
      await timePresses(browser, edge.address, 'visitor', site),
      maxAnswerMs,
      ' ms',
    ),
    timeFigures.atMost(
      'first press on Like by a member',
      await timePresses(browser, edge.address, 'member', site),
      maxAnswerMs,
      ' ms',
    ),
  ]
  await Promise.all([browser.close(), edge.close()])
  const navigations = []
  for (let round = 0; round < rounds; round++)
    navigations.push(await timeHoveredNavigation(site.address + paths.remedies, '.card a[href^="/recipe/"]'))
  figures.push(navigationFigures.atMost('from a list to a recipe', median(navigations), maxNavigationMs, ' ms'))
  await site.close()
  return figures
}

/** Rests the pointer on Like until React has hydrated its island. */
async function wakeFirstIsland(page: Page): Promise<void> {
  const like = page.getByRole('button', { name: likeName })
  await like.hover()
  await page.waitForFunction(
    (button) => button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps')),
    await like.elementHandle(),
  )
}

const sumKilobytes = (bytes: readonly number[]) => bytes.reduce((sum, size) => sum + size, 0) / 1000

async function timePresses(browser: Browser, address: string, role: 'visitor' | 'member', site: Site): Promise<number> {
  const times = []
  for (let round = 0; round < rounds; round++) times.push(await timePress(browser, address, role, site))
  return median(times)
}

async function timePress(browser: Browser, address: string, role: 'visitor' | 'member', site: Site): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  await context.addInitScript(() => localStorage.setItem('cookiesConsentAccepted', 'necessary'))
  const page = await context.newPage()
  if (role === 'member') await signInAs({ ...site, address }, page, await addMember(site, crypto.randomUUID()))
  const client = await context.newCDPSession(page)
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorRate })
  await page.goto(address + recipe, { waitUntil: role === 'visitor' ? 'networkidle' : 'load' })
  const answerMs = watchAnswer(page, likeName)
  await page.getByRole('button', { name: likeName }).click()
  const time = await answerMs
  await context.close()
  return time
}

/** Returns the milliseconds from the press to the frame that shows a toast, a dialog or the pressed button. */
const watchAnswer = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (label) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0
        document.addEventListener('pointerdown', () => (pressedAt ||= performance.now()), true)
        const check = () => {
          const answer = document.querySelector(`.toast, [role="dialog"], [aria-label="${label}"][aria-pressed="true"]`)
          if (pressedAt > 0 && answer) resolve(performance.now() - pressedAt)
          else requestAnimationFrame(check)
        }
        check()
      }),
    name,
  )
