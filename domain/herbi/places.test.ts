import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { createHerbIndex } from './herb-index.ts'
import { fillPlaces, findUnknownPlaces, listPlaceHerbs } from './places.ts'

const { catalogue } = loadCatalogue()
const { herbs, restricted } = catalogue
const herbIndex = createHerbIndex({ facts: safetyFacts(catalogue), herbs, restricted, answers: [] })
const sage = herbIndex.findHerb('sage')
const isHerb = (slug: string) => herbIndex.findHerb(slug) !== undefined

describe('places in an answer', () => {
  it('are filled with facts of a herb, of the herb asked about, and with lists', () => {
    if (!sage) throw new Error('sage is missing')
    expect(fillPlaces('{chamomile.name}: {chamomile.grams}, {chamomile.minutes}.', herbIndex, [])).toBe(
      '**German Chamomile**: 1.5–3 g, 5–10 minutes.',
    )
    expect(fillPlaces('{herb.name} keeps {herb.keeps}.', herbIndex, [sage])).toMatch(
      /^\*\*Garden Sage\*\* keeps \d+ months\.$/,
    )
    expect(fillPlaces('Caffeine: {list.caffeine}.', herbIndex, [])).toContain('**Yerba Mate**')
  })

  it('leave no text if the herb is missing', () => {
    expect(fillPlaces('{herb.name}.', herbIndex, [])).toBeUndefined()
    expect(fillPlaces('{herb.name} and {other.name}.', herbIndex, sage ? [sage] : [])).toBeUndefined()
  })

  it('are reported if they name no herb, fact or list', () => {
    expect(
      findUnknownPlaces('{sage.name} {herb.limits} {other.taste} {list.drowsy} {site.freeBlends}', isHerb),
    ).toEqual([])
    expect(findUnknownPlaces('{sages.name} {sage.dose} {list.green} {site.price} {x} }', isHerb)).toEqual([
      '{sages.name}',
      '{sage.dose}',
      '{list.green}',
      '{site.price}',
      '{x}',
      '}',
    ])
  })

  it('name the herbs of an answer', () => {
    expect(listPlaceHerbs('{sage.name}, {herb.name}, {sage.grams}, {list.caffeine}')).toEqual(['sage', 'herb'])
  })
})

describe('every place of a herb', () => {
  const facts =
    'name grams water temperature minutes cups dayGrams taste uses age keeps description preparation limits duration pregnancy breastfeeding medicines exclusions allergens caffeine storage drying fresh lookAlikes sideEffects evidence meals hormones drowsiness tastes ages teaspoon'
  it.each(facts.split(' '))('%s has a text for nearly every herb', (fact) => {
    const texts = herbs.map(({ slug }) => fillPlaces(`{${slug}.${fact}}`, herbIndex, []))
    expect(texts.filter((text) => text === undefined)).toEqual([])
    expect(texts.filter((text) => text === '').length).toBeLessThan(fact === 'exclusions' ? 30 : 1)
  })
})
