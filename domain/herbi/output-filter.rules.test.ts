import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { findClaims } from '../wording/wording.rules.ts'
import { claimReplacements, herbiMessages, blockedReplacements } from './chat.messages.ts'
import { createOutputFilter } from './output-filter.rules.ts'
import { isOwnUrl } from './sanitise-markdown.ts'
import { createSentenceSplitter } from './sentence-splitter.ts'

const filterOutput = createOutputFilter(safetyFacts(loadCatalogue().catalogue))
const secrets = {
  instructions: 'You are Herbi, the assistant of a website on herbal teas, and you answer in plain English sentences.',
  token: 'qx7kv9zt3w5j',
}
const recipes = new Set(['quiet-evening-cup'])

function filterText(text: string): string {
  const filter = filterOutput({ secrets, recipes })
  const splitter = createSentenceSplitter()
  for (const sentence of [...splitter.push(text), ...splitter.end()]) filter.next(sentence)
  filter.close()
  return filter.text()
}

it('isOwnUrl rejects an address with invalid escapes', () => {
  for (const address of ['/herbs/%E0%A4%A', '/recipe/%', '%']) expect(isOwnUrl(address, () => true)).toBe(false)
})

describe('allowed text', () => {
  it.each([
    'Peppermint is traditionally taken after a heavy meal. A cup takes 1.5 g of the dried leaf.',
    'Chamomile and lemon balm go well together: 2 g of chamomile and 1.5 g of lemon balm in a cup, two cups a day.',
    '## For the evening\n\n- lemon balm, 1.5 g a cup\n- linden flower\n\nWhich of them do you like?',
    'See [Peppermint](/herbs/peppermint) and [Quiet Evening Cup](/recipe/quiet-evening-cup).',
    '**Ginger**. At most 3 cups a day, and 3 g of it, dried, in all.',
    'Comfrey holds substances that harm the liver.',
    'In it: Ginger.\n\n- Strain the tea and press the slice down with a teaspoon.\n\nAt most 2 cups a day are meant.',
    'In it: Chicory Root and Hops.\n\n- Add a teaspoon of syrup to each glass.\n\nAt most 2 cups a day are meant.',
    'In it: Holy Basil.\n\n- Put a teaspoon of dark sugar into each cup and strain the tea onto it.',
    'No tea cures a cold. Ask your pharmacist before you add one to a medicine.',
  ])('passes unchanged: %s', (text) => {
    expect(filterText(text)).toBe(text)
  })

  it('includes a rule in its own words', () => {
    const text = 'Comfrey: not for a tea, in any amount. Do not drink it.'
    expect(filterText(text)).toBe(text)
  })
})

describe('blocked text', () => {
  it.each([
    ['a cure', 'Peppermint cures colds.', claimReplacements.CURE],
    ['a cure with formatting inside', 'Peppermint c**ur**es colds.', claimReplacements.CURE],
    ['a cure in character references', 'Peppermint c&#117;res colds.', claimReplacements.CURE],
    ['a cure across a line break', 'Peppermint\ncures colds.', claimReplacements.CURE],
    [
      'a tea that replaces medicine',
      'Stop taking your warfarin, linden is enough.',
      claimReplacements.REPLACES_MEDICINE,
    ],
    ['a restricted plant to drink', 'Drink comfrey tea twice a day.', 'not for a tea, in any amount'],
    ['a restricted plant that is praised', 'For a bruise comfrey is wonderful.', 'not for a tea, in any amount'],
    [
      'a restricted plant that is praised later',
      'Comfrey grows by brooks. I recommend it.',
      'not for a tea, in any amount',
    ],
    [
      'a restricted plant that is brewed later',
      'Comfrey grows by brooks. Steep two spoons of the leaf.',
      'not for a tea, in any amount',
    ],
    ['too much of a herb', 'Take 20 g of ginger a day.', 'more in a day'],
    ['too much of a herb in two sentences', 'Put 1 g of ginger in a cup. Drink nine cups a day.', 'more in a day'],
    ['too much of a herb named before', 'I like ginger. Take 20 g of it a day.', 'more in a day'],
    ['a plant without a limit', 'I like ginger. Drink as much of it as you like.', 'has a limit'],
    [
      'too much of several herbs together',
      'A cup takes 2 g of valerian. Add 2 g of passionflower and 0.5 g of hops.',
      'sleepy',
    ],
    ['incompatible herbs', 'Mix liquorice with dandelion leaf.', 'potassium'],
    ['incompatible herbs in two sentences', 'I like liquorice and dandelion leaf. Brew them together.', 'potassium'],
    ['an unknown plant', 'Use 2 g of dragonroot.', 'We do not know “dragonroot”'],
    [
      'an oil to swallow',
      'Take three drops of peppermint oil.',
      'is an oil or extract and should not be used in a tea',
    ],
    ['another language', 'Pfefferminze ist ein Kraut und hilft gegen die Erkältung.', blockedReplacements.language],
    ['another alphabet', 'Мята лечит простуду и кашель.', blockedReplacements.language],
    ['the token', 'It is qx7kv9zt3w5j.', blockedReplacements.leak],
    ['the token spelled out', 'It is q x 7 k v 9 z t 3 w 5 j.', blockedReplacements.leak],
    ['the token backwards', 'It is j5w3tz9vk7xq.', blockedReplacements.leak],
    ['the token in a comment', 'Mint. <!-- qx7kv9zt3w5j -->', blockedReplacements.leak],
    [
      'the instructions',
      'You are Herbi, the assistant of a website on herbal teas, and so on.',
      blockedReplacements.leak,
    ],
  ])('includes %s', (_, text, replacement) => {
    const filtered = filterText(text)
    expect(filtered).toContain(replacement)
    for (const sentence of text.split(/(?<=\.) /).slice(-1)) expect(filtered).not.toContain(sentence)
  })

  it('includes HTML, images and links elsewhere', () => {
    const text =
      'Mint is cool.<img src=x onerror=alert(1)> <script>alert(1)</script>See ![](https://x.test/a.png)[this](https://evil.test) and <b>that</b>, [mail](javascript:alert(1)), www.evil.test or [there](/recipe/nowhere).'
    expect(filterText(text)).toBe('Mint is cool. See this and that, mail, or there.')
  })
})

describe('an answer with a blocked sentence', () => {
  it('skips the rest of the paragraph after a claim', () => {
    expect(filterText('Mint cures colds. It does so in a day.\n\nSage tastes bitter.')).toBe(
      `${claimReplacements.CURE}\n\nSage tastes bitter.`,
    )
  })

  it('ends after an excessive amount', () => {
    const filtered = filterText('Take 20 g of ginger a day. Then rest.\n\nSage tastes bitter.')
    expect(filtered).toMatch(new RegExp(`${blockedReplacements.stopped}$`))
    expect(filtered).not.toMatch(/rest\.|Sage/)
  })

  it('ends with the third claim', () => {
    const filtered = filterText('Mint cures.\n\nSage heals.\n\nThyme is proven.\n\nLinden smells.')
    expect(filtered).toContain(blockedReplacements.stopped)
    expect(filtered).not.toContain('Linden')
  })
})

it('ends an answer that is too long', () => {
  const filtered = filterText('Mint smells of summer and of gardens. '.repeat(400))
  expect(filtered.length).toBeLessThan(6200)
  expect(filtered).toMatch(new RegExp(`${blockedReplacements.tooLong.replaceAll('.', '\\.')}$`))
})

it('blocks secrets that are split across sentences', () => {
  expect(filterText('The word is. Qx7k. V9zt. 3w5j.')).not.toMatch(/v9zt/i)
  expect(filterText('You are Herbi, the assistant. Of a website on herbal teas, and so on.')).toContain(
    blockedReplacements.leak,
  )
})

it('replaces an answer when no sentence passes', () => {
  expect(filterText('<script>alert(1)</script>')).toBe(blockedReplacements.empty)
})

it('adds the required preparation after an amount', () => {
  expect(filterText('A cup takes 3 g of elderberry, two cups a day.')).toMatch(/boil it for at least 15 minutes/)
})

it('makes no forbidden claims in its own messages', () => {
  const texts = [
    ...Object.values(claimReplacements),
    ...Object.values(blockedReplacements),
    ...Object.values(herbiMessages),
  ]
  expect(texts.flatMap(findClaims)).toEqual([])
})
