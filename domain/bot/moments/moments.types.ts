import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import type { Season } from '../bot.types.ts'

type DayTime = 'early' | 'day' | 'late'

/**
 * When and where a tea is drunk: `tag` begins its name, or `place` ends it, `text` begins its description; `emoji` is one that share images can draw. `about` are words, parted by
 * bars, of which a use of the tea must hold one for the moment to fit.
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
export type AilmentMoments = Readonly<Partial<Record<AilmentName, readonly SceneTemplate[]>>>
