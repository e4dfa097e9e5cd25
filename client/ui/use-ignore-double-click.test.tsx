// @vitest-environment happy-dom
import { type MouseEvent, useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'

import { clearDrawn, draw } from '#client/testing/draw.tsx'

import { useIgnoreDoubleClick } from './use-ignore-double-click.ts'

afterEach(clearDrawn)

type Click = { count?: number; at: number; x?: number; change?: string; list?: string }

type IsDoubleClick = ReturnType<typeof useIgnoreDoubleClick>

function Tested({ list, onRender }: { list: string; onRender: (isDoubleClick: IsDoubleClick) => void }) {
  const isDoubleClick = useIgnoreDoubleClick(list)
  useEffect(() => onRender(isDoubleClick))
  return null
}

/** Returns, for each click, true if it was ignored. */
async function listIgnored(clicks: readonly Click[]): Promise<boolean[]> {
  const handlers: IsDoubleClick[] = []
  const drawn = (list: string) => <Tested list={list} onRender={(isDoubleClick) => void handlers.push(isDoubleClick)} />
  const { redraw } = await draw(drawn('all'))
  const results: boolean[] = []
  for (const { count = 1, at, x = 10, change = 'like a', list = 'all' } of clicks) {
    await redraw(drawn(list))
    const event = { detail: count, timeStamp: at, clientX: x, clientY: 10 } as MouseEvent
    results.push(handlers.at(-1)?.(event, change) ?? true)
  }
  return results
}

describe('a click', () => {
  it('counts when it is the first', async () => {
    expect(await listIgnored([{ at: 0, count: 2 }])).toEqual([false])
  })

  it('is ignored as the second of a double click, even on an element that has moved under the pointer', async () => {
    expect(
      await listIgnored([{ at: 0 }, { at: 100, count: 2, change: 'like b' }, { at: 200, count: 3, change: 'like c' }]),
    ).toEqual([false, true, true])
  })

  it('counts half a second after the first, even if others were ignored in between', async () => {
    expect(await listIgnored([{ at: 0 }, { at: 400, count: 2 }, { at: 700, count: 3, change: 'like b' }])).toEqual([
      false,
      true,
      false,
    ])
  })

  it('counts when the previous one was long ago or elsewhere', async () => {
    expect(
      await listIgnored([{ at: 0 }, { at: 9000, count: 2 }, { at: 9100, count: 1, x: 200, change: 'like b' }]),
    ).toEqual([false, false, false])
  })

  it('counts in another list, and from the keyboard', async () => {
    expect(
      await listIgnored([{ at: 0 }, { at: 50, count: 2, list: 'bookmarks' }, { at: 60, count: 0, list: 'bookmarks' }]),
    ).toEqual([false, false, false])
  })
})
