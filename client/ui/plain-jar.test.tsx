import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { picturePath } from '#domain/drawing/picture-path.ts'

import { EmptyState } from './plain-jar.tsx'

it('paints a herb on the jar of an empty list, which screen readers skip and whose place is fixed', () => {
  const html = renderToStaticMarkup(<EmptyState className="w-32" />)
  expect(html).toContain(`<image href="${picturePath('chamomile', 'medallion')}"`)
  expect(html).toMatch(/^<svg class="jar w-32" viewBox="0 0 230 212" aria-hidden="true">/)
})
