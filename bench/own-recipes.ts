import type { Page } from 'playwright-core'

import { api } from '#domain/api.ts'
import { paths } from '#domain/paths.ts'

import { budgets, clientManifest, clientFolder, editorScriptSizes } from '../e2e/build.ts'
import { launchChrome, openSite, visit } from '../e2e/site.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'

const ingredients = 12
const keys = 200
/** Slowdown of the processor by which Lighthouse imitates a phone. */
const processorRate = 4
const maxCheckMs = 5

const checkFigures = createFigureBuilder(
  `Chromium with the processor ${processorRate} times slower, the built check, median of ${keys} keys after ${keys} others`,
)
const sizeFigures = createFigureBuilder('files of the build for deployment after gzip')

/** Measures the check of an own recipe for each key, and the scripts of its editor. */
export async function measureOwnRecipes(prebuiltWorkerDir: string): Promise<Figure[]> {
  const [site, browser] = await Promise.all([openSite(prebuiltWorkerDir), launchChrome()])
  const { page } = await visit(browser, site.address + paths.about)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: processorRate })
  const times = await timeKeys(page)
  await Promise.all([browser.close(), site.close()])
  const { own, all } = editorScriptSizes()
  return [
    checkFigures.atMost(`check of ${ingredients} ingredients for a key`, median(times), maxCheckMs, ' ms'),
    sizeFigures.atMost('editor, scripts that only own recipes use', own / 1000, budgets.editor / 1000, ' kB'),
    sizeFigures.untargeted('editor, scripts beyond those of every page of the application', all / 1000, ' kB'),
  ]
}

const checkModule = '../domain/own-recipes/own-recipe-check.ts'

/** Returns the milliseconds of the check for each key, which changes one amount. */
async function timeKeys(page: Page): Promise<number[]> {
  const file = clientManifest(`${clientFolder}/.vite`).get(checkModule)?.file ?? ''
  const times = await page.evaluate(runChecks, {
    script: `/${file}`,
    facts: `${api.safety}/facts`,
    ingredients,
    keys,
  })
  return times.slice(keys)
}

type CheckInput = { script: string; facts: string; ingredients: number; keys: number }

/** Runs in the page. Checks a recipe once for each key, `keys` times before and while measuring. */
async function runChecks(input: CheckInput): Promise<number[]> {
  const [{ createOwnRecipeCheck }, response] = await Promise.all([import(input.script), fetch(input.facts)])
  const { facts } = await response.json()
  const { check } = createOwnRecipeCheck(facts, () => '2026-11-28')
  const herbs: { commonName: string }[] = facts.herbs.slice(0, input.ingredients)
  const times: number[] = []
  for (let key = 0; key < 2 * input.keys; key++) {
    const content = {
      servings: 2,
      cupsPerDay: 2,
      courseDays: null,
      preparation: [],
      ingredients: herbs.map(({ commonName }, line) => ({
        name: commonName,
        amount: `${line === key % input.ingredients ? 1 + (key % 9) : 2} g`,
      })),
    }
    const start = performance.now()
    const report = check(content, null)
    times.push(performance.now() - start)
    if (report.lines.length !== input.ingredients) throw new Error('The check left out a line.')
  }
  return times
}
