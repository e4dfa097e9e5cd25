import { toPlainText } from '../community/markup-text.rules.ts'
import { parseMarkup } from '../community/markup.rules.ts'
import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { findClaims } from '../wording/wording.rules.ts'
import { claimReplacements, blockedReplacements } from './chat.messages.ts'
import { maxAnswerLength } from './chat.rules.ts'
import { isForeign } from './foreign-text.ts'
import { addAmounts, noStatedAmounts } from './measured-herbs.ts'
import { findLinkUrls, sanitiseMarkdown, isOwnUrl, type IsOwnPage } from './sanitise-markdown.ts'
import { createLeakCheck, type Secrets } from './secrets.ts'
import { createSentenceCheck, toOneLine, findHerbs, type AnswerSoFar } from './sentence-check.ts'

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
const maxClaims = 3
/** Maximum characters of a sentence. Longer ones end the answer. */
const maxSentenceLength = 1200
/** Maximum characters of a sentence and the text before it that are checked together. */
const maxWindowLength = 1500

/**
 * Filters an answer sentence by sentence. Removes HTML, images and foreign links. Blocks parts of the instructions,
 * other languages, forbidden claims, restricted plants as a drink or with praise, and amounts above a herb's limit.
 * Also blocks herbs and amounts that the check refuses as one tea with all earlier ones. A forbidden claim ends its
 * paragraph; the other errors end the answer. Never throws.
 */
export function createOutputFilter(facts: SafetyFacts): OutputFilter {
  const sentenceCheck = createSentenceCheck(facts)
  const plantSlugs = new Set([...facts.herbs, ...facts.restricted].map(({ slug }) => slug))

  return ({ secrets, recipes }) => {
    const containsSecret = createLeakCheck(secrets)
    const isOwnPage: IsOwnPage = (kind, slug) => (kind === 'herbs' ? plantSlugs : recipes).has(slug)
    let answerSoFar: AnswerSoFar = { lastSentence: '', herbs: [], statedAmounts: noStatedAmounts }
    let subjects: { answer?: HerbFacts | undefined; paragraph?: HerbFacts | undefined } = {}
    let released = ''
    let rawText = ''
    let paragraph = ''
    let claimCount = 0
    let isSkipping = false
    let isOver = false

    const append = (gap: string, addition: string): string => {
      const text = released === '' ? addition : `${gap}${addition}`
      released += text
      return text
    }
    const endAnswer = (gap: string, text: string): string => {
      isOver = true
      return append(gap, text)
    }

    function next(rawSentence: string): string {
      if (isOver) return ''
      const gap = normaliseGap(rawSentence)
      rawText = (rawText + rawSentence).slice(-maxWindowLength)
      if (containsSecret(rawText)) return endAnswer(' ', blockedReplacements.leak)
      const sanitised = sanitiseMarkdown(rawSentence, isOwnPage).trim()
      const markup = parseMarkup(sanitised)
      const visibleText = toPlainText(markup).trim()
      if (!/[\p{L}\p{N}]/u.test(visibleText)) return ''
      if (sanitised.length > maxSentenceLength || released.length + sanitised.length > maxAnswerLength)
        return endAnswer('\n\n', blockedReplacements.tooLong)
      if (containsSecret(visibleText)) return endAnswer(' ', blockedReplacements.leak)
      if (findLinkUrls(markup).some((address) => !isOwnUrl(address, isOwnPage))) return ''
      if (gap.includes('\n')) [paragraph, isSkipping, subjects] = ['', false, { answer: subjects.answer }]
      if (isSkipping) return ''
      const window = `${paragraph} ${visibleText}`.trim().slice(-maxWindowLength)
      if (isForeign(visibleText) || isForeign(window)) return endAnswer(gap, blockedReplacements.language)
      const [claim] = findClaims(window)
      if (claim) return replaceClaim(gap, claimReplacements[claim.claim])
      const objection = findObjection(visibleText)
      if (objection !== undefined) return endAnswer(gap, `${objection} ${blockedReplacements.stopped}`)
      paragraph = window
      return append(gap, sanitised)
    }

    /** Returns the objection to a sentence. A sentence without one is added to the context of the next. */
    function findObjection(visibleText: string): string | undefined {
      let { lastSentence, herbs, statedAmounts } = answerSoFar
      for (const sentence of sentenceCheck.splitSentences(visibleText)) {
        statedAmounts = addAmounts(statedAmounts, sentence, subjects.paragraph ?? subjects.answer)
        const objection = sentenceCheck.findObjection(sentence, { lastSentence, herbs, statedAmounts })
        if (objection !== undefined) return objection
        const namedHerbs = findHerbs(sentence)
        lastSentence = toOneLine(sentence.text)
        if (namedHerbs.length > 0) herbs = namedHerbs
        subjects = { answer: subjects.answer ?? namedHerbs[0], paragraph: subjects.paragraph ?? namedHerbs[0] }
      }
      answerSoFar = { lastSentence, herbs, statedAmounts }
      return undefined
    }

    /** Replaces a forbidden claim. The same replacement appears once per answer. */
    function replaceClaim(gap: string, text: string): string {
      isSkipping = true
      claimCount++
      const isReleased = released.includes(text)
      if (claimCount >= maxClaims)
        return endAnswer(gap, isReleased ? blockedReplacements.stopped : `${text} ${blockedReplacements.stopped}`)
      return isReleased ? '' : append(gap, text)
    }

    function close(): string {
      isOver = true
      if (released === '') return append('', blockedReplacements.empty)
      const text = sentenceCheck.listRequirements(answerSoFar.statedAmounts).filter((text) => !released.includes(text))
      return text.length === 0 ? '' : append('\n\n', text.join(' '))
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
function normaliseGap(sentence: string): string {
  const gap = /^\s*/.exec(sentence)?.[0] ?? ''
  if (/\n\s*\n/.test(gap)) return '\n\n'
  return gap.includes('\n') ? '\n' : ' '
}
