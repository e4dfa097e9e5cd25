import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { CheckedText } from '#domain/community/community.types.ts'

import { CheckedNotes } from './checked-notes.tsx'

const draw = (checked: CheckedText) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CheckedNotes checked={checked} />
    </MemoryRouter>,
  )
const book = { cite: 'A book on linden', address: 'https://example.org/linden', tier: 'regulator_page' } as const
const caution = { level: 'NOTICE', text: 'Weigh it.', sources: [book] } as const
const refusal = { level: 'REFUSE', text: 'Do not drink it.', sources: [book] } as const

describe('the safety notes beside a text', () => {
  it('are absent without a note or a plant', () => {
    expect(draw({ plants: [], notes: [] })).toBe('')
  })

  it('are a caution that names its origin and lists each source once', () => {
    const html = draw({
      plants: [],
      notes: [
        { ...caution, sources: [book] },
        { ...caution, text: 'Drink less.', sources: [book] },
      ],
    })
    expect(html).toContain('role="note" aria-label="A word of caution" class="checked-notes note"')
    expect(html).toContain('<li>Weigh it.</li><li>Drink less.</li>')
    expect(html).toContain('Added by our safety check, not by the author.')
    expect(html.match(/<a href="https:\/\/example\.org\/linden">A book on linden<\/a>/g)).toHaveLength(1)
  })

  it('are a refusal if any note refuses', () => {
    const html = draw({
      plants: [],
      notes: [
        { ...caution, sources: [] },
        { ...refusal, sources: [] },
      ],
    })
    expect(html).toContain('aria-label="Please do not try this" class="checked-notes refusal"')
    expect(html).not.toContain('<details')
  })

  it('link the plants and mark restricted ones in text', () => {
    const html = draw({
      plants: [
        { name: 'Linden', slug: 'linden', isRestricted: false },
        { name: 'Comfrey', slug: 'comfrey', isRestricted: true },
      ],
      notes: [],
    })
    expect(html).toContain('href="/herbs/linden"')
    expect(html).toContain('Comfrey (not in our teas)')
    expect(html).not.toContain('role="note"')
  })
})
