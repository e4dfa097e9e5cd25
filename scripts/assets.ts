import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

import { loadCatalogue } from '#catalog/load.ts'
import { toEmojiCode } from '#domain/emoji.ts'

const folder = 'worker/pages/share'
const { resolve } = createRequire(import.meta.url)

const listCharacters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, position) => String.fromCodePoint(first + position))
/** Characters of nearly all pages. `client/styles/documents/every.css` repeats these ranges. */
const commonCharacters = [...listCharacters(0x20, 0x7e), ...Array.from('\u00A0£©°·½×–—‘’“”…')]
const characters = [
  ...listCharacters(0x20, 0x7e),
  ...listCharacters(0xa0, 0xac),
  ...listCharacters(0xae, 0xff),
  ...Array.from('Œœ–—‘’‚“”„•…€™−'),
]
/** Characters of a second file, which a browser only loads for a page that has one of them. */
const rareCharacters = characters.filter((character) => !commonCharacters.includes(character))

const fonts = [
  {
    name: 'alegreya-700',
    source: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
    weight: 700,
    keepFeatures: ['kern', 'lnum'],
  },
  {
    name: 'figtree-500',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weight: 500,
    keepFeatures: ['kern'],
  },
] as const

/** Fonts that browsers load. Headings have one weight, because their font delays the first paint. */
const webFonts = [
  { name: 'alegreya', source: fonts[0].source, weights: 700, keepFeatures: ['kern', 'lnum'] },
  {
    name: 'figtree',
    source: fonts[1].source,
    weights: { min: 400, max: 700, default: 400 },
    keepFeatures: ['kern', 'tnum', 'liga'],
  },
]

/** Emoji in the site's share image. */
const siteEmoji = ['🌿', '🌼', '🌺']

for (const { name, source, weight, keepFeatures } of fonts) {
  const font = await subsetFont(readFileSync(resolve(source)), characters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: [...keepFeatures],
    noHinting: true,
  })
  alwaysApplyFeature(font, 'lnum')
  // Wrangler and Vitest load .bin files as data without configuration.
  writeFileSync(`${folder}/fonts/${name}.ttf.bin`, font)
  writeJson(`fonts/${name}.json`, measureFont(font))
}
for (const { name, source, weights, keepFeatures } of webFonts)
  for (const [file, subset] of [
    [name, commonCharacters],
    [`${name}-rare`, rareCharacters],
  ] as const) {
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures, noHinting: true } as const
    writeFileSync(
      `client/fonts/${file}.woff2`,
      await subsetFont(readFileSync(resolve(source)), subset.join(''), options),
    )
  }
writeFileSync('domain/labels/font-widths.json', JSON.stringify(await measureLabelFonts()))
writeJson('emoji.json', pickEmoji([...loadCatalogue().catalogue.recipes.map(({ emoji }) => emoji), ...siteEmoji]))
execFileSync('oxfmt', [folder, 'domain/labels'], { stdio: 'inherit' })

function writeJson(file: string, content: unknown) {
  writeFileSync(`${folder}/${file}`, JSON.stringify(content))
}

/** Returns the advance widths of the label fonts, in thousandths of the font size and in the order of `characters`. */
async function measureLabelFonts() {
  const measure = async (source: string, weight: number) => {
    const font = await subsetFont(readFileSync(resolve(source)), characters.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepFeatures: ['lnum'],
      noHinting: true,
    })
    if (weight === fonts[0].weight && source === fonts[0].source) alwaysApplyFeature(font, 'lnum')
    const { unitsPerEm, glyphs } = measureFont(font)
    const widths = new Map(Object.entries(glyphs))
    return characters.map((character) => Math.round(((widths.get(character)?.[0] ?? 0) / unitsPerEm) * 1000))
  }
  const [{ source: names }, { source: text }] = fonts
  return {
    characters: characters.join(''),
    name: await measure(names, 700),
    text: await measure(text, 400),
    strong: await measure(text, 700),
  }
}

/**
 * Renames a font feature to `ccmp`, because the rasteriser ignores `font-variant-numeric` but always applies `ccmp`.
 */
function alwaysApplyFeature(font: Buffer, feature: string) {
  const substitutions = findTableOffset(font, 'GSUB')
  const features = substitutions + font.readUInt16BE(substitutions + 6)
  for (let position = 0; position < font.readUInt16BE(features); position++) {
    const record = features + 2 + position * 6
    if (font.toString('latin1', record, record + 4) === feature) font.write('ccmp', record, 'latin1')
  }
}

function findTableOffset(font: Buffer, tag: string): number {
  for (let position = 0; position < font.readUInt16BE(4); position++) {
    const record = 12 + position * 16
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`The font has no table ${tag}.`)
}

/**
 * Returns the glyph widths and the kerning table. Each glyph has its advance width, its row and its column in
 * `kerning`. All widths are in font units.
 */
function measureFont(data: Buffer) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(data))
  const font = new harfbuzz.Font(face)
  const shape = (text: string) => {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(font, buffer)
    return buffer.getGlyphInfosAndPositions()
  }
  const advance = (text: string) => shape(text).reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0)
  const supportedCharacters = characters.filter((character) =>
    shape(character).every(({ codepoint }) => codepoint !== 0),
  )
  const kern = (first: string, second: string) => advance(first + second) - advance(first) - advance(second)
  const rows = supportedCharacters.map((first) => supportedCharacters.map((second) => kern(first, second)))
  const columns = supportedCharacters.map((_, position) => rows.map((row) => row[position] ?? 0))
  const rowClasses = groupEqualLists(rows)
  const columnClasses = groupEqualLists(columns)
  const kerning = rowClasses.examples.map((row) => columnClasses.examples.map((column) => rows[row]?.[column] ?? 0))
  const glyphs = supportedCharacters.map((character, position) => [
    character,
    [advance(character), rowClasses.classIndexes[position], columnClasses.classIndexes[position]],
  ])
  return { unitsPerEm: face.upem, glyphs: Object.fromEntries(glyphs) as Record<string, number[]>, kerning }
}

/**
 * Finds lists that are equal. Returns an index of the distinct lists for each list, and the position of the first
 * example of each distinct list.
 */
function groupEqualLists(lists: number[][]) {
  const keys = lists.map(String)
  const distinct = [...new Set(keys)]
  return { classIndexes: keys.map((key) => distinct.indexOf(key)), examples: distinct.map((key) => keys.indexOf(key)) }
}

type IconSet = { icons: Record<string, { body: string } | undefined> }

function pickEmoji(emoji: string[]): Record<string, string> {
  const names: Record<string, string> = readJson('@iconify-json/noto/chars.json')
  const { icons }: IconSet = readJson('@iconify-json/noto/icons.json')
  const pictures = [...new Set(emoji.map(toEmojiCode))].toSorted().flatMap((code) => {
    const body = icons[names[code] ?? '']?.body
    return body === undefined ? [] : [[code, body]]
  })
  return Object.fromEntries(pictures)
}

function readJson(module: string) {
  return JSON.parse(readFileSync(resolve(module), 'utf8'))
}
