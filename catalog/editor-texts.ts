import { type BotTexts, botTextFiles } from '#domain/bot/bot-texts.schemas.ts'
import { labelDesignsFile } from '#domain/labels/label-designs.schemas.ts'

import type { Catalogue } from './load.ts'
import { createReader, type Problem } from './reader.ts'

/** JSON file that the worker and the browser read, because they cannot read YAML. */
type DataFile = { path: string; content: unknown }

/** Texts of the bot. Those of a file with an error are undefined. */
type ReadBotTexts = { [Name in keyof BotTexts]: BotTexts[Name] | undefined }

/** Reads the texts of the bot and the designs of labels. A file with an error has no JSON and is reported as a fault. */
export function loadEditorTexts(folder = import.meta.dirname): {
  bot: ReadBotTexts
  files: DataFile[]
  problems: Problem[]
} {
  const { read, problems } = createReader(folder)
  const bot = {
    herbs: read('bot/herbs.yaml', botTextFiles.herbs),
    ailments: read('bot/ailments.yaml', botTextFiles.ailments),
    advice: read('bot/advice.yaml', botTextFiles.advice),
    pairings: read('bot/pairings.yaml', botTextFiles.pairings),
    uses: read('bot/uses.yaml', botTextFiles.uses),
    warnings: read('bot/warnings.yaml', botTextFiles.warnings),
  }
  const botFiles = Object.entries(bot).map(([name, content]) => ({ path: `domain/bot/texts/${name}.json`, content }))
  const designs = { path: 'domain/labels/label-designs.json', content: read('label-designs.yaml', labelDesignsFile) }
  return { bot, files: [...botFiles, designs].filter(({ content }) => content !== undefined), problems }
}

/** Finds unknown herbs, herbs without texts, and openings and tips that occur twice. */
export function botTextProblems(bot: ReadBotTexts, { herbs }: Pick<Catalogue, 'herbs'>): Problem[] {
  const usableSlugs = herbs.filter(({ conditional }) => !conditional).map(({ slug }) => slug)
  const { herbs: herbTexts = {}, pairings, advice } = bot
  const { seasons = {}, oneOf = [], ...groups } = pairings ?? {}
  const listed = Object.entries({ ...groups, ...seasons, oneOf: oneOf.flat() })
  const tips = advice ? Object.entries(advice.tips).map(([group, texts]) => ['advice', `tips.${group}`, texts] as const) : []
  const openingsAndTips = Object.entries(herbTexts).flatMap(([slug, texts]) => [
    ['herbs', `${slug}.openings`, texts.openings] as const,
    ['herbs', `${slug}.tips`, texts.tips] as const,
  ])
  return [
    ...findUnknown('herbs', Object.keys(herbTexts).map((slug) => [slug, [slug]]), usableSlugs),
    ...findUnknown('pairings', listed, usableSlugs),
    ...usableSlugs
      .filter((slug) => !herbTexts[slug])
      .map((slug) => ({ file: 'bot/herbs.yaml', field: slug, reason: 'has no texts' })),
    ...findRepeated([...openingsAndTips, ...tips]),
  ]
}

const findUnknown = (
  name: keyof BotTexts,
  fields: readonly (readonly [field: string, slugs: readonly string[]])[],
  known: readonly string[],
): Problem[] =>
  fields.flatMap(([field, slugs]) =>
    slugs
      .filter((slug) => !known.includes(slug))
      .map((slug) => ({ file: `bot/${name}.yaml`, field, reason: `${slug} is no herb that the bot may use` })),
  )

function findRepeated(fields: readonly (readonly [name: string, field: string, texts: readonly string[]])[]): Problem[] {
  const seen = new Set<string>()
  return fields.flatMap(([name, field, texts]) =>
    texts.flatMap((text, position) => {
      if (!seen.has(text)) {
        seen.add(text)
        return []
      }
      return [{ file: `bot/${name}.yaml`, field: `${field}.${position}`, reason: 'occurs twice' }]
    }),
  )
}
