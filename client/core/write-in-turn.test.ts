import { expect, it } from 'vitest'

import { writeInTurn } from './write-in-turn.ts'

/** A write that lasts until it is let go. */
function held(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const write = async () => {
    log.push(`${name} begins`)
    await promise
    log.push(`${name} ends`)
  }
  return { write, letGo: resolve }
}

it('makes the writes of one key one after the other, and of those that wait the last alone', async () => {
  const log: string[] = []
  const writes = ['first', 'second', 'third', 'last'].map((name) => held(name, log))
  const all = Promise.all(writes.map(({ write }) => writeInTurn('like', write)))
  for (const { letGo } of writes.toReversed()) letGo()
  await all
  expect(log).toEqual(['first begins', 'first ends', 'last begins', 'last ends'])
})

it('lets other keys go their own way', async () => {
  const log: string[] = []
  const [like, bookmark] = [held('like', log), held('bookmark', log)]
  const liked = writeInTurn('like', like.write)
  const bookmarked = writeInTurn('bookmark', bookmark.write)
  bookmark.letGo()
  await bookmarked
  like.letGo()
  await liked
  expect(log).toEqual(['like begins', 'bookmark begins', 'bookmark ends', 'like ends'])
})

it('goes on after a write that failed', async () => {
  const log: string[] = []
  const failed = writeInTurn('like', () => Promise.reject(new Error('no')))
  const next = held('next', log)
  next.letGo()
  const done = writeInTurn('like', next.write)
  await expect(failed).rejects.toThrow('no')
  await done
  expect(log).toEqual(['next begins', 'next ends'])
})
