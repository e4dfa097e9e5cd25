import type { BrewHerb, Handling } from './brewing.types.ts'

/** Highest temperature, in degrees Celsius, of a tea that counts as delicate. */
const delicateCelsius = 90
const delicateMinutes = 3

const hasRequirement = ({ tea }: BrewHerb, ...requirements: BrewHerb['tea']['requirements']) =>
  requirements.some((requirement) => tea.requirements.includes(requirement))

/** Returns the way to prepare a herb. Requirements in its facts take precedence over its plant part. */
export function getHandling(herb: BrewHerb): Handling {
  const { tea, plantPart, freshPart } = herb
  if (hasRequirement(herb, 'boil_15_min')) return 'boil'
  if (tea.method === 'cold maceration' || hasRequirement(herb, 'cold_macerate')) return 'cold'
  if (tea.method === 'decoction' || hasRequirement(herb, 'simmer_decoction')) return 'simmer'
  if (/powder/.test(plantPart)) return 'powder'
  if (hasRequirement(herb, 'crush_before_use') || freshPart === 'seed' || /seed(?!s removed)/.test(plantPart))
    return 'seed'
  if (isWoody(herb)) return 'hard'
  return tea.temperatureC <= delicateCelsius || tea.steepMinutesMax <= delicateMinutes ? 'delicate' : 'soft'
}

const woodyParts: ReadonlySet<BrewHerb['freshPart']> = new Set(['root', 'rhizome', 'bark', 'fruit', 'peel'])

/** Uses the plant part's name if `freshPart` is unknown. */
const isWoody = ({ freshPart, plantPart }: BrewHerb) =>
  freshPart === null ? /root|rhizome|bark|fruit|\bhip\b|peel|bud|thallus/.test(plantPart) : woodyParts.has(freshPart)

/** True for bark, rhizome, peel and fruit. They are usually steeped, but can be cooked if other herbs need a pan. */
export function canCookWithOthers(herb: BrewHerb): boolean {
  return getHandling(herb) === 'hard' && /bark|fruit|\bhip\b|peel|rhizome/.test(herb.plantPart)
}

export const isCrushed = (herb: BrewHerb): boolean => getHandling(herb) === 'seed'
