import { describe, expect, it } from 'vitest'

import { areAllListed, isOfficialBlend } from './preference.rules.ts'

const createBlend = (slugs: readonly string[], cupsPerDay = 2) => ({
  herbs: slugs.map((slug) => ({ slug, gramsPerCup: 1 })),
  cupsPerDay,
})

describe('the preference for official blends', () => {
  it('covers blends for sleep and digestion inside their monograph', () => {
    expect(isOfficialBlend('Sleep Problems', createBlend(['lemon-balm', 'lavender']))).toBe(true)
    expect(isOfficialBlend('Digestive Issues', createBlend(['caraway', 'lemon-verbena']))).toBe(true)
    expect(isOfficialBlend('Digestive Issues', createBlend(['centaury', 'gentian']))).toBe(true)
  })

  it('excludes other blends, unreadable lists and other complaints', () => {
    expect(isOfficialBlend('Sleep Problems', createBlend(['lemon-balm', 'chamomile']))).toBe(false)
    expect(isOfficialBlend('Sleep Problems', createBlend(['lemon-balm', 'lavender'], 5))).toBe(false)
    expect(isOfficialBlend('Digestive Issues', createBlend(['caraway', 'peppermint']))).toBe(false)
    expect(isOfficialBlend('Stress & Anxiety', createBlend(['lemon-balm', 'lavender']))).toBe(false)
    expect(isOfficialBlend('Inflammation', createBlend(['birch-leaf', 'nettle-leaf']))).toBe(false)
  })

  it('applies while the herbs of a blend are being chosen', () => {
    expect(areAllListed('Sleep Problems', ['valerian'])).toBe(true)
    expect(areAllListed('Sleep Problems', ['valerian', 'lavender'])).toBe(true)
    expect(areAllListed('Sleep Problems', ['valerian', 'linden'])).toBe(false)
    expect(areAllListed('Cold & Flu', ['lavender'])).toBe(false)
  })
})
