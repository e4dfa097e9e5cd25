const printDpi = 300
const metresPerInch = 0.0254
const headerEnd = 33

/** Converts millimetres to pixels at 300 dots per inch. */
export const printPixels = (millimetres: number): number => Math.round((millimetres / 25.4) * printDpi)

/**
 * Inserts a `pHYs` chunk of 300 dots per inch after the header, so that programs print the picture in its true size.
 */
export function withDensity(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  const dotsPerMetre = Math.round(printDpi / metresPerInch)
  view.setUint32(0, 9)
  chunk.set([0x70, 0x48, 0x59, 0x73], 4)
  view.setUint32(8, dotsPerMetre)
  view.setUint32(12, dotsPerMetre)
  chunk[16] = 1
  view.setUint32(17, checksum(chunk.subarray(4, 17)))
  const marked = new Uint8Array(png.length + chunk.length)
  marked.set(png.subarray(0, headerEnd))
  marked.set(chunk, headerEnd)
  marked.set(png.subarray(headerEnd), headerEnd + chunk.length)
  return marked
}

/** Returns the CRC-32 of PNG, annex D of its specification. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
