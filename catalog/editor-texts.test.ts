import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { findClaims } from '#domain/wording/wording.rules.ts'

import { botTextProblems, loadEditorTexts } from './editor-texts.ts'
import { loadCatalogue } from './load.ts'

const { catalogue } = loadCatalogue()
const { bot, files, problems } = loadEditorTexts()

/** Loads a copy of the texts in which `before` in one file is replaced by `after`. */
function loadChanged(file: string, before: string, after: string) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-texts-'))
  for (const name of ['bot', 'label-designs.yaml'])
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true })
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(folder, file), text.replace(before, after))
  return loadEditorTexts(folder)
}

describe('texts of the bot and designs of labels', () => {
  it.each(files)('are written into $path: run `npm run data`', ({ path, content }) => {
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(content)
  })

  it('have no fault', () => {
    expect([...problems, ...botTextProblems(bot, catalogue)]).toEqual([])
    expect(files).toHaveLength(7)
  })

  it('make no claim', () => {
    const herbTexts = Object.values(bot.herbs ?? {}).flatMap(({ openings, tastes, tips }) => [openings, tastes, tips])
    const ailmentTexts = Object.values(bot.ailments ?? {}).flatMap(({ occasions }) => occasions)
    const advice = Object.values({ ...bot.advice?.tips, ...bot.advice?.brewing }).flat()
    expect([...herbTexts.flat(2), ...ailmentTexts, ...advice].flatMap(findClaims)).toEqual([])
  })

  it('have at most 20 words in a sentence', () => {
    const texts = Object.values(bot.herbs ?? {}).flatMap(({ openings, tips }) => openings.concat(tips))
    const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) /))
    expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([])
  })
})

describe('a fault in a file of an editor', () => {
  it.each([
    ['bot/herbs.yaml', 'title: Agrimony', 'titel: Agrimony', 'agrimony.title'],
    ['bot/herbs.yaml', '    - is dry, like weak black tea\n', '', 'agrimony.tastes'],
    ['bot/herbs.yaml', 'Agrimony is mild at ten minutes', 'agrimony is mild at ten minutes', 'agrimony.tips.0'],
    ['bot/ailments.yaml', 'Digestive Issues:', 'Digestion:', 'Digestive Issues'],
    ['bot/pairings.yaml', '  Winter:', '  Frost:', 'seasons.Winter'],
    ['bot/warnings.yaml', '  asthma: have asthma', '', 'conditions.asthma'],
    ['label-designs.yaml', "frameColour: *cobalt", 'frameColour: blue', 'designs.framed.0.frameColour'],
    ['label-designs.yaml', 'sideMargin: 6.5', 'sideMargin: wide', 'designs.framed.0.sideMargin'],
  ])('in %s is named with its field', (file, before, after, field) => {
    const changed = loadChanged(file, before, after)
    expect(changed.problems.map((problem) => `${problem.file} ${problem.field}`)).toContain(`${file} ${field}`)
    expect(changed.files).toHaveLength(6)
  })

  it('is named if a herb is unknown or a tip occurs twice', () => {
    const unknown = loadChanged('bot/pairings.yaml', 'cooling: [peppermint', 'cooling: [pepperment')
    expect(botTextProblems(unknown.bot, catalogue)).toEqual([
      { file: 'bot/pairings.yaml', field: 'cooling', reason: 'pepperment is no herb that the bot may use' },
    ])
    const repeated = loadChanged(
      'bot/herbs.yaml',
      'Honey suits horehound better than sugar does.',
      'Keep valerian in a jar with a tight lid, away from your other teas.',
    )
    expect(botTextProblems(repeated.bot, catalogue)).toEqual([
      { file: 'bot/herbs.yaml', field: 'white-horehound.tips.0', reason: 'occurs twice' },
    ])
  })
})
