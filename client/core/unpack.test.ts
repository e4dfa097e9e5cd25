import { deflateRawSync, gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { createZip } from '#client/testing/create-zip.ts'

import { decompress, isGzip, isZip, listZip } from './unpack.ts'

const text = 'A recipe. '.repeat(50)
const bytes = new TextEncoder().encode(text)
const decode = (unpacked: Uint8Array | undefined) => unpacked && new TextDecoder().decode(unpacked)

describe('a ZIP archive', () => {
  it('is unpacked, with stored and compressed files', async () => {
    const zip = createZip([
      { name: 'stored.txt', data: bytes },
      { name: 'empty/', data: new Uint8Array() },
      { name: 'packed.txt', data: new Uint8Array(deflateRawSync(bytes)), method: 8 },
    ])
    expect(isZip(zip)).toBe(true)
    const files = listZip(zip) ?? []
    expect(files.map(({ name }) => name)).toEqual(['stored.txt', 'packed.txt'])
    for (const file of files) {
      expect(decode(await file.unpack(bytes.length))).toBe(text)
      expect(await file.unpack(bytes.length - 1)).toBe(undefined)
    }
  })

  it('is refused if it is damaged', async () => {
    const zip = createZip([{ name: 'a', data: bytes, method: 8 }])
    expect(await listZip(zip)?.[0]?.unpack(1000)).toBe(undefined)
    for (let length = 0; length < zip.length; length++) expect(listZip(zip.slice(0, length))).toBe(undefined)
    const shifted = zip.slice()
    shifted[zip.length - 6] = 1
    expect(listZip(shifted)).toBe(undefined)
  })
})

describe('gzip', () => {
  it('is decompressed up to a size', async () => {
    const packed = new Uint8Array(gzipSync(bytes))
    expect(isGzip(packed)).toBe(true)
    expect(decode(await decompress(packed, 'gzip', bytes.length))).toBe(text)
    expect(await decompress(packed, 'gzip', bytes.length - 1)).toBe(undefined)
    expect(await decompress(packed.slice(0, 20), 'gzip', bytes.length)).toBe(undefined)
  })
})
