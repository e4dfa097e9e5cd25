const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const endSize = 22
const maxCommentLength = 65_535
const maxEntries = 2000

export type PackedFile = { name: string; unpack: (maxBytes: number) => Promise<Uint8Array<ArrayBuffer> | undefined> }

/** True if the bytes begin as a ZIP archive does. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
/** True if the bytes begin as gzip does. */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/**
 * Lists the files in a ZIP archive, without those that have no content. Returns undefined for a damaged archive and for
 * one with more than 2000 files. Unpacking a file returns undefined if it is damaged, encrypted or too large.
 */
export function listZip(bytes: Uint8Array<ArrayBuffer>): PackedFile[] | undefined {
  try {
    return readDirectory(bytes)
  } catch {
    // A `RangeError` of the view: the archive is cut off.
    return undefined
  }
}

function readDirectory(bytes: Uint8Array<ArrayBuffer>): PackedFile[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - endSize
  while (end >= 0 && view.getUint32(end, true) !== endSignature) {
    end--
    if (bytes.length - end > endSize + maxCommentLength) return undefined
  }
  if (end < 0) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) return undefined
  const files: PackedFile[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== entrySignature) return undefined
    const method = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (size === 0) continue
    const dataStart = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    const data = bytes.subarray(dataStart, dataStart + size)
    files.push({ name, unpack: (maxBytes) => unpackEntry(data, method, maxBytes) })
  }
  return files
}

async function unpackEntry(data: Uint8Array<ArrayBuffer>, method: number, maxBytes: number) {
  if (method === 0) return data.length > maxBytes ? undefined : data
  return method === 8 ? decompress(data, 'deflate-raw', maxBytes) : undefined
}

/** Decompresses bytes. Returns undefined if they are damaged, or larger than `maxBytes` afterwards. */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > maxBytes) {
        await reader.cancel()
        return undefined
      }
      chunks.push(value)
    }
    return new Uint8Array(await new Blob(chunks).arrayBuffer())
  } catch {
    return undefined
  }
}
