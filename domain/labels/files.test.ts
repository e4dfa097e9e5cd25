import { crc32, deflateSync } from 'node:zlib'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calculateBestBefore, findDateErrors, formatLabelDate } from './best-before.rules.ts'
import { createSvg, toPrintPixels, insertDensity } from './drawing.ts'
import { hasContent, createEmptyLabel, parseSavedLabels, serialiseLabels } from './label-drafts.ts'
import { maxCodeBytes, createCodeText, shortenToBytes } from './qr-code.ts'
import { createPage, papers } from './sizes.ts'

const countBytes = (text: string) => new TextEncoder().encode(text).length

describe('the text of a code', () => {
  it('contains name, ingredients and instructions, then the URL of the remedy', () => {
    const rows = [
      { name: 'Thyme', amount: '3 g', isChecked: true },
      { name: 'Moonpetal', amount: '', isChecked: false },
    ]
    const blend = { name: 'Evening', rows, brewing: 'Boil it.', steps: ['Pour.', 'Wait.'] }
    expect(createCodeText(blend, 'https://herbs.example/recipe/evening')).toBe(
      'Evening\nIngredients: 3 g Thyme, Moonpetal (not checked)\nInstructions: Boil it. Pour. Wait.\nhttps://herbs.example/recipe/evening',
    )
  })

  it('is cut at 300 bytes, with the complete URL', () => {
    const text = createCodeText(
      { name: 'Ä'.repeat(400), rows: [], brewing: '', steps: [] },
      'https://herbs.example/recipe/evening',
    )
    const [title = '', url] = text.split('\n')
    expect(countBytes(title)).toBeGreaterThan(maxCodeBytes - 3)
    expect(countBytes(title)).toBeLessThanOrEqual(maxCodeBytes)
    expect(url).toBe('https://herbs.example/recipe/evening')
  })

  it('is never cut within a character', () => {
    expect(shortenToBytes('tea 👩‍👩‍👧‍👦', 12)).toBe('tea…')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, maxBytes) => {
        const shortened = shortenToBytes(text, maxBytes + 3)
        expect(countBytes(shortened)).toBeLessThanOrEqual(maxBytes + 3)
        expect(shortened === text || text.startsWith(shortened.slice(0, -1))).toBe(true)
      }),
    )
  })
})

describe('the dates of a label', () => {
  it.each([
    ['2026-11-21', [24, 12], '2027-11-21'],
    ['2026-08-31', [6], '2027-02-28'],
    ['2026-11-21', [], undefined],
    ['2026-02-30', [6], undefined],
    ['', [6], undefined],
  ])('made on %s from herbs that keep %j months, include best before %s', (madeOn, months, expected) => {
    expect(calculateBestBefore(madeOn, months)).toBe(expected)
  })

  it.each([
    [{ madeOn: '2026-11-21', bestBefore: '2027-11-21' }, {}],
    [{ madeOn: '', bestBefore: '' }, {}],
    [{ madeOn: 'soon', bestBefore: '2020-01-01' }, {}],
    [{ madeOn: '2026-11-22', bestBefore: '' }, { madeOn: 'This date is in the future.' }],
    [
      { madeOn: '2026-11-21', bestBefore: '2026-11-20' },
      { bestBefore: 'The best-before date can’t be before the “Made on” date.' },
    ],
  ])('are checked: %j', (dates, errors) => {
    expect(findDateErrors(dates, '2026-11-21')).toEqual(errors)
  })

  it('are printed as day, month and year', () => {
    expect([formatLabelDate('2027-02-08'), formatLabelDate('soon')]).toEqual(['8 Feb 2027', ''])
  })
})

describe('a picture for print', () => {
  it('states its 300 dots per inch in a valid chunk, and is unchanged otherwise', () => {
    const png = Buffer.concat([Buffer.alloc(33, 1), deflateSync('rest')])
    const pngWithDensity = Buffer.from(insertDensity(png))
    const chunk = pngWithDensity.subarray(33, 54)
    expect([chunk.readUInt32BE(0), chunk.toString('latin1', 4, 8)]).toEqual([9, 'pHYs'])
    expect([chunk.readUInt32BE(8), chunk.readUInt32BE(12), chunk[16]]).toEqual([11811, 11811, 1])
    expect(chunk.readUInt32BE(17)).toBe(crc32(chunk.subarray(4, 17)))
    expect(Buffer.concat([pngWithDensity.subarray(0, 33), pngWithDensity.subarray(54)])).toEqual(png)
  })

  it('has 300 pixels for each inch', () => {
    expect([toPrintPixels(25.4), toPrintPixels(105)]).toEqual([300, 1240])
  })
})

describe('an SVG file', () => {
  it('has its true size and escapes all text', () => {
    const svg = createSvg({
      width: 105,
      height: 74.25,
      title: '<b>&\u0000',
      shapes: [{ tag: 'text', attributes: { x: 1 / 3, 'font-family': '"' }, text: '</svg>\ud800' }],
    })
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="105mm" height="74.25mm" viewBox="0 0 105 74.25"><title>&lt;b&gt;&amp;</title><text x="0.333" font-family="&quot;">&lt;/svg&gt;\ufffd</text></svg>',
    )
  })
})

describe('paper', () => {
  const label = { width: 100, height: 50, title: '', shapes: [] }

  it('has the size of the label, or is a sheet with eight crop marks', () => {
    expect(createPage(label, papers[0])).toBe(label)
    const { width, height, shapes } = createPage(
      label,
      papers.find(({ id }) => id === 'a4'),
    )
    expect([width, height]).toEqual([210, 297])
    expect(shapes.filter(({ tag }) => tag === 'line')).toHaveLength(8)
    expect(shapes.filter(({ attributes: { x1, x2 } }) => x1 === 55 && x2 === 55)).toHaveLength(2)
  })
})

describe('a stored draft', () => {
  const today = '2026-11-21'

  it('is restored unchanged', () => {
    const draft = {
      ...createEmptyLabel(today),
      name: 'Evening',
      lines: [{ key: '1', name: 'Thyme', amount: '1' }],
      output: 'qr' as const,
    }
    const previous = { ...draft, name: 'Morning' }
    expect(parseSavedLabels(serialiseLabels({ draft, previous }), '2026-12-01')).toEqual({ draft, previous })
    expect(parseSavedLabels(serialiseLabels({ draft, previous: undefined }), '2026-12-01')).toEqual({
      draft,
      previous: undefined,
    })
    expect([hasContent(draft), hasContent(createEmptyLabel(today))]).toEqual([true, false])
  })

  it.each([
    null,
    '',
    '{',
    '[]',
    '"x"',
    '{"lines":3,"name":7,"output":"tattoo","preparation":[null]}',
    '{"lines":[null,{"name":1}]}',
  ])('is replaced by an empty label if it is invalid: %s', (stored) => {
    expect(parseSavedLabels(stored, today)).toEqual({ draft: createEmptyLabel(today), previous: undefined })
  })
})
