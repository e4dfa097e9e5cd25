import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'

import type { CheckedText } from '#domain/community/community.types.ts'

import { SafetyNotes } from './safety-notes.tsx'

const render = (checked: CheckedText) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SafetyNotes checked={checked} />
    </MemoryRouter>,
  )
const book = { cite: 'A book on linden', address: 'https://example.org/linden', tier: 'regulator_page' } as const
const caution = { level: 'NOTICE', text: 'Weigh it.', sources: [book] } as const
const refusal = { level: 'REFUSE', text: 'Do not drink it.', sources: [book] } as const

describe('SafetyNotes', () => {
  it('renders nothing without a note or a plant', () => {
    expect(render({ plants: [], notes: [] })).toBe('')
  })

  it('renders cautions with their origin and lists each source once', () => {
    const html = render({
      plants: [],
      notes: [
        { ...caution, sources: [book] },
        { ...caution, text: 'Drink less.', sources: [book] },
      ],
    })
    expect(html).toContain('role="note" aria-label="A word of caution" class="safety-notes note"')
    expect(html).toContain('<li>Weigh it.</li><li>Drink less.</li>')
    expect(html).toContain('Added by our safety check, not by the author.')
    expect(html.match(/<a href="https:\/\/example\.org\/linden">A book on linden<\/a>/g)).toHaveLength(1)
  })

  it('renders a refusal if any note refuses', () => {
    const html = render({
      plants: [],
      notes: [
        { ...caution, sources: [] },
        { ...refusal, sources: [] },
      ],
    })
    expect(html).toContain('aria-label="Please do not try this" class="safety-notes refusal"')
    expect(html).not.toContain('<details')
  })

  it('links the plants and labels restricted ones', () => {
    const html = render({
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

  it('gives the daily limit of a plant', () => {
    const limit = { grams: 6, cups: 1 }
    const html = render({ plants: [{ name: 'Linden', slug: 'linden', isRestricted: false, limit }], notes: [] })
    expect(html).toContain('Linden</a><span class="text-quiet">: at most 6 g or 1 cup a day</span>')
  })
})
