import { describe, expect, it } from 'vitest'

import { describeBannerEffect, describeContentEffects } from './effects.ts'

const tools = {
  community: false,
  ask_herbi: false,
  blend_generator: false,
  healing_journal: false,
  label_designer: false,
}
const openContent = { isLimited: false, limit: 20, tools }

describe('the effects of saving the content settings', () => {
  it('are empty if nothing visible changes', () => {
    expect(describeContentEffects(openContent, { ...openContent, limit: 30 }, 132)).toEqual([])
    expect(describeContentEffects(openContent, { ...openContent, isLimited: true }, 12)).toEqual([])
  })

  it('state the numbers', () => {
    expect(describeContentEffects(openContent, { ...openContent, isLimited: true }, 132)).toEqual([
      'The first 20 remedies are open to everyone. Only premium members see the amounts and steps of the other 112. Safety notes stay public.',
    ])
    expect(describeContentEffects({ ...openContent, isLimited: true }, openContent, 132)).toEqual([
      'All 132 remedies are open to everyone.',
    ])
  })

  it('name each tool', () => {
    const restricted = { ...openContent, tools: { ...tools, healing_journal: true } }
    expect(describeContentEffects(openContent, restricted, 1)).toEqual(['The healing journal: premium members only.'])
    expect(describeContentEffects(restricted, openContent, 1)).toEqual(['The healing journal: open to everyone.'])
  })
})

describe('the effect of saving a banner', () => {
  const off = { enabled: false, bannerType: 'standard' } as const
  const on = { enabled: true, bannerType: 'standard' } as const
  const ad = { enabled: true, bannerType: 'adsense' } as const
  it.each([
    [off, on, false, 'When you save, we immediately show this header banner on every page.'],
    [on, off, false, 'When you save, we immediately remove the header banner from every page.'],
    [off, off, false, 'The header banner will stay off when you save.'],
    [off, ad, false, 'To show advertisements, first set ADSENSE=on in the deployment settings.'],
    [
      off,
      ad,
      true,
      'When you save, every page shows an advertisement to visitors who accept cookies. While the advertisement is on, pages aren’t cached at the edge.',
    ],
  ])('describes %o to %o with advertisements %o', (before, after, areAdsOn, expected) => {
    expect(describeBannerEffect('header', before, after, areAdsOn)).toBe(expected)
  })
})
