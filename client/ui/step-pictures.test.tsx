import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { stepPicturePath } from '#domain/drawing/picture-path.ts'

import { IllustratedStep } from './step-pictures.tsx'

const draw = (step: string) => renderToStaticMarkup(<IllustratedStep step={step} />)

describe('IllustratedStep', () => {
  it('shows decorative pictures of fixed size for what the step says', () => {
    const html = draw('Cover and steep for eight minutes.')
    expect(html).toContain('Cover and steep for eight minutes.')
    expect([...html.matchAll(/src="([^"]+)" alt="" width="44" height="44"/g)].map(([, src]) => src)).toEqual([
      stepPicturePath('cover'),
      stepPicturePath('steep'),
    ])
  })

  it('shows no picture for a step without a known action', () => {
    expect(draw('Sit down.')).not.toContain('<img')
  })
})
