import { describe, expect, it } from 'vitest'

import { pictureFolder } from '#domain/drawing/picture-path.ts'
import { dayMs } from '#domain/durations.ts'

import {
  changesKeptData,
  classifyData,
  endsSession,
  findShell,
  isRecipePage,
  isTooOld,
  listPictures,
  listRecipeAddresses,
} from './offline-addresses.ts'

const url = (address: string) => new URL(address, 'https://herbs.test')

/** True if the answer is too old just after so many days. */
const isOld = (address: string, days: number) => isTooOld(url(address), 0, days * dayMs + 1)

describe('what the service worker keeps', () => {
  it.each([
    ['/api/safety/facts', 'public'],
    ['/api/session', 'member'],
    ['/api/cabinet', 'member'],
    ['/api/own-recipes/1', 'member'],
    ['/api/collection?tab=bookmarked', 'member'],
    ['/api/recipes/linden-cup/facts', 'saved'],
    ['/api/favourites?recipes=1', 'saved'],
    ['/api/collection?search=linden', undefined],
    ['/api/profile', undefined],
    ['/api/notifications', undefined],
    ['/api/herbi/conversations', undefined],
    ['/api/support', undefined],
    ['/api/account/export', undefined],
    ['/api/session/proof', undefined],
  ])('counts %s as: %s', (address, expected) => {
    expect(classifyData(url(address))).toBe(expected)
  })

  it('is, for a saved remedy, its page and its data, and its amounts if they are closed to others', () => {
    const open = ['/recipe/linden', '/api/recipes/linden', '/api/recipes/linden/facts', '/api/favourites?recipes=7']
    expect(listRecipeAddresses({ id: '7', slug: 'linden' })).toEqual(open)
    expect(listRecipeAddresses({ id: '7', slug: 'linden', isClosed: true })).toEqual([
      ...open,
      '/api/recipes/linden/whole',
    ])
  })

  it('is never shown after thirty days, and facts for the safety check never after fourteen', () => {
    expect([isOld('/api/cabinet', 29), isOld('/api/cabinet', 30)]).toEqual([false, true])
    expect([isOld('/api/safety/facts', 13), isOld('/api/safety/facts', 14)]).toEqual([false, true])
    expect(isOld('/api/recipes/linden/facts', 14)).toBe(true)
  })

  it('includes the pictures of a page and of a list, but none of another site', () => {
    const page = `<img src="${pictureFolder}/sage-plate.svg"><img src="https://elsewhere.test/sage.svg">`
    expect(listPictures(page)).toEqual([`${pictureFolder}/sage-plate.svg`])
    expect(listPictures('{"mainHerb":"linden","other":{"herbSlug":"mint"}}')).toEqual([
      `${pictureFolder}/linden-medallion.svg`,
      `${pictureFolder}/mint-medallion.svg`,
    ])
  })
})

describe('an address', () => {
  it.each([
    ['/herbal-cabinet', '/herbal-cabinet'],
    ['/your-recipes/20000000', '/your-recipes'],
    ['/healing-journal', '/healing-journal'],
    ['/profile', undefined],
    ['/admin', undefined],
  ])('%s has the page of: %s', (path, expected) => {
    expect(findShell(path)).toBe(expected)
  })

  it('is the page of a remedy only below that folder', () => {
    expect([isRecipePage(url('/recipe/linden?servings=3')), isRecipePage(url('/recipe/linden/substitutes'))]).toEqual([
      true,
      false,
    ])
  })
})

describe('a request', () => {
  it('ends the session if it signs in or out', () => {
    expect(endsSession('DELETE', url('/api/session'))).toBe(true)
    expect(endsSession('POST', url('/forms/sign-out'))).toBe(true)
    expect(endsSession('GET', url('/api/session'))).toBe(false)
    expect(endsSession('POST', url('/api/session/proof'))).toBe(false)
  })

  it('changes what is kept if it writes a favourite, an own recipe or the cabinet', () => {
    expect(changesKeptData('PUT', url('/api/favourites/7/like'))).toBe(true)
    expect(changesKeptData('POST', url('/forms/favourite'))).toBe(true)
    expect(changesKeptData('POST', url('/api/own-recipes'))).toBe(true)
    expect(changesKeptData('GET', url('/api/cabinet'))).toBe(false)
    expect(changesKeptData('POST', url('/api/herbi'))).toBe(false)
  })
})
