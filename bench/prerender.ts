import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { findChrome } from '../scripts/chrome.mjs'

const hoverMs = 200
const viewport = { width: 1280, height: 900 }
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  `--window-size=${viewport.width},${viewport.height}`,
]

type Target = { id: string; type: string; url: string; webSocketDebuggerUrl: string }
type Session = { send: <Result>(method: string, params?: object) => Promise<Result>; close: () => void }
type Point = { x: number; y: number }

/**
 * Returns the milliseconds from a click on a link to the first paint of its page, after the pointer has rested on the
 * link for 200 ms. Playwright turns prerendering off, so this speaks the DevTools protocol itself.
 */
export async function timeHoveredNavigation(list: string, linkSelector: string): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'prerender-'))
  const chrome = spawn(findChrome() ?? '', [...flags, `--user-data-dir=${profile}`, list], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const port = await readPort(chrome.stderr)
    const target = await waitForTarget(port, (url) => url === list)
    const session = await connect(target)
    await poll(() => evaluate<boolean>(session, `document.documentElement.dataset.application === 'ready'`))
    const point = await evaluate<Point & { href: string }>(
      session,
      `(() => { const link = document.querySelector(${JSON.stringify(linkSelector)}); link.scrollIntoView({ block: 'center', behavior: 'instant' }); const { x, y, width, height } = link.getBoundingClientRect()
        addEventListener('click', () => localStorage.setItem('clickedAt', String(performance.timeOrigin + performance.now())), true)
        return { x: x + width / 2, y: y + height / 2, href: link.href } })()`,
    )
    if (!point) throw new Error('The list has no such link.')
    await pressAfterHover(session, point)
    session.close()
    const opened = await connect(await waitForTarget(port, (url) => url === point.href))
    await poll(() => evaluate<boolean>(opened, `document.visibilityState === 'visible' && !document.prerendering`))
    await poll(() => evaluate<boolean>(opened, `performance.getEntriesByType('paint').length > 0`))
    const time = await evaluate<number>(
      opened,
      `(() => { const [{ activationStart }] = performance.getEntriesByType('navigation')
        const [{ startTime }] = performance.getEntriesByType('paint')
        return performance.timeOrigin + Math.max(activationStart, startTime) - Number(localStorage.getItem('clickedAt')) })()`,
    )
    opened.close()
    if (time === undefined) throw new Error('The page has no times.')
    return time
  } finally {
    chrome.kill()
    await once(chrome, 'exit')
    rmSync(profile, { recursive: true, force: true })
  }
}

async function pressAfterHover(session: Session, { x, y }: Point): Promise<void> {
  const dispatch = (type: string, button = 'none') =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: button === 'left' ? 1 : 0 })
  await dispatch('mouseMoved')
  await sleep(hoverMs)
  await dispatch('mousePressed', 'left')
  // The page that answers this message may already be gone.
  void dispatch('mouseReleased', 'left')
  await sleep(hoverMs)
}

async function readPort(output: NodeJS.ReadableStream): Promise<number> {
  let text = ''
  for await (const part of output) {
    text += String(part)
    const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text) ?? []
    if (port) return Number(port)
  }
  throw new Error(`Chromium did not start: ${text}`)
}

async function waitForTarget(port: number, isWanted: (url: string) => boolean): Promise<Target> {
  let found: Target | undefined
  await poll(async () => {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Target[]
    found = targets.find(({ type, url }) => type === 'page' && isWanted(url))
    return found !== undefined
  })
  if (!found) throw new Error('Chromium has no such page.')
  return found
}

async function poll(check: () => Promise<boolean | undefined>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await check()) return
    await sleep(50)
  }
  throw new Error('The page did not reach the expected state.')
}

/** Returns undefined if the page was replaced meanwhile. */
async function evaluate<Result>(session: Session, expression: string): Promise<Result | undefined> {
  const { result } = await session.send<{ result?: { value: Result } }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
  })
  return result?.value
}

async function connect({ webSocketDebuggerUrl }: Target): Promise<Session> {
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const pending = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) pending.get(id)?.(result)
  })
  let lastId = 0
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((resolve) => {
        const id = (lastId += 1)
        pending.set(id, (result) => resolve(result as Result))
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
