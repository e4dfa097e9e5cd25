/** The write of each key that came last, and when it will be over. */
const lastOf = new Map<string, { isOver: Promise<void> }>()

/**
 * Makes the writes of one key one after the other; of those that wait, the last alone, for it says what is wanted now.
 * `write` fails by nothing but its own words.
 */
export async function queueMutation(key: string, write: () => Promise<void>): Promise<void> {
  const before = lastOf.get(key)
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const own = { isOver }
  lastOf.set(key, own)
  if (before) await before.isOver
  try {
    if (lastOf.get(key) === own) await write()
  } finally {
    end()
    if (lastOf.get(key) === own) lastOf.delete(key)
  }
}

/** When nothing of the key is written any more. */
export async function whenWritten(key: string): Promise<void> {
  for (let last = lastOf.get(key); last; last = lastOf.get(key)) await last.isOver
}
