import type { BrewHerb, Handling } from './brewing.types.ts'

/** At and below it water is too hot to be called boiling, and too cool to draw wood. Degrees Celsius. */
const delicateCelsius = 90
const delicateMinutes = 3

const has = ({ tea }: BrewHerb, ...requirements: BrewHerb['tea']['requirements']) =>
  requirements.some((requirement) => tea.requirements.includes(requirement))

/** How a plant part is brewed; what its facts ask for comes before what its kind of part is used to. */
export function handlingOf(herb: BrewHerb): Handling {
  const { tea, plantPart, freshPart } = herb
  if (has(herb, 'boil_15_min')) return 'boil'
  if (tea.method === 'cold maceration' || has(herb, 'cold_macerate')) return 'cold'
  if (tea.method === 'decoction' || has(herb, 'simmer_decoction')) return 'simmer'
  if (/powder/.test(plantPart)) return 'powder'
  if (has(herb, 'crush_before_use') || freshPart === 'seed' || /seed(?!s removed)/.test(plantPart)) return 'seed'
  if (isWoody(herb)) return 'hard'
  return tea.temperatureC <= delicateCelsius || tea.steepMinutesMax <= delicateMinutes ? 'delicate' : 'soft'
}

const woodyParts: ReadonlySet<BrewHerb['freshPart']> = new Set(['root', 'rhizome', 'bark', 'fruit', 'peel'])

/** Where the material says nothing, the name of the part does. */
const isWoody = ({ freshPart, plantPart }: BrewHerb) =>
  freshPart === null ? /root|rhizome|bark|fruit|\bhip\b|peel|bud|thallus/.test(plantPart) : woodyParts.has(freshPart)

/** Whether a part that is usually steeped may cook along where a pan is on the fire anyway: wood, peel and fruit without fine oils. */
export function cooksAlong(herb: BrewHerb): boolean {
  return handlingOf(herb) === 'hard' && /bark|fruit|\bhip\b|peel|rhizome/.test(herb.plantPart)
}

/** Whether it is broken open before it is brewed. */
export const isCrushed = (herb: BrewHerb): boolean => handlingOf(herb) === 'seed'
