import { describe, expect, it } from 'vitest'

import { queueMutation } from './mutation-queue.ts'

/** Starts a write that lasts until `finish` is called. */
function startWrite(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const write = async () => {
    log.push(`${name} begins`)
    await promise
    log.push(`${name} ends`)
  }
  return { write, finish: resolve }
}

describe('queueMutation', () => {
  it('runs the writes of one key in turn, and skips all waiting writes but the latest', async () => {
    const log: string[] = []
    const writes = ['first', 'second', 'third', 'last'].map((name) => startWrite(name, log))
    const all = Promise.all(writes.map(({ write }) => queueMutation('like', write)))
    for (const { finish } of writes.toReversed()) finish()
    await all
    expect(log).toEqual(['first begins', 'first ends', 'last begins', 'last ends'])
  })

  it('does not delay the writes of other keys', async () => {
    const log: string[] = []
    const [like, bookmark] = [startWrite('like', log), startWrite('bookmark', log)]
    const liked = queueMutation('like', like.write)
    const bookmarked = queueMutation('bookmark', bookmark.write)
    bookmark.finish()
    await bookmarked
    like.finish()
    await liked
    expect(log).toEqual(['like begins', 'bookmark begins', 'bookmark ends', 'like ends'])
  })

  it('continues after a failed write', async () => {
    const log: string[] = []
    const failed = queueMutation('like', () => Promise.reject(new Error('no')))
    const next = startWrite('next', log)
    next.finish()
    const done = queueMutation('like', next.write)
    await expect(failed).rejects.toThrow('no')
    await done
    expect(log).toEqual(['next begins', 'next ends'])
  })
})
