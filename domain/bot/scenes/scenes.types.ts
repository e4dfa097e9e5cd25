import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import type { Season } from '../bot.types.ts'

type DayTime = 'early' | 'day' | 'late'

/**
 * Scene in which a tea is drunk. A name starts with `tag` or ends with `place`; a description starts with `text`.
 * `emoji` is one that share images can draw. `about` lists words, separated by bars; a use of the tea must contain one
 * of them for the scene to fit.
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
