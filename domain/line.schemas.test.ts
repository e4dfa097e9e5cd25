import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { typedLine } from './line.schemas.ts'
import { campaignDraft } from './mailing/campaigns.schemas.ts'
import { subscription } from './mailing/mailing.schemas.ts'
import { profileDetails } from './profile/profile.schemas.ts'
import { recipeContent } from './recipes/recipe-edit.schemas.ts'

const hiddenPattern = /[\p{Cc}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u
const hiddenCharacters = fc.constantFrom(
  '\u202E',
  '\u2066',
  '\u200F',
  '\u061C',
  '\u200B',
  '\uFEFF',
  '\u0000',
  '\u001B',
  '\uD800',
)
const inputs = fc
  .array(fc.oneof(hiddenCharacters, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 8 })
  .map((fragments) => fragments.join(''))

describe('a typed line', () => {
  it.each([
    ['Ada\u202E ecalevoL', 'Ada ecalevoL'],
    ['\u2066Ada\u2069', 'Ada'],
    ['  Ada\r\n  Lovelace ', 'Ada Lovelace'],
    ['نعناع', 'نعناع'],
    ['Åsa 👩‍🌾 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Åsa 👩‍🌾 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('turns %j into %j', (text, expected) => {
    expect(typedLine().parse(text)).toBe(expected)
  })

  it('contains no invisible or reversing characters for any input', () => {
    fc.assert(
      fc.property(inputs, (text) => {
        const line = typedLine().parse(text)
        expect(line).not.toMatch(hiddenPattern)
        expect(typedLine().parse(line)).toBe(line)
      }),
    )
  })

  it.each([
    ['a full name', (text: string) => profileDetails.shape.fullName.safeParse(text).data],
    ['a location', (text: string) => profileDetails.shape.location.safeParse(text).data],
    ['the name of a reader', (text: string) => subscription.shape.firstName.safeParse(text).data],
    ['the title of a campaign', (text: string) => campaignDraft.shape.title.safeParse(text).data],
    ['the subject of a campaign', (text: string) => campaignDraft.shape.subject.safeParse(text).data],
    ['the sender of a campaign', (text: string) => campaignDraft.shape.senderName.safeParse(text).data],
    ['the name of a remedy', (text: string) => recipeContent.shape.name.safeParse(text).data],
    ['a step of a remedy', (text: string) => recipeContent.shape.instructions.safeParse([text]).data?.[0]],
  ])('is cleaned of hidden characters in %s', (_, parse) => {
    fc.assert(fc.property(inputs, (text) => !hiddenPattern.test(parse(`Ada${text}`) ?? '')))
  })
})
