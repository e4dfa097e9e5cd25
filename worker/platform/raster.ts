import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | undefined

/**
 * Returns the PNG of an SVG at the size that the SVG defines, in pixels. Text only uses the given TrueType fonts:
 * characters that they lack aren't drawn. Throws if the SVG isn't well-formed.
 */
export async function rasterise(svg: string, fonts: readonly ArrayBuffer[]): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(wasm).catch((error: unknown) => {
    ready = undefined
    throw error
  })
  await ready
  const renderer = new Resvg(svg, { font: { fontBuffers: fonts.map((font) => new Uint8Array(font)) } })
  try {
    const image = renderer.render()
    try {
      return new Uint8Array(image.asPng())
    } finally {
      image.free()
    }
  } finally {
    renderer.free()
  }
}
