import { describe, expect, it } from 'vitest'

import { hostileBanners } from '#domain/settings/hostile-banners.cases.ts'

import { cleanBanner } from './banners.service.ts'

describe('the HTML of a banner', () => {
  it('keeps text, links and pictures over https, and their styles', () => {
    const html =
      '<h2 style="color: #1d4ed8; padding: 4px 8px">Linden &amp; <em>lime</em></h2><img src="https://pics.test/a.png" alt="A cup" width="80"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>'
    expect(cleanBanner(html)).toEqual({ html, leftOut: [] })
  })

  it('opens its links outside the frame', () => {
    const link =
      '<a href="https://shop.test/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow sponsored">Go</a>'
    expect(cleanBanner('<a href="https://shop.test/?a=1&b=2" target="_top" rel="opener">Go</a>')).toEqual({
      html: link,
      leftOut: [],
    })
    expect(cleanBanner(link).html).toBe(link)
  })

  it('keeps links to paths of this site', () => {
    const attributes = 'target="_blank" rel="noopener noreferrer nofollow sponsored"'
    for (const path of ['/', '/remedies?ailment=sleep#results'])
      expect(cleanBanner(`<a href="${path}">Go</a>`).html).toBe(`<a href="${path}" ${attributes}>Go</a>`)
    for (const url of ['//evil.test', '/\\evil.test', '/\t/evil.test', '/\n/evil.test', 'remedies', '?page=2'])
      expect(cleanBanner(`<a href="${url}">Go</a>`).html).toBe(`<a ${attributes}>Go</a>`)
  })

  it('lists each removed part once', () => {
    expect(
      cleanBanner(
        '<script>1</script><p onclick="x()" style="position:fixed;color:red">a</p><p onclick="y()">b</p><form>c</form>',
      ),
    ).toEqual({
      html: '<p style="color: red">a</p><p>b</p>c',
      leftOut: ['<script>', 'the onclick attribute of <p>', 'the position style', '<form>'],
    })
  })

  it.each(hostileBanners)('is harmless, and does not change when cleaned again: %s', (hostile) => {
    const { html } = cleanBanner(hostile)
    const tags = html.replaceAll(/ (?:title|alt)="[^"]*"/g, '').match(/<[^>]*>/g) ?? []
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(?:a|b|strong|i|em|u|s|small|su[bp]|mark|span|br|hr|img|p|div|section|h[1-4]|[uod]l|li|d[td]|blockquote|figure|figcaption|table|caption|thead|tbody|tfoot|t[rhd]|center)(?: |>)/,
      )
      expect(tag).not.toMatch(
        /\son\w+=|javascript:|(?:href|src)="(?!https:|data:image\/|\/[^/])|url\(|expression|position/i,
      )
    }
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('<')
    expect(cleanBanner(html).html).toBe(html)
  })
})
