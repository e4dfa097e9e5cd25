import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { MonographLine } from './monograph-line.tsx'

describe('MonographLine', () => {
  it('links the sources of the monograph', () => {
    const source = { cite: 'EMA, rules', edition: 'First', date: '2020', tier: 'regulator_page' as const }
    const monograph = { label: 'Follows the rules.', sources: [{ ...source, address: 'https://ema.test/rules' }] }
    const html = renderToStaticMarkup(<MonographLine monograph={monograph} />)
    expect(html).toContain('Follows the rules.')
    expect(html).toContain('<a href="https://ema.test/rules">EMA, rules</a>, First, 2020')
  })
})
