import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shuffle, type Random } from '#domain/random.ts'

import type { SceneTemplate } from '../scenes/scenes.types.ts'
import { getHerbTitle } from './herb-names.ts'
import type { Vessel } from './vessels.ts'

type NameInput = {
  herbs: readonly Herb[]
  scene: SceneTemplate
  vessels: Vessel['name']
  hasName: (name: string) => boolean
  random: Random
}

const maxNameLength = 44

/**
 * Returns a new recipe name; undefined if every candidate is taken. The name combines a herb with the scene, a second
 * herb or the vessel.
 */
export function writeName({ herbs, scene: { tag, place }, vessels, hasName, random }: NameInput): string | undefined {
  const [lead, second] = herbs.map(getHerbTitle)
  if (lead === undefined) return undefined
  const names = vessels.flatMap((vessel) => [
    `${tag} ${lead} ${vessel}`,
    `${lead} ${vessel} ${place}`,
    ...(second === undefined
      ? [`${tag} ${lead}`, `${lead} ${place}`]
      : [`${tag} ${lead} & ${second}`, `${lead} & ${second} ${place}`, `${lead} ${place}`]),
  ])
  return shuffle(names, random).find((name) => name.length <= maxNameLength && !hasName(name) && !repeatsWord(name))
}

function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().split(/\W+/)
  return new Set(words).size < words.length
}
