type Entry = { name: string; data: Uint8Array; method?: 0 | 8 }

/** Creates a ZIP archive for tests, without checksums. `data` is compressed already if `method` is 8. */
export function createZip(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const local: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, data, method = 0 } of entries) {
    const nameBytes = new TextEncoder().encode(name)
    const header = new DataView(new ArrayBuffer(30))
    header.setUint32(0, 0x04_03_4b_50, true)
    header.setUint16(8, method, true)
    header.setUint32(18, data.length, true)
    header.setUint16(26, nameBytes.length, true)
    const entry = new DataView(new ArrayBuffer(46))
    entry.setUint32(0, 0x02_01_4b_50, true)
    entry.setUint16(10, method, true)
    entry.setUint32(20, data.length, true)
    entry.setUint16(28, nameBytes.length, true)
    entry.setUint32(42, offset, true)
    local.push(new Uint8Array(header.buffer), nameBytes, data)
    directory.push(new Uint8Array(entry.buffer), nameBytes)
    offset += 30 + nameBytes.length + data.length
  }
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06_05_4b_50, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(16, offset, true)
  return concatenate([...local, ...directory, new Uint8Array(end.buffer)])
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
