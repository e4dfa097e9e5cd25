import { Resvg } from '@resvg/resvg-wasm'
import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import type { ErrorEnvelope } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { rasterise } from '#worker/platform/raster.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import alegreya from './fonts/alegreya-700.ttf.bin'
import figtree from './fonts/figtree-500.ttf.bin'
import { renderRecipePicture, renderSitePicture } from './share-picture.tsx'
import { toDrawableText, nameFont, textFont, measureText } from './typesetting.ts'

const recipe = {
  name: 'Linden Cup',
  subtitle: 'Linden blossom tea for sleep',
  ailment: 'Sleep Problems',
  brewMinutes: 8,
  difficulty: 'Easy',
  emoji: '🌿',
} as const
const unknownEmoji = '🦄'
const fonts = [alegreya, figtree]

async function readBytes(response: Response) {
  return new Uint8Array(await response.arrayBuffer())
}

function readPngSize(png: Uint8Array<ArrayBuffer>): [number, number] {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const header = new DataView(png.buffer, 16)
  return [header.getUint32(0), header.getUint32(4)]
}

async function getSharingHeader(path: string) {
  return (await visit(path)).headers.get('Cross-Origin-Resource-Policy')
}

const drawWithEmoji = (emoji: string) => rasterise(renderRecipePicture({ ...recipe, emoji }), fonts)

/** Returns the advance of a text: the distance between its positions when anchored at its start and at its end. */
function measureDrawnWidth(text: string, family: string): number {
  const left = (anchor: string) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="1000" y="100" font-size="100" font-family="${family}" text-anchor="${anchor}">${escaped}</text></svg>`
    const picture = new Resvg(svg, { font: { fontBuffers: fonts.map((font) => new Uint8Array(font)) } })
    const left = picture.getBBox()?.x ?? Number.NaN
    picture.free()
    return left
  }
  return left('start') - left('end')
}

const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1])

function readNameLines(svg: string) {
  return Array.from(svg.matchAll(/(<text class="name"[^>]*>)([^<]*)/g), ([, tag = '', text = '']) => ({
    text,
    x: attribute(tag, 'x'),
    y: attribute(tag, 'y'),
    size: attribute(tag, 'font-size'),
  }))
}

describe('the image of a recipe', () => {
  it('is a PNG of 1200 by 630, cached at the edge under the tag of its recipe', async () => {
    const { slug } = await addRecipe({ name: 'Linden Cup' })
    const response = await visit(paths.recipeImage(slug))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBe(
      'public, max-age=60, stale-while-revalidate=60, stale-if-error=0',
    )
    expect(response.headers.get('Cache-Tag')).toBe('recipe:linden-cup')
    const png = await readBytes(response)
    expect(readPngSize(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
  })

  it('is the same each time, so that a site that has it gets a 304', async () => {
    const { slug } = await addRecipe({ name: 'Linden Cup' })
    const first = await visit(paths.recipeImage(slug))
    const second = await visit(paths.recipeImage(slug))
    expect(await readBytes(second)).toEqual(await readBytes(first))
    const again = await visit(paths.recipeImage(slug), {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
    })
    expect([again.status, again.headers.get('Cross-Origin-Resource-Policy')]).toEqual([304, 'cross-origin'])
  })

  it('shows the drawing of its herb, and the emoji without one', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>'
    const [withHerb, withEmoji] = [renderRecipePicture(recipe, drawing), renderRecipePicture(recipe)]
    expect(withHerb).toContain(btoa(drawing))
    expect(await rasterise(withHerb, fonts)).not.toEqual(await rasterise(withEmoji, fonts))
  })

  it('may be shown by other sites, unlike other responses', async () => {
    const { slug } = await addRecipe({ name: 'Linden Cup' })
    expect(await getSharingHeader(paths.recipeImage(slug))).toBe('cross-origin')
    expect(await getSharingHeader(paths.siteImage)).toBe('cross-origin')
    expect(await getSharingHeader(paths.recipe(slug))).toBe('same-origin')
  })

  it('is missing for an unknown recipe and gone for a withdrawn one, uncached', async () => {
    const { id, slug } = await addRecipe({ name: 'Gone Cup' })
    await deleteRecipe(testCtx({ viewer: admin }), id)
    for (const [address, status, code] of [
      ['never-was', 404, 'not_found'],
      [slug, 410, 'gone'],
      ['../../health', 404, 'not_found'],
    ] as const) {
      const response = await visit(paths.recipeImage(address))
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'private, no-store'])
      expect(((await response.json()) as ErrorEnvelope).error.code).toBe(code)
    }
  })

  it('is found by an earlier slug, by id and in any letter case', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup' })
    await env.DB.prepare(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-cup', ?, 0)`)
      .bind(id)
      .run()
    for (const [address, status] of [
      ['old-cup', 301],
      ['Linden-CUP', 301],
      [id, 302],
    ] as const) {
      const response = await visit(paths.recipeImage(address))
      expect([response.status, response.headers.get('Location')]).toEqual([status, paths.recipeImage(slug)])
    }
  })

  it('shows the emoji, and an empty jar for an unknown one', async () => {
    expect(await drawWithEmoji('☀️')).toEqual(await drawWithEmoji('☀'))
    expect(await drawWithEmoji(unknownEmoji)).not.toEqual(await drawWithEmoji('🌿'))
    expect(await drawWithEmoji('🌼')).not.toEqual(await drawWithEmoji('🌿'))
    expect(readPngSize(await drawWithEmoji(unknownEmoji))).toEqual([1200, 630])
  })

  it.each([
    ['of 80 letters', 'Marshmallow & Liquorice Evening Infusion for Wintry Throats and Weathered Voices'],
    ['of 80 letters without a space', 'W'.repeat(80)],
    ['with marks of XML', `<b>"Tea" &amp; 'more'</b> ]]>`],
    ['with emoji, controls and half characters', 'Tea 🌿\u0000\u001F\uD83C \uFFFF'],
    ['that the font cannot write', '茶'],
  ])('can be drawn for a name %s', async (_, name) => {
    const png = await rasterise(renderRecipePicture({ ...recipe, name }), fonts)
    expect(readPngSize(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
  })
})

describe('the image of the site', () => {
  it('is a PNG of 1200 by 630, cached at the edge with the pages', async () => {
    const response = await visit(paths.siteImage)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    expect(response.headers.get('Cache-Tag')).toBe('pages')
    const png = await readBytes(response)
    expect(readPngSize(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(150_000)
  })

  it('has three emoji', () => {
    expect(renderSitePicture().match(/<image /g)).toHaveLength(3)
  })
})

describe('typesetting', () => {
  beforeAll(async () => void (await rasterise(renderSitePicture(), fonts)))

  it.each(['Valerian for People', 'Women’s Tea & Toast', 'AVATAR Wy fi ff', '1907 Œuvre – “Été”', '10 min brew'])(
    'measures "%s" as it is drawn',
    (text) => {
      expect(measureText(text, nameFont, 100)).toBeCloseTo(measureDrawnWidth(text, 'Alegreya'), 1)
      expect(measureText(text, textFont, 100)).toBeCloseTo(measureDrawnWidth(text, 'Figtree Light'), 1)
    },
  )

  it('fits any name of 80 characters in full, on four lines beside the jar', () => {
    const [left, jarLeft, headerBottom, board] = [72, 852, 111, 568]
    const letters = fc.constantFrom('W', 'M', 'i', 'e', '—', ' ', 'Œ')
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 40, maxLength: 80 }), (name) => {
        const [, ...lines] = readNameLines(renderRecipePicture({ ...recipe, name }))
        expect(lines.length).toBeLessThanOrEqual(4)
        expect(lines.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe(name.replaceAll(' ', ''))
        for (const { text, x, y, size } of lines) {
          expect([x, x + measureText(text, nameFont, size) < jarLeft - 40]).toEqual([left, true])
          expect([y - size > headerBottom, y + size < board]).toEqual([true, true])
        }
      }),
      { numRuns: 300, examples: [['W'.repeat(80)], ['WWWWWWWWWWWWWWW '.repeat(5)]] },
    )
  })

  it('removes accents that the font lacks', () => {
    expect(toDrawableText(' Ž  tea\u00A0🌿 ', nameFont)).toBe('Z tea')
  })
})
