import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'

import { budgets, editorScriptSizes, firstScriptSize, workerSize } from './build.ts'
import { storePost, storeReply } from './forum.ts'
import { openJourney } from './journey.ts'
import { builtWorkerDir } from './prepare.ts'
import { weighPage, type Weights } from './weigh.ts'

const folder = builtWorkerDir() ?? ''
const { site, browser } = await openJourney()

async function fitsBudgets(path: string, maxScriptSize: number) {
  const { sent, formatters, pageErrors } = await weighPage(browser, site.address + path)
  for (const kind of ['document', 'script', 'font'] as const) expect(sent[kind], kind).toBeGreaterThan(0)
  // A document contains its style rules.
  expect(sent.stylesheet > 0).toBe(maxScriptSize === budgets.script)
  const maxima = { ...budgets, script: maxScriptSize }
  for (const kind of Object.keys(sent) as (keyof Weights)[]) {
    expect(sent[kind], kind).toBeLessThanOrEqual(maxima[kind])
  }
  expect([formatters, pageErrors]).toEqual([[], []])
}

describe('the deployed site', () => {
  it('keeps the worker within its budget', () => {
    const modules = readdirSync(folder)
    for (const kind of ['.js', '.wasm', '.bin'])
      expect(modules).toContainEqual(expect.stringMatching(new RegExp(`${kind}$`)))
    expect(workerSize(folder)).toBeLessThanOrEqual(budgets.worker)
  })

  it('keeps the first script within its budget', () => {
    expect(firstScriptSize()).toBeLessThanOrEqual(budgets.firstScript)
  })

  it('keeps what only the editor of own recipes loads within its budget', () => {
    const { own, all } = editorScriptSizes()
    expect(own).toBeGreaterThan(5000)
    expect(all).toBeGreaterThan(own)
    expect(own).toBeLessThanOrEqual(budgets.editor)
  })

  it.each([
    paths.home,
    paths.remedies,
    paths.recipe('hillside-thyme-cup'),
    paths.substitutes('hillside-thyme-cup'),
    paths.categories,
    paths.herbs,
    paths.herb('chamomile'),
    paths.community,
    paths.howWeCheck,
    paths.help,
    programPaths.developers,
    paths.contact,
    paths.privacy,
  ])('keeps the document %s within its budgets without interaction', (path) =>
    fitsBudgets(path, budgets.documentScript),
  )

  it('keeps a page of the application within its budgets without interaction', () =>
    fitsBudgets(paths.forYou, budgets.script))

  it('keeps a post with a reply within its budgets without interaction', async () => {
    const { id, path } = await storePost(site, { title: 'Linden' })
    await storeReply(site, id, 'Eight, with a lid on.')
    await fitsBudgets(path, budgets.documentScript)
  })

  it.each([
    ['the label designer', paths.labelForRecipe('hillside-thyme-cup')],
    ['Herbi', paths.askHerbi],
    ['the journal', paths.journal],
  ])('keeps %s within the budget of a tool without interaction', async (_name, tool) => {
    const { sent: own, formatters, pageErrors } = await weighPage(browser, site.address + tool)
    const { sent: shared } = await weighPage(browser, site.address + paths.tools)
    expect(own.script - shared.script).toBeGreaterThan(0)
    expect(own.script - shared.script).toBeLessThanOrEqual(budgets.tool)
    expect([formatters, pageErrors]).toEqual([[], []])
  })

  it.each([paths.siteImage, paths.recipeImage('hillside-thyme-cup')])('keeps %s within its budget', async (path) => {
    const response = await fetch(site.address + path)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(budgets.shareImage)
  })

  it("lets browsers cache the client's files permanently, and hides the build manifest", async () => {
    const html = await (await fetch(site.address)).text()
    const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
    const { headers, status } = await fetch(site.address + script)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect((await fetch(`${site.address}/icon.svg`)).headers.get('Strict-Transport-Security')).toBeTruthy()
    expect((await fetch(`${site.address}/.vite/manifest.json`)).status).toBe(404)
  })
})
