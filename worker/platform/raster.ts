import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm'

let initialisation: Promise<void> | undefined

/**
 * Renders an SVG as a PNG at the size in pixels that the SVG defines. Draws text only with the given TrueType fonts,
 * and omits characters that they lack. Throws if the SVG isn't well-formed.
 */
export async function rasterise(svg: string, fonts: readonly ArrayBuffer[]): Promise<Uint8Array<ArrayBuffer>> {
  initialisation ??= initWasm(wasm).catch((error: unknown) => {
    initialisation = undefined
    throw error
  })
  await initialisation
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
