import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { toPlainText } from '#domain/community/markup-text.rules.ts'
import { parseMarkup } from '#domain/community/markup.rules.ts'
import { scriptingCases } from '#domain/testing/scripting.cases.ts'

import { MarkedText } from './marked-text.tsx'

const draw = (markdown: string) => renderToStaticMarkup(<MarkedText body={parseMarkup(markdown)} />)

describe('marked text', () => {
  it.each([
    ['# Tea\n\n*a* **b** `c`', '<h3>Tea</h3><p><em>a</em> <strong>b</strong> <code>c</code></p>'],
    ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['4. a', '<ol start="4"><li><p>a</p></li></ol>'],
    ['> a\n\n---\n\n```\nb\n```', '<blockquote><p>a</p></blockquote><hr/><pre><code>b</code></pre>'],
    ['a\nb', '<p>a<br/>b</p>'],
    ['[a](/herbs/linden)', '<p><a href="/herbs/linden">a</a></p>'],
    ['[a](https://b.example)', '<p><a href="https://b.example/" rel="nofollow ugc noopener">a</a></p>'],
    ['<ada@b.example>', '<p><a href="mailto:ada@b.example" rel="nofollow ugc noopener">ada@b.example</a></p>'],
    ['<b>a</b>', '<p>&lt;b&gt;a&lt;/b&gt;</p>'],
  ])('renders %j', (markdown, html) => {
    expect(draw(markdown)).toBe(`<div class="prose marked-text" dir="auto">${html}</div>`)
  })
})

/** Allowed tags with their allowed attributes. React escapes `"`, `<` and `>` in values. */
const allowed =
  /<\/?(?:p|h3|blockquote|ul|li|pre|code|hr|strong|em|br)\/?>|<\/?(?:ol|a|div)>|<ol start="\d+">|<div class="prose marked-text" dir="auto">|<a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="nofollow ugc noopener">|<a href="\/(?![/\\])[^"<>]*">/g

describe('a script injection', () => {
  it('covers many kinds of attack', () => {
    expect(new Set(scriptingCases).size).toBeGreaterThanOrEqual(150)
    expect(new Set(scriptingCases).size).toBe(scriptingCases.length)
  })

  it.each(scriptingCases)('is rendered as text: %j', (payload) => {
    for (const markdown of [
      payload,
      `A cup ${payload} of tea`,
      `> - ${payload}`,
      `[${payload}](/remedies)`,
      `*${payload}*`,
    ]) {
      const html = draw(markdown)
      expect(html.replaceAll(allowed, '')).not.toMatch(/[<>]/)
      expect(html).not.toMatch(/href="(?!https?:\/\/|mailto:|\/(?![/\\]))/i)
    }
  })

  it.each(scriptingCases)('leaves readable text: %j', (payload) => {
    expect(toPlainText(parseMarkup(payload)).trim()).not.toBe('')
  })
})
