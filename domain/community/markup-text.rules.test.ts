import { describe, expect, it } from 'vitest'

import { countLinks, toPlainText } from './markup-text.rules.ts'
import { parseMarkup } from './markup.rules.ts'

describe('the plain text of Markdown', () => {
  it.each([
    ['# Com**fr**ey\n\nfrom `the` [river](/herbs)', 'Comfrey\nfrom the river'],
    ['I take:\n\n- sage\n- 10 g\n\n> every day', 'I take:\nsage\n10 g\n\nevery day'],
    ['one\ntwo\n\n---\n\n```\nthree\n```', 'one\ntwo\n\n\n\nthree'],
    ['', ''],
  ])('turns %j into %j', (markdown, text) => {
    expect(toPlainText(parseMarkup(markdown))).toBe(text)
  })

  it('counts links at any depth', () => {
    expect(
      countLinks(parseMarkup('# [a](/b)\n\n> - **https://c.example** and <ada@d.example>\n\n`https://e.example`')),
    ).toBe(3)
    expect(countLinks(parseMarkup('[a](javascript:b)'))).toBe(0)
  })
})
