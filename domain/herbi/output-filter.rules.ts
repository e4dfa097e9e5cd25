import { textOf } from '../community/markup-text.rules.ts'
import { readMarkup } from '../community/markup.rules.ts'
import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { claimsIn } from '../wording/wording.rules.ts'
import { claimReplacements, blockedReplacements } from './chat.messages.ts'
import { answerMax } from './chat.rules.ts'
import { isForeign } from './english.ts'
import { addAmounts, noStatedAmounts } from './measured-herbs.ts'
import { addressesIn, sanitiseMarkdown, isOwnAddress, type IsOwnPage } from './own-links.ts'
import { createLeakCheck, type Secrets } from './secrets.ts'
import { createSentenceCheck, toOneLine, herbsOf, type AnswerSoFar } from './sentence-check.ts'

/**
 * Filter of one answer. `next` takes a sentence with the space before it and returns the sentence, a replacement or an
 * empty string. `close` returns the text to append at the end. Once `isOver` is true, `next` returns nothing more.
 */
export type FilteredStream = {
  next: (sentence: string) => string
  close: () => string
  isOver: () => boolean
  text: () => string
}

/** `recipes` are the slugs of existing recipes. The set may grow during the answer. */
type FilterOptions = { secrets: Secrets; recipes: ReadonlySet<string> }

/** Creates the filter of one answer for one edition of the facts. */
export type OutputFilter = (options: FilterOptions) => FilteredStream

/** Number of forbidden claims at which an answer ends. */
const claimsMax = 3
/** Maximum characters of a sentence. Longer ones end the answer. */
const sentenceMax = 1200
/** Maximum characters of a sentence and the text before it that are checked together. */
const windowMax = 1500

/**
 * Filters an answer sentence by sentence. Removes HTML, images and foreign links. Blocks parts of the instructions,
 * other languages, forbidden claims, restricted plants as a drink or with praise, and amounts above a herb's limit.
 * Also blocks herbs and amounts that the check refuses as one tea with all earlier ones. A forbidden claim ends its
 * paragraph; the other errors end the answer. Never throws.
 */
export function createOutputFilter(facts: SafetyFacts): OutputFilter {
  const plants = createSentenceCheck(facts)
  const plantSlugs = new Set([...facts.herbs, ...facts.restricted].map(({ slug }) => slug))

  return ({ secrets, recipes }) => {
    const leaks = createLeakCheck(secrets)
    const isOwnPage: IsOwnPage = (kind, slug) => (kind === 'herbs' ? plantSlugs : recipes).has(slug)
    let soFar: AnswerSoFar = { last: '', herbs: [], statedAmounts: noStatedAmounts }
    let subjects: { answer?: HerbFacts | undefined; paragraph?: HerbFacts | undefined } = {}
    let released = ''
    let raw = ''
    let paragraph = ''
    let claims = 0
    let isSkipping = false
    let isOver = false

    const append = (gap: string, words: string): string => {
      const text = released === '' ? words : `${gap}${words}`
      released += text
      return text
    }
    const end = (gap: string, words: string): string => {
      isOver = true
      return append(gap, words)
    }

    function next(written: string): string {
      if (isOver) return ''
      const gap = gapOf(written)
      raw = (raw + written).slice(-windowMax)
      if (leaks(raw)) return end(' ', blockedReplacements.setUp)
      const sanitised = sanitiseMarkdown(written, isOwnPage).trim()
      const markup = readMarkup(sanitised)
      const visibleText = textOf(markup).trim()
      if (!/[\p{L}\p{N}]/u.test(visibleText)) return ''
      if (sanitised.length > sentenceMax || released.length + sanitised.length > answerMax)
        return end('\n\n', blockedReplacements.long)
      if (leaks(visibleText)) return end(' ', blockedReplacements.setUp)
      if (addressesIn(markup).some((address) => !isOwnAddress(address, isOwnPage))) return ''
      if (gap.includes('\n')) [paragraph, isSkipping, subjects] = ['', false, { answer: subjects.answer }]
      if (isSkipping) return ''
      const window = `${paragraph} ${visibleText}`.trim().slice(-windowMax)
      if (isForeign(visibleText) || isForeign(window)) return end(gap, blockedReplacements.language)
      const [claim] = claimsIn(window)
      if (claim) return replaceClaim(gap, claimReplacements[claim.claim])
      const objection = findObjection(visibleText)
      if (objection !== undefined) return end(gap, `${objection} ${blockedReplacements.stopped}`)
      paragraph = window
      return append(gap, sanitised)
    }

    /** Returns the objection to a sentence. A sentence without one is added to the context of the next. */
    function findObjection(visibleText: string): string | undefined {
      let { last, herbs, statedAmounts } = soFar
      for (const sentence of plants.read(visibleText)) {
        statedAmounts = addAmounts(statedAmounts, sentence, subjects.paragraph ?? subjects.answer)
        const objection = plants.refusal(sentence, { last, herbs, statedAmounts })
        if (objection !== undefined) return objection
        const namedHerbs = herbsOf(sentence)
        last = toOneLine(sentence.text)
        if (namedHerbs.length > 0) herbs = namedHerbs
        subjects = { answer: subjects.answer ?? namedHerbs[0], paragraph: subjects.paragraph ?? namedHerbs[0] }
      }
      soFar = { last, herbs, statedAmounts }
      return undefined
    }

    /** Replaces a forbidden claim. The same replacement appears once per answer. */
    function replaceClaim(gap: string, words: string): string {
      isSkipping = true
      claims++
      const isReleased = released.includes(words)
      if (claims >= claimsMax)
        return end(gap, isReleased ? blockedReplacements.stopped : `${words} ${blockedReplacements.stopped}`)
      return isReleased ? '' : append(gap, words)
    }

    function close(): string {
      isOver = true
      if (released === '') return append('', blockedReplacements.nothing)
      const words = plants.conditions(soFar.statedAmounts).filter((text) => !released.includes(text))
      return words.length === 0 ? '' : append('\n\n', words.join(' '))
    }

    return {
      next,
      close,
      isOver: () => isOver,
      text: () => released,
    }
  }
}

/** Returns the space before a sentence, reduced to an empty line, a line break or a space. */
function gapOf(sentence: string): string {
  const gap = /^\s*/.exec(sentence)?.[0] ?? ''
  if (/\n\s*\n/.test(gap)) return '\n\n'
  return gap.includes('\n') ? '\n' : ' '
}
