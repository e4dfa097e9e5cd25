/**
 * Yields the value of each JSON line once the line is complete, however the network splits the body. Drops an
 * incomplete last line. Throws if the network fails, if nothing arrives for `maxSilenceMs`, or if a line isn't JSON.
 */
export async function* readJsonLines(body: ReadableStream<Uint8Array>, maxSilenceMs?: number): AsyncGenerator {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let partialLine = ''
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), maxSilenceMs)
      if (done) return
      const lines = (partialLine + decoder.decode(value, { stream: true })).split('\n')
      partialLine = lines.pop() ?? ''
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
    }
  } finally {
    // A caller that stops reading early frees the connection.
    await reader.cancel().catch(() => undefined)
  }
}

async function withTimeout<Value>(pending: Promise<Value>, maxSilenceMs: number | undefined): Promise<Value> {
  if (maxSilenceMs === undefined) return pending
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No data in time.')), maxSilenceMs)
  return Promise.race([pending, silence]).finally(() => clearTimeout(timer))
}
