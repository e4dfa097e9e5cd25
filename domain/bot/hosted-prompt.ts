import type { BotFacts, Plan } from './bot.types.ts'

const maxHerbs = 40

/** System instructions for a hosted model. Every answer is also checked by code. */
export const hostedInstructions = [
  'You write herbal tea recipes for a catalogue of household teas. Answer with the structured fields alone.',
  'Use only the herbs that you are given, two to four of them, never more of one in a cup than its most, and name them as they are given.',
  'The description has 40 to 90 words: taste, moment and mood, in plain warm English. Write four to eight steps, three to five benefits, two to four tips.',
  'Tradition is called tradition. Nothing cures, heals, treats, prevents or is proven; no text speaks of doses beside the steps.',
  'Flowers and leaves are poured over and steeped under a lid; roots, barks and berries simmer; seeds are crushed first. The minutes of the steps are those of brewMinutes.',
].join('\n')

/** Writes the request for a recipe from our own facts only. `refusalCodes` say why earlier attempts were refused. */
export function writeHostedPrompt(
  facts: BotFacts,
  { ailment, season, herbSlugs }: Pick<Plan, 'ailment' | 'season' | 'herbSlugs'>,
  refusalCodes: readonly string[],
): string {
  const suitable = facts.herbs.filter(
    ({ slug, categories, conditional }) =>
      !conditional && (herbSlugs.includes(slug) || categories.some((category) => category === ailment)),
  )
  const herbs = suitable.slice(0, maxHerbs).map(({ slug, commonName, plantPart, tea, uses }) => {
    const knownUses = uses.map(({ use, evidence }) => `${use} (${evidence})`).join('; ')
    const requestedMark = herbSlugs.includes(slug) ? ', wanted' : ''
    return `${commonName}${requestedMark}: ${plantPart}, ${tea.method}, at most ${tea.gramsPerCupMax} g a cup. ${knownUses}`
  })
  return [
    `A recipe for ${ailment}, for ${season.toLowerCase()}.`,
    'The herbs:',
    ...herbs,
    ...(refusalCodes.length > 0
      ? [`The last try was refused for: ${refusalCodes.join(', ')}. Write another one.`]
      : []),
  ].join('\n')
}
