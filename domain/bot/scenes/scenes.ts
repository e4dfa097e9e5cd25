import type { Season } from '../bot.types.ts'
import { bodyScenes } from './body-scenes.ts'
import { dayScenes } from './day-scenes.ts'
import { eveningScenes } from './evening-scenes.ts'
import type { SceneTemplate } from './scenes.types.ts'
import { seasonScenes } from './season-scenes.ts'

const scenesByAilment = { ...eveningScenes, ...dayScenes, ...bodyScenes }

/** Returns the scenes that fit an ailment and season. Without a season, leaves out scenes for a particular season. */
export function listScenes(ailment: string, season?: Season): SceneTemplate[] {
  const ailmentScenes = Object.entries(scenesByAilment).find(([name]) => name === ailment)?.[1] ?? []
  const isInSeason = (scene: SceneTemplate) => scene.season === undefined || scene.season === season
  return [...ailmentScenes, ...seasonScenes].filter(isInSeason)
}
