import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { shuffled, type Random } from '#domain/random.ts'

import type { SceneTemplate } from '../moments/moments.types.ts'
import type { Vessel } from './vessels.ts'
import { titleOf } from './words.ts'

type Given = {
  herbs: readonly Herb[]
  moment: SceneTemplate
  vessels: Vessel['name']
  isTaken: (name: string) => boolean
  random: Random
}

const lengthMax = 44

/**
 * Returns a name that no recipe has; undefined when every candidate is taken. It joins a herb with the scene, a second
 * herb or the vessel.
 */
export function writeName({ herbs, moment: { tag, place }, vessels, isTaken, random }: Given): string | undefined {
  const [lead, second] = herbs.map(titleOf)
  if (lead === undefined) return undefined
  const names = vessels.flatMap((vessel) => [
    `${tag} ${lead} ${vessel}`,
    `${lead} ${vessel} ${place}`,
    ...(second === undefined
      ? [`${tag} ${lead}`, `${lead} ${place}`]
      : [`${tag} ${lead} & ${second}`, `${lead} & ${second} ${place}`, `${lead} ${place}`]),
  ])
  return shuffled(names, random).find((name) => name.length <= lengthMax && !isTaken(name) && !saysTwice(name))
}

/** True when a word occurs twice in the name. */
function saysTwice(name: string): boolean {
  const words = name.toLowerCase().split(/\W+/)
  return new Set(words).size < words.length
}
