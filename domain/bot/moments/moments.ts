import type { Season } from '../bot.types.ts'
import { bodyMoments } from './body-moments.ts'
import { dayMoments } from './day-moments.ts'
import { eveningMoments } from './evening-moments.ts'
import type { SceneTemplate } from './moments.types.ts'
import { seasonMoments } from './season-moments.ts'

const byAilment = { ...eveningMoments, ...dayMoments, ...bodyMoments }

/** Returns the scenes that fit an ailment and season. Without a season it leaves out scenes of a particular season. */
export function momentsFor(ailment: string, season?: Season): SceneTemplate[] {
  const own = Object.entries(byAilment).find(([name]) => name === ailment)?.[1] ?? []
  const isFitting = (moment: SceneTemplate) => moment.season === undefined || moment.season === season
  return [...own, ...seasonMoments].filter(isFitting)
}
