import { textOf } from '../community/markup-text.rules.ts'
import { readMarkup } from '../community/markup.rules.ts'
import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { claimsIn } from '../wording/wording.rules.ts'
import { claimWords, releaseWords } from './chat.messages.ts'
import { answerMax } from './chat.rules.ts'
import { isForeign } from './english.ts'
import { measure, nothingMeasured } from './measured-herbs.ts'
import { addressesIn, bareMarkdown, isOwnAddress, type IsOwnPage } from './own-links.ts'
import { createLeakCheck, type Secrets } from './secrets.ts'
import { createSentenceCheck, flat, herbsOf, type SaidSoFar } from './sentence-check.ts'

/**
 * One answer on its way to the reader. `next` takes a sentence of a model with the space before it, and gives what may be shown of
 * it: the sentence, a rule's own words in its place, or nothing. `close` gives what belongs behind it. Once `isOver`, nothing more is
 * released.
 */
export type FilteredStream = {
  next: (sentence: string) => string
  close: () => string
  isOver: () => boolean
  text: () => string
}

/** `recipes` are slugs of recipes that exist, and may grow while the answer comes. */
type Asked = { secrets: Secrets; recipes: ReadonlySet<string> }

/** Makes the release of one answer, by one set of facts. */
export type OutputFilter = (asked: Asked) => FilteredStream

/** Sentences that may claim too much before an answer ends. */
const claimsMax = 3
/** Characters; what is longer is no sentence. */
const sentenceMax = 1200
/** Characters that are read together with a sentence. */
const windowMax = 1500

/**
 * The gate that every answer passes, sentence by sentence: no HTML, no pictures, no links but to herbs and recipes that exist,
 * nothing of what the model was told, English alone, no claim that a tea may not make, no restricted plant to drink or praised, no
 * herb beyond its limits, and no herbs and amounts, of all that the answer has named, which the check refuses as one tea. What fails
 * against a limit or a plant ends the answer; a claim ends its paragraph. Total.
 */
export function createOutputFilter(facts: SafetyFacts): OutputFilter {
  const plants = createSentenceCheck(facts)
  const plantSlugs = new Set([...facts.herbs, ...facts.restricted].map(({ slug }) => slug))

  return ({ secrets, recipes }) => {
    const leaks = createLeakCheck(secrets)
    const isOwnPage: IsOwnPage = (kind, slug) => (kind === 'herbs' ? plantSlugs : recipes).has(slug)
    let said: SaidSoFar = { last: '', herbs: [], measured: nothingMeasured }
    let subjects: { answer?: HerbFacts | undefined; paragraph?: HerbFacts | undefined } = {}
    let released = ''
    let raw = ''
    let paragraph = ''
    let claims = 0
    let isSkipping = false
    let isOver = false

    const put = (gap: string, words: string): string => {
      const text = released === '' ? words : `${gap}${words}`
      released += text
      return text
    }
    const end = (gap: string, words: string): string => {
      isOver = true
      return put(gap, words)
    }

    function next(written: string): string {
      if (isOver) return ''
      const gap = gapOf(written)
      raw = (raw + written).slice(-windowMax)
      if (leaks(raw)) return end(' ', releaseWords.setUp)
      const bare = bareMarkdown(written, isOwnPage).trim()
      const drawn = readMarkup(bare)
      const seen = textOf(drawn).trim()
      if (!/[\p{L}\p{N}]/u.test(seen)) return ''
      if (bare.length > sentenceMax || released.length + bare.length > answerMax) return end('\n\n', releaseWords.long)
      if (leaks(seen)) return end(' ', releaseWords.setUp)
      if (addressesIn(drawn).some((address) => !isOwnAddress(address, isOwnPage))) return ''
      if (gap.includes('\n')) [paragraph, isSkipping, subjects] = ['', false, { answer: subjects.answer }]
      if (isSkipping) return ''
      const window = `${paragraph} ${seen}`.trim().slice(-windowMax)
      if (isForeign(seen) || isForeign(window)) return end(gap, releaseWords.language)
      const [claim] = claimsIn(window)
      if (claim) return claimed(gap, claimWords[claim.claim])
      const refused = judge(seen)
      if (refused !== undefined) return end(gap, `${refused} ${releaseWords.stopped}`)
      paragraph = window
      return put(gap, bare)
    }

    /** What speaks against a sentence; one against which nothing does is remembered. */
    function judge(seen: string): string | undefined {
      let { last, herbs, measured } = said
      for (const sentence of plants.read(seen)) {
        measured = measure(measured, sentence, subjects.paragraph ?? subjects.answer)
        const refused = plants.refusal(sentence, { last, herbs, measured })
        if (refused !== undefined) return refused
        const own = herbsOf(sentence)
        last = flat(sentence.text)
        if (own.length > 0) herbs = own
        subjects = { answer: subjects.answer ?? own[0], paragraph: subjects.paragraph ?? own[0] }
      }
      said = { last, herbs, measured }
      return undefined
    }

    /** The same words are said once in an answer. */
    function claimed(gap: string, words: string): string {
      isSkipping = true
      claims++
      const isSaid = released.includes(words)
      if (claims >= claimsMax) return end(gap, isSaid ? releaseWords.stopped : `${words} ${releaseWords.stopped}`)
      return isSaid ? '' : put(gap, words)
    }

    function close(): string {
      isOver = true
      if (released === '') return put('', releaseWords.nothing)
      const words = plants.conditions(said.measured).filter((text) => !released.includes(text))
      return words.length === 0 ? '' : put('\n\n', words.join(' '))
    }

    return {
      next,
      close,
      isOver: () => isOver,
      text: () => released,
    }
  }
}

/** The space before a sentence, as little of it as says the same. */
function gapOf(sentence: string): string {
  const gap = /^\s*/.exec(sentence)?.[0] ?? ''
  if (/\n\s*\n/.test(gap)) return '\n\n'
  return gap.includes('\n') ? '\n' : ' '
}
