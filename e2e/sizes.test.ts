import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { launchChrome, openPage, openSite, type Site } from './site.ts'

const kilobyte = 1000
const budgets = {
  script: 125 * kilobyte,
  style: 15 * kilobyte,
  html: 16 * kilobyte,
  fonts: 90 * kilobyte,
  worker: 3000 * kilobyte,
}
const gzipped = (content: Uint8Array | string) => gzipSync(content).length

/** The build as it is deployed: the worker in `folder`, the client in `dist/client`. */
function buildForDeployment(folder: string) {
  const env = { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' }
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', folder], { env, stdio: 'ignore' })
}

describe('what is sent', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-'))
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    buildForDeployment(folder)
    ;[site, browser] = await Promise.all([openSite(folder), launchChrome()])
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.close()])
    rmSync(folder, { recursive: true })
  })

  it('keeps the worker within its budget', () => {
    const code = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(code).not.toEqual([])
    const bytes = code.reduce((sum, name) => sum + gzipped(readFileSync(join(folder, name))), 0)
    expect(bytes).toBeLessThanOrEqual(budgets.worker)
  })

  it.each(['/', '/remedies', '/recipe/hillside-thyme-cup'])('keeps %s within its budgets, left alone', async (path) => {
    const { page, complaints } = await openPage(browser)
    const sent = { document: 0, script: 0, stylesheet: 0, font: 0 }
    page.on('response', async (response) => {
      const kind = response.request().resourceType()
      if (!(kind in sent) || response.status() !== 200) return
      const body = await response.body()
      sent[kind as keyof typeof sent] += kind === 'font' ? body.length : gzipped(body)
    })
    await page.goto(site.address + path, { waitUntil: 'networkidle' })
    expect(sent.script).toBeGreaterThan(0)
    expect(sent.script).toBeLessThanOrEqual(budgets.script)
    expect(sent.stylesheet).toBeLessThanOrEqual(budgets.style)
    expect(sent.document).toBeLessThanOrEqual(budgets.html)
    expect(sent.font).toBeLessThanOrEqual(budgets.fonts)
    expect(complaints).toEqual([])
  })

  it('keeps the files of the client for ever and names no sniffing', async () => {
    const html = await (await fetch(site.address)).text()
    const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
    const { headers, status } = await fetch(site.address + script)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await fetch(`${site.address}/.vite/manifest.json`)).status).toBe(404)
  })
})
