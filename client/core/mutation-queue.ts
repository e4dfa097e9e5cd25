/** Latest write of each key, with a promise that resolves when the write has ended. */
const latestWrites = new Map<string, { isOver: Promise<void> }>()

/**
 * Runs the writes of one key one at a time. Skips all waiting writes but the latest, which has the value that the user
 * wants now. Each promise rejects only if its own `write` fails.
 */
export async function queueMutation(key: string, write: () => Promise<void>): Promise<void> {
  const previous = latestWrites.get(key)
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const own = { isOver }
  latestWrites.set(key, own)
  if (previous) await previous.isOver
  try {
    if (latestWrites.get(key) === own) await write()
  } finally {
    end()
    if (latestWrites.get(key) === own) latestWrites.delete(key)
  }
}

export async function waitForWrites(key: string): Promise<void> {
  for (let last = latestWrites.get(key); last; last = latestWrites.get(key)) await last.isOver
}
