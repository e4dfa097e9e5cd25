const printDpi = 300
const metresPerInch = 0.0254
const headerEnd = 33

/** Converts millimetres to pixels at 300 dots per inch. */
export const toPrintPixels = (millimetres: number): number => Math.round((millimetres / 25.4) * printDpi)

/**
 * Inserts a `pHYs` chunk with 300 dots per inch after the header, so that programs print the picture at actual size.
 */
export function insertDensity(png: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  const dotsPerMetre = Math.round(printDpi / metresPerInch)
  view.setUint32(0, 9)
  chunk.set([0x70, 0x48, 0x59, 0x73], 4)
  view.setUint32(8, dotsPerMetre)
  view.setUint32(12, dotsPerMetre)
  chunk[16] = 1
  view.setUint32(17, calculateChecksum(chunk.subarray(4, 17)))
  const result = new Uint8Array(png.length + chunk.length)
  result.set(png.subarray(0, headerEnd))
  result.set(chunk, headerEnd)
  result.set(png.subarray(headerEnd), headerEnd + chunk.length)
  return result
}

/** Returns a CRC-32 checksum as defined in annex D of the PNG specification. */
function calculateChecksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
