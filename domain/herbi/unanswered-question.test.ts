import { describe, expect, it } from 'vitest'

import { toUnansweredText } from './unanswered-question.ts'

const isPlant = (word: string) => ['chamomile', 'linden', 'sage'].includes(word)
const toText = (question: string) => toUnansweredText(question, isPlant)

describe('a stored question', () => {
  it.each([
    ['How do I dye wool with onion skins?', 'how do i dye wool with onion skins'],
    ['What’s the point of a tea cosy, really?!', 'whats the point of a tea cosy really'],
    ['  does tea\n\nFreeze well', undefined],
    ['Is Chamomile related to daisies?', 'is chamomile related to daisies'],
    ['Sage or Linden: which attracts bees?', 'sage or linden which attracts bees'],
    ['I wonder. Can I compost tea bags?', 'i wonder can i compost tea bags'],
    ['<script>print("tea")</script>', 'script print tea script'],
  ])('contains only letters, in lower case: %j', (question, text) => {
    expect(toText(question)).toBe(text)
  })

  it('has at least two words and at most 160 characters', () => {
    expect([toText('?!'), toText('kettles'), toText('why kettles')]).toEqual([undefined, undefined, 'why kettles'])
    const words = 'tea '.repeat(40).trim()
    expect([words.length, toText(words), toText(`${words} ab`)]).toEqual([159, words, undefined])
  })
})

it.each([
  ['a pregnancy', 'can i dye wool while pregnant'],
  ['a denied pregnancy', 'i am not pregnant, can i dye wool'],
  ['breastfeeding', 'is dyeing fine while breastfeeding'],
  ['a medicine', 'can i dye wool on warfarin'],
  ['a condition', 'can i dye wool with high blood pressure'],
  ['an allergy', 'can i dye wool if i am allergic to ragweed'],
  ['a complaint', 'can i dye wool with a headache'],
  ['a child', 'can my child dye wool'],
  ['an age', 'can someone aged seventy dye wool'],
  ['a number', 'can i dye 3 balls of wool'],
  ['a relative', 'can my husband dye wool'],
  ['a pronoun', 'can she dye wool'],
  ['a name inside the sentence', 'can I dye wool for Marianne'],
  ['a name at the beginning', 'Marianne asks how to dye wool'],
  ['a name after a plant', 'Is Sage good for Marianne?'],
  ['a name in capitals', 'how does MARIANNE dye wool'],
  ['an announced name', 'my name is marianne, how do i dye wool'],
  ['an email address', 'write to marianne@example.org how to dye wool'],
  ['a phone number', 'call 01632 960961 about wool'],
  ['a web address', 'is wool.example.org right about dyeing'],
  ['a link', 'is https://example right about dyeing'],
  ['an emergency', 'i want to kill myself and dye wool'],
])('stores no question that mentions %s: %s', (_, question) => {
  expect(toText(question)).toBeUndefined()
})
