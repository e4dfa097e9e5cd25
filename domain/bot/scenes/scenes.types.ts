import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import type { Season } from '../bot.types.ts'

type DayTime = 'early' | 'day' | 'late'

/**
 * Scene for drinking a tea. A recipe's name starts with `tag` or ends with `place`; its description starts with `text`.
 * Share images must be able to show `emoji`. A tea fits only if one of its uses contains a word from `about`, where "|"
 * separates words.
 */
export type SceneTemplate = {
  tag: string
  place: string
  text: string
  time: DayTime
  emoji: string
  season?: Season
  about?: string
}
export type AilmentScenes = Readonly<Partial<Record<AilmentName, readonly SceneTemplate[]>>>
