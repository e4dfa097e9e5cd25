// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { watchIslands } from './wake-islands.ts'

const hydrate = vi.fn<(island: HTMLElement) => Promise<void>>()
/** Waits for an assertion; a busy machine may take long. */
const eventually = (assert: () => void) => vi.waitFor(assert, 10_000)
let finish: () => void
let fail: () => void

let wokenAtStart: (string | undefined)[] = []

beforeAll(async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget)
  draw(`<div data-island="bell" data-wakes="member"></div>
    <div data-island="timer" data-wakes="together stored:brewTimer"></div>
    <div data-island="form" data-wakes="draft:ticket"></div>
    <div data-island="other" data-wakes="stored:other draft:reply"></div>`)
  localStorage.setItem('brewTimer', '{}')
  localStorage.setItem('draft visitor ticket 1', '{}')
  hydrate.mockResolvedValue()
  watchIslands(hydrate)
  await eventually(() => expect(hydrate).toHaveBeenCalledTimes(2))
  wokenAtStart = wokenNames()
})

afterAll(() => document.body.replaceChildren())

beforeEach(() => {
  hydrate.mockReset()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  finish = resolve
  fail = () => reject(new Error('offline'))
  hydrate.mockReturnValue(promise)
})

function draw(html: string) {
  document.body.innerHTML = html
}

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

/** Draws an island and counts the events of this type that reach it. */
function drawIsland(content: string, type: string) {
  draw(`<div data-island="rating">${content}</div>`)
  const received: Event[] = []
  part('[data-island]').addEventListener(type, (event) => received.push(event))
  return received
}

const wokenNames = () => hydrate.mock.calls.map(([island]) => island.dataset['island'])
const settle = () => eventually(() => expect(hydrate).toHaveBeenCalled())

describe('an island that is still asleep', () => {
  it('wakes once when it gets the focus', async () => {
    drawIsland('<button type="button">Like</button>', 'click')
    part('button').focus()
    part('button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await settle()
    expect(wokenNames()).toEqual(['rating'])
  })

  it('wakes when the pointer rests on one of its controls, not on its text', async () => {
    drawIsland('<p>Five minutes.</p><button type="button">Like</button>', 'click')
    for (const type of ['pointerover', 'pointerdown']) part('p').dispatchEvent(new Event(type, { bubbles: true }))
    part('button').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(hydrate).not.toHaveBeenCalled()
    await settle()
    expect(wokenNames()).toEqual(['rating'])
  })

  it('fetches each of its scripts once, and keeps the HTML that a refresh compares', async () => {
    draw(`<script data-files="/react.js"></script>
      <div data-island="one" data-files="/star.js /one.js"><input></div>
      <div data-island="two" data-files="/star.js"><input></div>`)
    for (const input of document.querySelectorAll('input')) input.dispatchEvent(new Event('focusin', { bubbles: true }))
    await eventually(() => expect(hydrate).toHaveBeenCalledTimes(2))
    const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/react.js', '/star.js', '/one.js'])
    expect(part('[data-island="two"]').dataset['files']).toBe('/star.js')
    document.head.replaceChildren()
  })

  it('gets the last press again once it is awake, and later presses at once', async () => {
    const clicks = drawIsland(
      '<button type="button" id="one"></button><button type="button" id="two"></button>',
      'click',
    )
    part('#one').click()
    part('#two').click()
    await settle()
    expect(clicks).toEqual([])
    finish()
    await eventually(() => expect(clicks.map(({ target }) => (target as Element).id)).toEqual(['two']))
    part('#one').click()
    expect(clicks).toHaveLength(2)
  })

  it('gets the focus again, so that it can prepare for typing', async () => {
    const focuses = drawIsland('<input name="ingredient">', 'focusin')
    part('input').focus()
    await settle()
    finish()
    await eventually(() => expect(focuses).toHaveLength(2))
  })

  it('gets a submission again with its button', async () => {
    const submissions = drawIsland('<form><button name="intent" value="send"></button></form>', 'submit')
    const native = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    part('[data-island]').addEventListener('submit', native)
    document.querySelector('form')?.requestSubmit(part('button'))
    await settle()
    expect(submissions).toEqual([])
    finish()
    await eventually(() => expect(submissions).toHaveLength(1))
    expect((submissions[0] as SubmitEvent).submitter).toBe(part('button'))
  })

  it('gets the input again that its fields have received', async () => {
    const inputs = drawIsland('<input name="subject">', 'input')
    part('input').dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
    finish()
    await eventually(() => expect(inputs).toHaveLength(2))
  })

  it('gets an arrow key again before the click that the key has caused', async () => {
    const events = drawIsland('<input type="radio">', 'keydown')
    const clicks: string[] = []
    part('[data-island]').addEventListener('click', () =>
      clicks.push(events.map((event) => (event as KeyboardEvent).key).join()),
    )
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    part('input').click()
    await settle()
    finish()
    await eventually(() => expect(clicks).toEqual(['ArrowRight']))
  })

  it('leaves a press to the browser if its code cannot be loaded, and tries again with the next press', async () => {
    const clicks = drawIsland('<button type="button"></button>', 'click')
    part('button').click()
    await settle()
    fail()
    await eventually(() => expect(clicks).toHaveLength(1))
    hydrate.mockResolvedValue()
    part('button').click()
    await eventually(() => expect(clicks).toHaveLength(2))
    expect(hydrate).toHaveBeenCalledTimes(2)
  })

  it('says that it cannot connect instead of losing the page offline', async () => {
    const clicks = drawIsland('<button type="button"></button>', 'click')
    document.body.append(Object.assign(document.createElement('div'), { className: 'toasts' }))
    vi.stubGlobal('navigator', { onLine: false })
    part('button').click()
    await settle()
    fail()
    await eventually(() => expect(document.body.textContent).toContain('We can’t connect right now.'))
    expect(clicks).toEqual([])
    vi.stubGlobal('navigator', { onLine: true })
  })

  it('leaves links to the browser, except those that only change the query', async () => {
    const clicks = drawIsland('<a href="/herbs" id="herbs"></a><a href="?servings=2" id="more"></a>', 'click')
    part('[data-island]').addEventListener('click', (event) => event.preventDefault())
    part('#herbs').click()
    expect(clicks).toHaveLength(1)
    part('#more').click()
    expect(clicks).toHaveLength(1)
    await settle()
    finish()
    await eventually(() => expect(clicks).toHaveLength(2))
  })
})

describe('an island with a condition', () => {
  it('wakes at the start with a stored value or draft, and else stays asleep', () => {
    expect(new Set(wokenAtStart)).toEqual(new Set(['form', 'timer']))
  })

  it('wakes together with another one', async () => {
    draw(
      '<div data-island="rating"><button type="button"></button></div><div data-island="dialogs" data-wakes="together"></div>',
    )
    hydrate.mockResolvedValue()
    part('button').focus()
    await eventually(() => expect(wokenNames()).toEqual(['rating', 'dialogs']))
  })

  it('wakes when the URL gets its fragment', async () => {
    draw('<div data-island="dialogs" data-wakes="together #sign-in"></div>')
    location.hash = '#sign-in'
    dispatchEvent(new Event('hashchange'))
    await eventually(() => expect(wokenNames()).toEqual(['dialogs']))
    location.hash = ''
  })

  it('wakes for a fragment that no element has', async () => {
    draw('<div id="one"></div><div data-island="thread" data-wakes="missing-fragment"></div>')
    location.hash = '#one'
    dispatchEvent(new Event('hashchange'))
    location.hash = '#two'
    expect(hydrate).not.toHaveBeenCalled()
    dispatchEvent(new Event('hashchange'))
    await eventually(() => expect(wokenNames()).toEqual(['thread']))
    location.hash = ''
  })

  it('wakes when another tab stores its value', async () => {
    draw('<div data-island="timer" data-wakes="stored:brewTimer"></div>')
    dispatchEvent(new StorageEvent('storage', { key: 'brewTimer' }))
    await eventually(() => expect(wokenNames()).toEqual(['timer']))
  })

  it('wakes for a member who returns to the tab, and stays asleep for a visitor', async () => {
    draw('<div data-island="bell" data-wakes="member"></div>')
    document.dispatchEvent(new Event('visibilitychange'))
    document.cookie = 'signed-in=1'
    document.dispatchEvent(new Event('visibilitychange'))
    await eventually(() => expect(wokenNames()).toEqual(['bell']))
    document.cookie = 'signed-in=; max-age=0'
  })
})
