import { formatCups } from '../recipes/recipe-counts.ts'
import { educationalDisclaimer, unreviewedDisclaimer } from '../safety/disclaimers.ts'
import { formatPlural } from '../words.ts'
import type { Blend } from './blends.types.ts'
import { groupWarnings } from './warning-groups.rules.ts'

export const formatGrams = (grams: number): string => `${Number(grams.toFixed(2))} g`

/** Describes how to brew a blend, such as `10 minutes, water at 95 °C, 250 ml per cup`. */
export const formatBrewing = ({ minutes, celsius, millilitres }: Blend): string =>
  `${formatPlural(minutes, 'minute')}, water at ${celsius} °C, ${millilitres} ml per cup`
export const formatCourse = ({ cupsPerDay, courseDays }: Blend): string =>
  `At most ${formatCups(cupsPerDay)} a day${courseDays === null ? '' : `, for up to ${formatPlural(courseDays, 'day')}`}`

/** Returns everything that the page says about a blend, as plain text for copying. */
export function formatBlend(blend: Blend): string {
  return [
    blend.name,
    blend.description,
    '',
    'Herbs',
    ...blend.herbs.map(
      ({ name, gramsPerCup, why }) =>
        `- ${name}: ${formatGrams(gramsPerCup)} a cup, ${formatGrams(gramsPerCup * blend.cupsPerDay)} a day. ${why}`,
    ),
    '',
    `Brewing: ${formatBrewing(blend)}`,
    ...blend.method.map((step, position) => `${position + 1}. ${step}`),
    `${formatCourse(blend)}.`,
    '',
    'Cautions',
    ...Object.values(groupWarnings(blend.warnings)).flatMap((warnings) => warnings.map((warning) => `- ${warning}`)),
    ...(blend.warnings.includes(educationalDisclaimer) ? [] : [`- ${educationalDisclaimer}`]),
    `- ${unreviewedDisclaimer}`,
    '',
    'Sources',
    ...blend.sources.map(({ cite, address }) => `- ${cite}${address?.startsWith('https://') ? ` ${address}` : ''}`),
  ].join('\n')
}
