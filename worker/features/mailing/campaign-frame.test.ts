import { describe, expect, it } from 'vitest'

import { createFrameDocument } from './campaign-html.ts'

const hostileHtml = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<svg onload="alert(1)"><script>1</script></svg>',
  '<form action="https://evil.test"><input name="a"></form>',
  '<meta http-equiv="refresh" content="0;url=https://away.test">',
  '<template><script>alert(1)</script></template>',
  '<base href="https://evil.test/">',
]

describe('the preview frame', () => {
  it.each(hostileHtml)('removes everything from %s that could run, send or redirect', (html) => {
    const document = createFrameDocument({ html: `<body>${html}</body>`, theme: 'light' })
    expect(document).not.toMatch(/alert|javascript:|evil|<script|<iframe|<form|<svg|http-equiv|onerror|onload/)
  })

  it('opens links outside the frame and keeps the elements of an email', () => {
    const document = createFrameDocument({
      html: '<style>p{color:red}</style><table><tr><td>Hi</td></tr></table>',
      theme: 'light',
    })
    expect(document).toContain('<head><base target="_blank">')
    expect(document).toContain('p{color:red}')
    expect(document).toContain('<td>Hi</td>')
  })

  it('shows the requested theme, regardless of the administrator’s own setting', () => {
    const html =
      '<meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){p{color:red}}@media (prefers-color-scheme: light){p{color:blue}}</style>'
    const [light, dark] = [createFrameDocument({ html, theme: 'light' }), createFrameDocument({ html, theme: 'dark' })]
    expect(dark).toContain('@media (min-width: 0){p{color:red}}@media (max-width: 0){p{color:blue}}')
    expect(light).toContain('@media (max-width: 0){p{color:red}}@media (min-width: 0){p{color:blue}}')
    expect(dark).toContain('color-scheme:dark}')
    expect(light).toContain('content="light"')
  })
})
