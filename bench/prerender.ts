import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findChrome } from '../scripts/chrome.mjs'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--window-size=1280,900',
  // A mouse.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
]
const hoverMs = 200
const pollMs = 20
const maxWaitMs = 30_000

type Link = { x: number; y: number; href: string }
type Message = {
  id?: number
  method?: string
  params?: { sessionId: string; targetInfo: { type: string } }
  result?: unknown
}
/** Sends a command of the DevTools protocol to a session, or to the browser; null if the session has ended. */
type Send = <Result>(method: string, params: object, sessionId?: string) => Promise<Result | null>

/** Finds the link, and records when it is clicked. */
const prepareLink = (selector: string) => `(() => {
  if (document.documentElement.dataset.application !== 'ready') return null
  const link = document.querySelector(${JSON.stringify(selector)})
  link.scrollIntoView({ block: 'center', behavior: 'instant' })
  addEventListener('click', () => localStorage.setItem('clickedAt', performance.timeOrigin + performance.now()), true)
  const { x, y, width, height } = link.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2, href: link.href }
})()`

/** Milliseconds from the click to the first paint; null until the page is shown. */
const readPaintTime = (href: string) => `(() => {
  const [paint] = performance.getEntriesByType('paint')
  if (location.href !== ${JSON.stringify(href)} || document.prerendering || !paint) return null
  const [{ activationStart }] = performance.getEntriesByType('navigation')
  return performance.timeOrigin + Math.max(activationStart, paint.startTime) - localStorage.getItem('clickedAt')
})()`

/**
 * Returns the milliseconds from a click on a link to the first paint of its page, after the pointer has rested on the
 * link for 200 ms. Playwright turns prerendering off, so this speaks the DevTools protocol itself, through the tab.
 */
export async function timeHoveredNavigation(list: string, linkSelector: string): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'))
  const executable = findChrome()
  if (!executable) throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  const chrome = spawn(executable, [...flags, `--user-data-dir=${profile}`, list], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const { send, pages } = await attachToTab(await readAddress(chrome.stderr))
    const evaluateAnywhere = async <Value>(expression: string): Promise<Value | null> => {
      for (const sessionId of pages) {
        const answer = await send<{ result?: { value?: Value } }>(
          'Runtime.evaluate',
          { expression, returnByValue: true },
          sessionId,
        )
        const value = answer?.result?.value ?? null
        if (value !== null) return value
      }
      return null
    }
    const link = await poll(() => evaluateAnywhere<Link>(prepareLink(linkSelector)))
    const [page] = pages
    const move = (type: string, button: string) =>
      send(
        'Input.dispatchMouseEvent',
        { type, x: link.x, y: link.y, button, clickCount: button === 'left' ? 1 : 0 },
        page,
      )
    await move('mouseMoved', 'none')
    await sleep(hoverMs)
    void move('mousePressed', 'left')
    void move('mouseReleased', 'left')
    return await poll(() => evaluateAnywhere<number>(readPaintTime(link.href)))
  } finally {
    chrome.kill()
    if (chrome.exitCode === null) await once(chrome, 'exit')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Attaches to the first tab. `pages` collects the sessions of its pages, prerendered ones too. */
async function attachToTab(address: string): Promise<{ send: Send; pages: Set<string> }> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const pages = new Set<string>()
  const pending = new Map<number, { sessionId: string | undefined; resolve: (result: unknown) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data)) as Message
    if (id !== undefined) pending.get(id)?.resolve(result ?? null)
    if (method === 'Target.attachedToTarget' && params?.targetInfo.type === 'page') pages.add(params.sessionId)
    if (method !== 'Target.detachedFromTarget' || !params) return
    pages.delete(params.sessionId)
    for (const { sessionId, resolve } of pending.values()) if (sessionId === params.sessionId) resolve(null)
  })
  socket.addEventListener('close', () => {
    for (const { resolve } of pending.values()) resolve(null)
  })
  let lastId = 0
  const send: Send = <Result>(method: string, params: object, sessionId?: string) =>
    new Promise<Result | null>((resolve) => {
      const id = (lastId += 1)
      pending.set(id, { sessionId, resolve: (result) => resolve(result as Result | null) })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  const tab = await poll(async () => {
    const filter = [{ type: 'tab', exclude: false }]
    const targets = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', { filter })
    return targets?.targetInfos[0] ?? null
  })
  const attached = await send<{ sessionId: string }>('Target.attachToTarget', { targetId: tab.targetId, flatten: true })
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    attached?.sessionId,
  )
  return { send, pages }
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const part of output) {
    text += String(part)
    const [, address] = /DevTools listening on (\S+)/.exec(text) ?? []
    if (address) return address
  }
  throw new Error(`Chromium did not start: ${text}`)
}

async function poll<Value>(read: () => Promise<Value | null>): Promise<Value> {
  const end = Date.now() + maxWaitMs
  while (Date.now() < end) {
    const value = await read()
    if (value !== null) return value
    await sleep(pollMs)
  }
  throw new Error('The page did not reach the expected state.')
}
