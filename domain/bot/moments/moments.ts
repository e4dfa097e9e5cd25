import type { Season } from '../bot.types.ts'
import { bodyScenes } from './body-moments.ts'
import { dayScenes } from './day-moments.ts'
import { eveningScenes } from './evening-moments.ts'
import type { SceneTemplate } from './moments.types.ts'
import { seasonScenes } from './season-moments.ts'

const byAilment = { ...eveningScenes, ...dayScenes, ...bodyScenes }

/** Returns the scenes that fit an ailment and season. Without a season it leaves out scenes of a particular season. */
export function scenesFor(ailment: string, season?: Season): SceneTemplate[] {
  const ailmentScenes = Object.entries(byAilment).find(([name]) => name === ailment)?.[1] ?? []
  const isFitting = (scene: SceneTemplate) => scene.season === undefined || scene.season === season
  return [...ailmentScenes, ...seasonScenes].filter(isFitting)
}
