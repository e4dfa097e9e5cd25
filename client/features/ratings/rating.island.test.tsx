// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  controls,
  field,
  openApplication,
  pageText,
  press,
  pressKey,
  returnToTab,
  tick,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type ApiRequest, letReactDraw } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'

import { RatingSection } from './rating.island.tsx'

afterEach(closeApplication)

/** Opens the stars of a recipe. The server keeps the member's rating. */
async function open(role?: 'member', api: object = {}) {
  const saved: { own: number | null } = { own: null }
  let loads = 0
  const reply = () => ({ rating: saved.own, reviews: saved.own ? 1 : 0, own: saved.own })
  const opened = await openApplication(paths.recipe('thyme-cup'), {
    ...(role && { role }),
    api: {
      'GET /api/ratings/r1': () => {
        loads++
        return reply()
      },
      'PUT /api/ratings/r1': ({ body }: ApiRequest) => {
        saved.own = (body as { rating: number }).rating
        return reply()
      },
      'DELETE /api/ratings/r1': () => {
        saved.own = null
        return reply()
      },
      ...api,
    },
    document: <RatingSection id="r1" rating={null} reviews={0} />,
  })
  if (role) {
    await until(() => expect(loads).toBeGreaterThan(0))
    // The loaded rating would replace a star that is chosen before it is drawn.
    await letReactDraw()
  }
  const written = () => opened.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { ...opened, saved, written }
}

const untilOwn = (rating: number) => untilShown(`Your rating: ${rating}`, '.rating')
const checkedStars = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value)

/** Moves the choice like an arrow key, which the browser follows with a click on the next star. */
async function moveTo(stars: string) {
  pressKey('ArrowRight')
  const star = await field(stars)
  star.focus()
  star.click()
  star.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }))
}

describe('a rating', () => {
  it('is not saved by arrow keys, but by Space, by Enter and by the button', async () => {
    const { written } = await open('member')
    ;(await field('1 star')).focus()
    await moveTo('2 stars')
    await untilShown('Press Enter to save.')
    await moveTo('4 stars')
    pressKey(' ')
    await untilOwn(4)
    await moveTo('5 stars')
    await press('Save rating')
    await untilOwn(5)
    await moveTo('3 stars')
    pressKey('Enter')
    await untilOwn(3)
    await until(() => expect(written()).toEqual([{ rating: 4 }, { rating: 5 }, { rating: 3 }]))
  })

  it('is shown before the response arrives, and is undone with a message if it fails', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { replies } = await open('member', { 'PUT /api/ratings/r1': () => promise })
    await tick('5 stars')
    await untilOwn(5)
    resolve({ rating: 5, reviews: 1, own: 5 })
    await untilToast('Thank you for your rating')
    replies['PUT /api/ratings/r1'] = undefined
    await tick('2 stars')
    await untilToast('We couldn’t save your rating. Try again.')
    await untilOwn(5)
    replies['DELETE /api/ratings/r1'] = () => new Response('', { status: 500 })
    await press('Remove rating')
    await until(() => expect(checkedStars()).toEqual(['5']))
  })

  it('ends as the last choice after several quick choices', async () => {
    const { saved } = await open('member')
    for (const stars of ['5 stars', '4 stars', '3 stars']) await tick(stars)
    await until(() => expect(saved.own).toBe(3))
    await untilOwn(3)
  })

  it('requires signing in', async () => {
    const { requests } = await open()
    await tick('4 stars')
    await untilToast('Please sign in to rate recipes')
    await untilShown('Welcome Back')
    await until(() => expect(checkedStars()).toEqual([]))
    expect(requests).toEqual([])
  })

  it('opens no dialog for a visitor who only uses arrow keys', async () => {
    await open()
    ;(await field('1 star')).focus()
    await moveTo('2 stars')
    await untilShown('Press Enter to save.')
    expect(pageText()).not.toContain('Welcome Back')
    pressKey('Enter')
    await untilShown('Welcome Back')
  })

  it('is reset when the session ends', async () => {
    await open('member')
    await tick('4 stars')
    await untilOwn(4)
    document.cookie = 'signed-in=; max-age=0'
    await returnToTab()
    await until(() => expect([checkedStars(), controls('Remove rating')]).toEqual([[], []]))
  })
})
