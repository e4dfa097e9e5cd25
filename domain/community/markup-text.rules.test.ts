import { describe, expect, it } from 'vitest'

import { countLinks, textOf } from './markup-text.rules.ts'
import { readMarkup } from './markup.rules.ts'

describe('the plain text of Markdown', () => {
  it.each([
    ['# Com**fr**ey\n\nfrom `the` [river](/herbs)', 'Comfrey\nfrom the river'],
    ['I take:\n\n- sage\n- 10 g\n\n> every day', 'I take:\nsage\n10 g\n\nevery day'],
    ['one\ntwo\n\n---\n\n```\nthree\n```', 'one\ntwo\n\n\n\nthree'],
    ['', ''],
  ])('turns %j into %j', (markdown, text) => {
    expect(textOf(readMarkup(markdown))).toBe(text)
  })

  it('counts links at any depth', () => {
    expect(
      countLinks(readMarkup('# [a](/b)\n\n> - **https://c.example** and <ada@d.example>\n\n`https://e.example`')),
    ).toBe(3)
    expect(countLinks(readMarkup('[a](javascript:b)'))).toBe(0)
  })
})
