import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { maxCupsPerDay } from '../amounts/daily-limit.ts'
import { textFindings } from './free-text.ts'
import { indexNames } from './names.ts'
import { findPlantMentions } from './plant-mentions.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const index = indexNames(facts)

const describeMentions = (text: string) =>
  findPlantMentions(index, text).map(({ text, plants }) =>
    [text, plants.map((plant) => (plant.kind === 'herb' ? plant.herb.slug : `!${plant.plant.slug}`)).join(' or ')].join(
      ': ',
    ),
  )
const findCodes = (text: string) => textFindings(index, text).map(({ code, plant }) => `${code} ${plant}`)

describe('plant names in a text', () => {
  it.each<[string, string[]]>([
    ['Chamomile and lemon balm at night.', ['Chamomile: chamomile', 'lemon balm: lemon-balm']],
    ['lemon, then balm', []],
    ['Red clover, not sweet clover.', ['Red clover: red-clover', 'sweet clover: !sweet-woodruff']],
    ['wild sage leaves', ['sage leaves: sage']],
    ['A message about usage and minting', []],
    ['prices rose again', []],
    ['They rose at six.', []],
    ['rose petals and rose hips', ['rose petals: rose-petal', 'rose hips: rosehip']],
    ['mint and rose', ['mint: peppermint or spearmint', 'rose: rose-petal or rosehip']],
    ['rose, mint', ['rose: rose-petal or rosehip', 'mint: peppermint or spearmint']],
    ['a cup of clover tea', ['clover: !sweet-woodruff or red-clover']],
    ['lucky clover', []],
    ['A cup of tea, please', []],
    ['green tea and black tea', ['green tea: green-tea', 'black tea: black-tea']],
    ['no time for thyme', ['thyme: thyme']],
    ['an orange sky, an orange and orange juice', []],
    ['orange petals', []],
    ['orange tea', []],
    ['orange peel', ['orange peel: orange-peel']],
    ['a lip balm, a balm for the soul', []],
    ['sage advice about sage', ['sage: sage']],
    ['in mint condition', []],
    ['a ginger cat beside the ginger', ['ginger: ginger']],
    ['You will rue it', []],
    ['rue tea', ['rue: !rue']],
    ['Hi mate, poke the fire', []],
    ['yerba mate', ['yerba mate: yerba-mate']],
    ['my elder brother', []],
    ['COMFREY ROOTS', ['COMFREY ROOTS: !comfrey']],
    ['Comfrey’s flowers', ['Comfrey’s flowers: !comfrey']],
    ['ｃｏｍｆｒｅｙ', ['ｃｏｍｆｒｅｙ: !comfrey']],
    ['com\u00ADfrey', ['com\u00ADfrey: !comfrey']],
    ['St John’s wort, st johns wort', ['St John’s wort: !st-johns-wort', 'st johns wort: !st-johns-wort']],
    ['uva-ursi and uva ursi', ['uva-ursi: !uva-ursi', 'uva ursi: !uva-ursi']],
    ['elderberries and juniper berries', ['elderberries: elderberry', 'juniper berries: !juniper']],
    ['star anise', ['star anise: !japanese-star-anise or true-star-anise']],
    ['skullcap', ['skullcap: !chinese-skullcap or american-skullcap']],
    ['honey, water, lemon and milk', []],
    ['nettles by the fence', ['nettles: nettle-leaf']],
    ['Symphytum officinale', ['Symphytum officinale: !comfrey']],
    ['a hemlock', ['hemlock: !poison-hemlock']],
    ['#chamomile🌼sage', ['chamomile: chamomile', 'sage: sage']],
    ['pepermint', []],
  ])('include for %s the names %j', (text, names) => {
    expect(describeMentions(text)).toEqual(names)
  })

  it('include every unambiguous plant name in the catalogue', () => {
    const missing = [...index.plants.keys()].filter(
      (name) =>
        name !== 'tea' &&
        !name.endsWith(' and') &&
        findPlantMentions(index, `Dried ${name.toUpperCase()} tea`).length === 0,
    )
    expect(missing).toEqual([])
  })

  it('have the right positions, in any text', () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...index.plants.keys(), 'rose', 'tea', ' ', '. '),
    )
    fc.assert(
      fc.property(
        fc.array(fragment).map((fragments) => fragments.join(' ')),
        (text) => {
          const mentions = findPlantMentions(index, text)
          expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual(
            mentions.map((mention) => mention.text),
          )
          expect(
            mentions.every(({ start, plants }, at) => plants.length > 0 && start >= (mentions[at - 1]?.end ?? 0)),
          ).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('findings in a text', () => {
  it.each<[string, string[]]>([
    ['I drink comfrey tea every day.', ['RESTRICTED_IN_TEXT comfrey']],
    ['Never drink comfrey tea.', ['RESTRICTED_IN_TEXT comfrey']],
    ['Comfrey grows by the river.', []],
    ['Comfrey grows by the river. I drink mint tea.', []],
    ['Comfrey helps, e.g. as a tea.', ['RESTRICTED_IN_TEXT comfrey']],
    ['5 teaspoons of senna', ['RESTRICTED_IN_TEXT senna']],
    ['a handful of foxglove', ['RESTRICTED_IN_TEXT foxglove']],
    ['a pint of wormwood', ['RESTRICTED_IN_TEXT wormwood']],
    ['We infused the kava.', ['RESTRICTED_IN_TEXT kava']],
    ['she swallowed yew', ['RESTRICTED_IN_TEXT yew']],
    ['Sipping kratom and ginkgo', ['RESTRICTED_IN_TEXT kratom', 'RESTRICTED_IN_TEXT ginkgo']],
    ['star anise tea', ['RESTRICTED_IN_TEXT japanese-star-anise']],
    ['poppy tea', ['RESTRICTED_IN_TEXT opium-poppy']],
    ['The yew in the churchyard is a thousand years old.', []],
    ['We steeped\ncomfrey.', ['RESTRICTED_IN_TEXT comfrey']],
    ['I take senna. I take senna. I TAKE SENNA!', ['RESTRICTED_IN_TEXT senna']],
    ['10 g of sage a day', ['DOSE_IN_TEXT sage']],
    ['6 g of sage a day', []],
    ['ten grams of sage', ['DOSE_IN_TEXT sage']],
    ['Sage: 10g a day', ['DOSE_IN_TEXT sage']],
    ['3 g of sage three times a day', ['DOSE_IN_TEXT sage']],
    ['2 g of sage three times a day', []],
    ['2,5 g sage per cup', ['DOSE_IN_TEXT sage']],
    ['2 g of sage per cup', []],
    ['2 g of sage per cup, 5 cups a day', ['DOSE_IN_TEXT sage']],
    ['3 tablespoons of sage', ['DOSE_IN_TEXT sage']],
    ['5-10 g sage', ['DOSE_IN_TEXT sage']],
    ['8 g of fresh sage', []],
    ['40 g of fresh sage', ['DOSE_IN_TEXT sage']],
    ['5 cups of sage tea', ['DOSE_IN_TEXT sage']],
    ['five cups a day of sage', ['DOSE_IN_TEXT sage']],
    ['I love sage and drink 5 cups a day', ['DOSE_IN_TEXT sage']],
    ['3 cups of sage tea', []],
    ['Sage is bitter, and 5 cups of coffee wake me.', []],
    ['Sage with 10 g of honey', []],
    ['Sage grows here. I carried 10 g.', []],
    ['a handful of sage', ['UNCLEAR_AMOUNT_IN_TEXT sage']],
    ['Use two handfuls of sage for each cup', ['UNCLEAR_AMOUNT_IN_TEXT sage']],
    ['a handful of ice beside the sage', []],
    ['Six grams of sage is a good handful: weigh it', []],
    ['2 g of sage and a handful of ginger', ['UNCLEAR_AMOUNT_IN_TEXT ginger']],
    ['Have sage tea all day long', ['NO_LIMIT_IN_TEXT sage']],
    ['Drink as much sage as you like', ['NO_LIMIT_IN_TEXT sage']],
    ['Never drink as much sage as you like', []],
    ['Sage with as much honey as you like', []],
    ['Drink water all day long', []],
    ['Pour hot water over foxglove leaves', ['RESTRICTED_IN_TEXT foxglove']],
    ['Simmer the foxglove', ['RESTRICTED_IN_TEXT foxglove']],
    ['Foxglove grows by the water', []],
    ['Strain into five cups, letting no sage slip past', []],
    ['For five cups, sage', []],
    ['For five cups of sage tea', ['DOSE_IN_TEXT sage']],
    ['Press the clove under the bowl of a spoon', []],
    ['a quarter of a gram of clove in each cup', []],
    ['a gram of clove in each cup', ['DOSE_IN_TEXT clove']],
    ['Weigh the feverfew on a scale that reads tenths of a gram', []],
    ['2 g of sage and 20 g of ginger', ['DOSE_IN_TEXT ginger']],
    ['1 g of sage and ½ tsp of ginger', []],
    ['a pound of thyme', ['DOSE_IN_TEXT thyme']],
    ['500 mg of thyme', []],
    ['3 g of sage every 2 hours', ['DOSE_IN_TEXT sage']],
    ['1 g of ginger every 8 hours', []],
    ['2 g of sage 100 times a day', ['DOSE_IN_TEXT sage']],
    ['1 g of sage a hundred times a day', ['DOSE_IN_TEXT sage']],
    ['1 g of sage 1,000x a day', ['DOSE_IN_TEXT sage']],
    ['1 g of sage a dozen times per day', ['DOSE_IN_TEXT sage']],
    ['1 g of sage every half hour', ['DOSE_IN_TEXT sage']],
    ['1 g of sage every 90 minutes', ['DOSE_IN_TEXT sage']],
    ['1 g of sage twice an hour', ['DOSE_IN_TEXT sage']],
    ['0.5 g of sage hourly', ['DOSE_IN_TEXT sage']],
    ['0.5 g of sage every 8-10 hours', []],
    ['2 g of sage thrice daily', []],
    ['I drink sage tea 100 times a day.', ['DOSE_IN_TEXT sage']],
    ['I drink sage tea every hour.', ['DOSE_IN_TEXT sage']],
    ['I drink sage tea three times a day.', []],
    ['I gargle with sage tea six times a day.', []],
    ['Sage grows here, and six times a day I pass it.', []],
    ['Two cups of sage tea three times a day', ['DOSE_IN_TEXT sage']],
    ['I drank 3 litres of sage tea', ['DOSE_IN_TEXT sage']],
    ['half a litre of sage tea', []],
    ['Pour 2 litres of hot water over the sage', []],
    ['Sage grows here by the wall, and 4 g each morning: ginger', ['DOSE_IN_TEXT ginger']],
    ['In 2024 I grew sage and 12 roses', []],
    ['', []],
  ])('have for %s the codes %j', (text, findings) => {
    expect(findCodes(text)).toEqual(findings)
  })

  it('in a recipe count an amount as often as the next sentence says, and leave gargling alone', () => {
    const recipe = { servings: 1, cupsPerDay: 1, plants: new Set(['sage']) }
    const findRecipeCodes = (text: string) => textFindings(index, text, recipe).map(({ code }) => code)
    expect(findRecipeCodes('Use 3 g of sage.')).toEqual([])
    expect(findRecipeCodes('Use 3 g of sage. Drink it three times a day.')).toEqual(['DOSE_IN_TEXT'])
    expect(findRecipeCodes('Gargle with sage tea six times a day.')).toEqual([])
    expect(findRecipeCodes('Gargle with sage tea and swallow it six times a day.')).toEqual(['DOSE_IN_TEXT'])
  })

  it("share a recipe's amounts among its cups, and read an ambiguous name as the plant in the recipe", () => {
    const recipeContext = { servings: 4, cupsPerDay: 2, plants: new Set(['lemon-verbena', 'sage']) }
    const findRecipeCodes = (text: string, recipe = recipeContext) =>
      textFindings(index, text, recipe).map(({ code, plant }) => `${code} ${plant}`)
    expect(findCodes('Six grams of verbena')).toContain('DOSE_IN_TEXT vervain')
    expect(findRecipeCodes('Six grams of verbena')).toEqual([])
    expect(findCodes('8 g of sage')).toEqual(['DOSE_IN_TEXT sage'])
    expect(findRecipeCodes('8 g of sage')).toEqual([])
    expect(findRecipeCodes('20 g of sage')).toEqual(['DOSE_IN_TEXT sage'])
    expect(findRecipeCodes('8 g of sage', { ...recipeContext, servings: 1 })).toEqual(['DOSE_IN_TEXT sage'])
    expect(findRecipeCodes('4 g of sage a cup')).toEqual(['DOSE_IN_TEXT sage'])
  })

  it('advise what to do', () => {
    expect(
      textFindings(index, 'comfrey tea; skullcap tea; 20 g of sage').map(({ level, text }) => `${level} ${text}`),
    ).toEqual([
      'REFUSE Comfrey: not for a tea, in any amount. Do not drink it.',
      'REFUSE “skullcap” may mean Chinese Skullcap: not for a tea without the advice of a health professional. Leave it out.',
      'REFUSE Garden Sage: more in a day than the most we know to be in use (6 g). Use less, or drink fewer cups.',
    ])
  })

  it('assume for every herb as many cups as its daily limit allows', () => {
    for (const herb of catalogue.herbs) expect(maxCupsPerDay(herb), herb.slug).toBe(herb.tea.cupsPerDayMax)
  })

  it('refuse every restricted plant in a cup, and every herb above its daily limit', () => {
    for (const plant of catalogue.restricted)
      expect(findCodes(`A cup of dried ${plant.slug.replaceAll('-', ' ')} tea`), plant.slug).toContain(
        `RESTRICTED_IN_TEXT ${plant.slug}`,
      )
    for (const herb of catalogue.herbs)
      expect(findCodes(`${herb.maxDailyGrams + 1} g of ${herb.commonName} a day`), herb.slug).toContain(
        `DOSE_IN_TEXT ${herb.slug}`,
      )
  })

  it('are returned for any text, and ignore letter case and spacing', () => {
    const words = fc.constantFrom(
      ...index.plants.keys(),
      'drink',
      '10 g of',
      'a day',
      'tea',
      'never',
      'and',
      '5 cups',
      'of',
      'river',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), fc.string({ unit: 'binary' }), (fragments, text) => {
        expect(Array.isArray(textFindings(index, text))).toBe(true)
        expect(findCodes(`  ${fragments.join('  \n ').toUpperCase()}`)).toEqual(findCodes(fragments.join(' ')))
      }),
      { numRuns: 500 },
    )
  })

  it('take little time for 20,000 characters', () => {
    findPlantMentions(index, 'sage')
    for (const fragment of [
      '10 g of sage and ',
      'comfrey tea. ',
      'green tea ',
      'half a ',
      '1',
      ' ',
      '\n',
      '. ',
      'rose and ',
      'a cup 5 cups ',
      'a handful of sage ',
      'drink sage all day ',
      'pour the ',
      'into a spoon ',
    ])
      expect(
        measureCpuMs(() => textFindings(index, fragment.repeat(20_000 / fragment.length))),
        fragment,
      ).toBeLessThan(500)
  })
})
