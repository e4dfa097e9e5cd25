import { paths } from '../paths.ts'
import { isUnderTwelve } from './answer-complaints.ts'
import { type Answer, type AnswerContext, toHerbSource } from './answer-shared.ts'
import type { CompiledAnswer } from './answers.schemas.ts'
import type { Passage } from './compose.ts'
import type { ExtractedProfile } from './extracted-profile.ts'
import type { Features } from './features.types.ts'
import type { SearchQuery } from './find-answers.ts'
import type { HerbiSource } from './herbi.types.ts'
import { pronounPattern } from './interpret-conversation.ts'
import { describeMessage } from './message-features.ts'
import { parseMessage } from './parse-message.ts'
import { fillPlaces, listPlaceHerbs, readerPlace } from './places.ts'
import { writeReaderSentences } from './reader-sentences.ts'

/**
 * Answer that an editor wrote, filled with facts. `score` says how well it fits the question. `herbs` are the slugs of
 * herbs to check for the reader; none if the answer lists what the reader should leave out. `statesAmounts` is true if
 * it states amounts, which are those of healthy adults.
 */
export type WrittenAnswer = Answer & { score: number; herbs: string[]; statesAmounts: boolean }

/** Returns the best written answer to a question; undefined if none is about the same thing. */
export const findWrittenAnswer = (context: FillContext): WrittenAnswer | undefined => findWrittenAnswers(context, 1)[0]

const maxCandidates = 6
/** Lowers the score of an answer that names herbs, but not the one asked about. */
const otherHerbsFactor = 0.4

/** Returns the written answers that fit a question or one of its sentences, best first. */
export function findWrittenAnswers(context: FillContext, count: number): WrittenAnswer[] {
  const { herbIndex, question } = context
  const best = new Map<number, { score: number; named: readonly string[] }>()
  for (const { message, herbs, complaints, share } of listQueries(context))
    for (const { answer, score } of herbIndex.searchAnswers({ message, herbs, complaints }).slice(0, maxCandidates))
      if (score * share > (best.get(answer)?.score ?? 0))
        best.set(answer, { score: score * share, named: message.herbs })
  return [...best]
    .flatMap(([position, { score, named }]): WrittenAnswer[] => {
      const entry = herbIndex.answers[position]
      const passages = entry && fillAnswer(entry, { herbIndex, question })
      if (!passages) return []
      const answer = toAnswer(entry, passages, { herbIndex, question })
      const isAboutOthers = answer.herbs.length > 0 && named.some((slug) => !answer.herbs.includes(slug))
      const statesAmounts = amountPlace.test(joinTexts(entry))
      if (statesAmounts && hasOwnLimits(question.person)) return []
      return [Object.assign(answer, { score: isAboutOthers ? score * otherHerbsFactor : score, statesAmounts })]
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
}

const amountPlace = /\{[\w-]+\.(?:grams|water|minutes|cups|dayGrams|preparation|limits|duration|teaspoon)\}/

/** True for people for whom the amounts of healthy adults don't hold. */
const hasOwnLimits = (person: ExtractedProfile) => person.pregnant || person.breastfeeding || isUnderTwelve(person)

const joinTexts = ({ answer }: CompiledAnswer): string =>
  answer.map((part) => (typeof part === 'string' ? part : part.items.join(' '))).join(' ')

type WrittenQuery = SearchQuery & { share: number }

/**
 * Returns the searches for a question: the whole message, and each of its sentences, because what else somebody tells
 * would hide what they ask. A sentence without a herb is about those of the message.
 */
function listQueries({ herbIndex, question }: FillContext): WrittenQuery[] {
  const herbs = [...question.herbs, ...question.restricted].map(({ slug }) => slug)
  const complaints = [...question.complaints.map(({ name }) => name), ...question.outOfScope]
  const inherit = (message: Features, text: string): Features =>
    message.herbs.length === 0 && pronounPattern.test(text) ? { ...message, herbs } : message
  const whole = describeMessage(question.message)
  const sentences = splitSentences(question.message.text)
  return [
    { message: question.isFollowUp ? inherit(whole, question.text) : whole, herbs, complaints, share: 1 },
    ...(sentences.length > 1 ? sentences : []).map((sentence) => {
      const features = describeMessage(parseMessage(herbIndex, sentence))
      return {
        message: inherit(features, sentence),
        herbs,
        complaints: [...new Set([...complaints, ...features.complaints])],
        share: sentence.endsWith('?') ? questionShare : statementShare,
      }
    }),
  ]
}

/** Sentences of fewer words say too little. */
const minSentenceWords = 3
const questionShare = 0.95
const statementShare = 0.7

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.?!;])\s+|\s+-\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= minSentenceWords)

type FillContext = Pick<AnswerContext, 'herbIndex' | 'question'>

/** Fills the places of an answer. Returns undefined if the question names no herb for a place. */
export function fillAnswer({ answer }: CompiledAnswer, { herbIndex, question }: FillContext): Passage[] | undefined {
  const passages: Passage[] = []
  for (const paragraph of answer) {
    if (paragraph === readerPlace) {
      passages.push(writeReaderSentences({ herbIndex, question }))
      continue
    }
    const texts = typeof paragraph === 'string' ? [paragraph] : paragraph.items
    const filled = texts.flatMap((text) => fillPlaces(text, herbIndex, question.herbs)?.trim() ?? [])
    if (filled.length < texts.length) return undefined
    passages.push(typeof paragraph === 'string' ? filled : { items: filled })
  }
  return passages.filter((passage) => 'items' in passage || passage.length > 0)
}

function toAnswer(
  entry: CompiledAnswer,
  passages: Passage[],
  { herbIndex, question }: FillContext,
): Answer & { herbs: string[] } {
  const { answer, pages, references, followUps } = entry
  const slugs = listPlaceHerbs(joinTexts(entry))
  const herbs = slugs.flatMap((slug) =>
    slug === 'herb'
      ? question.herbs.slice(0, 1)
      : slug === 'other'
        ? question.herbs.slice(1, 2)
        : (herbIndex.findHerb(slug) ?? []),
  )
  const cites = references.map(({ cite }) => cite)
  return {
    passages: cites.length > 0 ? [...passages, [`Read for this: ${cites.join('; ')}.`]] : passages,
    sources: [...pages.map(toPageSource), ...herbs.map(toHerbSource)],
    followUps,
    herbs: answer.includes(readerPlace) ? [] : herbs.map(({ slug }) => slug),
  }
}

/** The title of a herb or remedy is read from the database before the source is shown. */
function toPageSource(page: string): HerbiSource {
  const [kind = '', slug] = page.split('/')
  if (slug !== undefined) return { title: slug, path: kind === 'herbs' ? paths.herb(slug) : paths.recipe(slug) }
  const path = Object.entries(paths).find(([key]) => key === page)?.[1]
  return { title: pageTitles[page] ?? page, path: typeof path === 'string' ? path : paths.help }
}

const pageTitles: Record<string, string> = {
  help: 'Help Center',
  howWeCheck: 'How we check',
  herbs: 'Herbs',
  remedies: 'Natural Herbal Remedies',
  forYou: 'For you',
  about: 'About Us',
  privacy: 'Privacy Policy',
  pricing: 'Pricing',
  labelDesigner: 'Custom Label Designer and Export',
  journal: 'Healing Journal and Protocol Planner',
  blendGenerator: 'Smart Tea Blend Generator',
  cabinet: 'Herbal Cabinet',
  community: 'Private Herbal Community',
  contact: 'Contact Us',
  ownRecipes: 'Your recipes',
  tools: 'Tools',
  profile: 'Profile',
  mailingList: 'Mailing list',
  terms: 'Terms of Service',
  members: 'Members',
  askHerbi: 'Ask Herbi',
  categories: 'Categories',
  newOwnRecipe: 'New recipe',
}
