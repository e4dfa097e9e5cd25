import type { HerbFacts } from './facts.ts'
import { findingWords } from './finding-words.ts'
import type { NameIndex, Plant } from './names.ts'
import { type Named, namedIn } from './plant-mentions.ts'
import { exceedsDay, quantitiesIn, type Quantity } from './quantities.ts'
import { type Word, wordsIn } from './text-words.ts'

/** `plant` is a slug; `text` tells people what is wrong and what to do. */
export type TextFinding = {
  code: 'RESTRICTED_IN_TEXT' | 'DOSE_IN_TEXT'
  plant: string
  level: 'REFUSE'
  text: string
}

type Sentence = {
  text: string
  start: number
  words: readonly Word[]
  named: readonly Named[]
  amounts: readonly Quantity[]
}

const drinking =
  /^(?:teas?|tisanes?|brew(?:s|ed|ing|er)?|drink(?:s|ing|able)?|drank|drunk|tak(?:e|es|en|ing)|took|infus(?:e|es|ed|ing|ions?)|steep(?:s|ed|ing)?|sip(?:s|ped|ping)?|swallow(?:s|ed|ing)?|decoct(?:s|ed|ing|ions?)?|eat(?:s|en|ing)?|ate|chew(?:s|ed|ing)?|ingest(?:s|ed|ing)?|dos(?:e|es|age|ages|ed|ing)|cuppas?)$/
const sentenceEnd = /[.!?…]+["'’”)\]]*(?=\s)|\n\s*?\n/g
const abbreviation = /(?:^|[^\p{L}])(?:e\.?g|i\.?e|approx|tsp|tbsp|oz|g|ml|dr|st|ca|c|vs|etc|no)\.$/iu

/**
 * What a text must not say unanswered: a restricted plant in one sentence with an amount or with brewing, drinking or taking,
 * also where it warns of that, and a permitted herb named with more than its daily limit (`maxDailyGrams`, or the cups that this
 * limit allows). An ambiguous name counts in its worst reading. One finding a code and plant. For adding a warning or refusing;
 * an empty answer passes nothing.
 */
export function textFindings(index: NameIndex, text: string): TextFinding[] {
  const found = new Map<string, TextFinding>()
  const plain = text.replaceAll(/\s+/g, (gap) => (/\n\s*\n/.test(gap) ? '\n\n' : ' '))
  for (const sentence of sentencesOf(index, plain))
    for (const finding of [...restrictedIn(sentence), ...dosesIn(sentence)]) {
      const key = `${finding.code} ${finding.plant}`
      if (!found.has(key)) found.set(key, finding)
    }
  return [...found.values()]
}

function restrictedIn({ words, named, amounts }: Sentence): TextFinding[] {
  if (amounts.length === 0 && !words.some(({ key }) => drinking.test(key))) return []
  return named.flatMap((mention) =>
    mention.plants.flatMap((plant) => {
      if (plant.kind !== 'restricted') return []
      const { slug, commonName, action } = plant.plant
      const words = findingWords[action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT']
      return [refusal('RESTRICTED_IN_TEXT', slug, words(told(mention, commonName)))]
    }),
  )
}

function dosesIn(sentence: Sentence): TextFinding[] {
  return sentence.amounts.flatMap((amount) => {
    const mention = meantBy(sentence, amount)
    return (mention?.plants ?? []).flatMap((plant) =>
      mention && plant.kind === 'herb' && exceedsDay(amount, around(sentence, amount), plant.herb)
        ? [
            refusal(
              'DOSE_IN_TEXT',
              plant.herb.slug,
              findingWords.DAILY_MAX_EXCEEDED(told(mention, plant.herb.commonName, plant.herb)),
            ),
          ]
        : [],
    )
  })
}

/** The part of the sentence that may say how often. */
const around = ({ text, start }: Sentence, amount: Quantity) =>
  text.slice(Math.max(0, amount.start - start - 200), amount.end - start + 200)

const refusal = (code: TextFinding['code'], plant: string, text: string): TextFinding => ({
  code,
  plant,
  level: 'REFUSE',
  text,
})

function told({ text, plants }: { text: string; plants: readonly Plant[] }, commonName: string, herb?: HerbFacts) {
  const name = commonName.replace(/ \(.*\)$/, '')
  return { herbs: plants.length > 1 ? `“${text}” may mean ${name}` : name, subject: '', level: 'REFUSE' as const, herb }
}

/** Words between an amount and the plant that it may measure. */
const near = 8
const loose =
  /^(?:of|dried|fresh|ground|chopped|crushed|whole|loose|cut|organic|good|strong|the|a|day|per|daily|each|every|your|some)$/

/** The plant or kitchen ingredient that an amount measures: the one that follows it, otherwise the nearest; none for "5 cups of coffee". */
function meantBy({ text, start, words, named }: Sentence, { end, start: from }: Quantity): Named | undefined {
  const after = firstFrom(words, end)
  const following = words.slice(after, after + near).find(({ key }) => !loose.test(key))
  const next = named[firstFrom(named, end)]
  if (next && next.start === following?.start) return next
  if (/^\s*of\b(?!\s+(?:it|this|that|them|these|tea|the tea)\b)/i.test(text.slice(end - start))) return undefined
  const previous = named[firstFrom(named, from) - 1]
  const ahead = next ? firstFrom(words, next.start) - after : Infinity
  const behind = previous ? firstFrom(words, from) - firstFrom(words, previous.end) : Infinity
  if (Math.min(ahead, behind) > near) return undefined
  return behind <= ahead ? previous : next
}

/** The position of the first item that starts at `place` or later. */
function firstFrom(items: readonly { start: number }[], place: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? Infinity) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** Each sentence with what it names. An abbreviation ends none, nor does a single line break. */
function sentencesOf(index: NameIndex, text: string): Sentence[] {
  const words = wordsIn(text)
  const named = namedIn(index, text, words)
  const amounts = quantitiesIn(text)
  const ends = [...text.matchAll(sentenceEnd)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !abbreviation.test(text.slice(Math.max(0, end - 8), end)))
  const at = { words: 0, named: 0, amounts: 0 }
  let start = 0
  return [...ends, text.length].map((end) => {
    const within = <Item extends { start: number }>(items: readonly Item[], kind: keyof typeof at): Item[] => {
      const from = at[kind]
      while ((items[at[kind]]?.start ?? Infinity) < end) at[kind]++
      return items.slice(from, at[kind])
    }
    const sentence = {
      text: text.slice(start, end),
      start,
      words: within(words, 'words'),
      named: within(named, 'named'),
      amounts: within(amounts, 'amounts'),
    }
    start = end
    return sentence
  })
}
