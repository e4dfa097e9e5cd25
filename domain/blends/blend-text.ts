import { cups } from '../recipes/recipe-words.ts'
import { educationalDisclaimer, unreviewedDisclaimer } from '../safety/disclaimers.ts'
import { plural } from '../words.ts'
import type { Blend } from './blends.types.ts'
import { mindedOf } from './minded.rules.ts'

export const gramsInWords = (grams: number): string => `${Number(grams.toFixed(2))} g`

/** Describes the brewing, such as `10 minutes, water at 95 °C, a cup of 250 ml`. */
export const brewWords = ({ minutes, celsius, millilitres }: Blend): string =>
  `${plural(minutes, 'minute')}, water at ${celsius} °C, a cup of ${millilitres} ml`
export const courseWords = ({ cupsPerDay, courseDays }: Blend): string =>
  `${cups(cupsPerDay)} a day at most${courseDays === null ? '' : `, for up to ${plural(courseDays, 'day')}`}`

/** Returns a blend as plain text for copying, with everything that the page says about it. */
export function blendText(blend: Blend): string {
  return [
    blend.name,
    blend.description,
    '',
    'Herbs per cup and per day',
    ...blend.herbs.map(
      ({ name, gramsPerCup, why }) =>
        `- ${name}: ${gramsInWords(gramsPerCup)}, ${gramsInWords(gramsPerCup * blend.cupsPerDay)}. ${why}`,
    ),
    '',
    `Brewing: ${brewWords(blend)}`,
    ...blend.method.map((step, position) => `${position + 1}. ${step}`),
    `${courseWords(blend)}.`,
    '',
    'Cautions',
    ...Object.values(mindedOf(blend.warnings)).flatMap((warnings) => warnings.map((warning) => `- ${warning}`)),
    ...(blend.warnings.includes(educationalDisclaimer) ? [] : [`- ${educationalDisclaimer}`]),
    `- ${unreviewedDisclaimer}`,
    '',
    'Sources',
    ...blend.sources.map(({ cite, address }) => `- ${cite}${address?.startsWith('https://') ? ` ${address}` : ''}`),
  ].join('\n')
}
