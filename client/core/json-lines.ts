/**
 * Yields the value of each JSON line as soon as the line is complete, however the network splits the body. An
 * incomplete last line is dropped. Throws when the network fails, when nothing arrives for `silenceMaxMs`, and for a
 * line that is not JSON.
 */
export async function* readJsonLines(body: ReadableStream<Uint8Array>, silenceMaxMs?: number): AsyncGenerator {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silenceMaxMs)
      if (done) return
      const lines = (begun + decoder.decode(value, { stream: true })).split('\n')
      begun = lines.pop() ?? ''
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
    }
  } finally {
    // A caller that stops reading early frees the connection.
    await reader.cancel().catch(() => undefined)
  }
}

async function inTime<Coming>(coming: Promise<Coming>, silenceMaxMs: number | undefined): Promise<Coming> {
  if (silenceMaxMs === undefined) return coming
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const clock = setTimeout(() => reject(new Error('No data in time.')), silenceMaxMs)
  return Promise.race([coming, silence]).finally(() => clearTimeout(clock))
}
