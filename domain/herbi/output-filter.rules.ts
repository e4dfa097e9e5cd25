import { toPlainText } from '../community/markup-text.rules.ts'
import { parseMarkup } from '../community/markup.rules.ts'
import { isFixedSentence } from '../languages/vocabulary.ts'
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
 * Filter for one answer. `next` takes a sentence with its leading whitespace and returns the sentence, a replacement or
 * an empty string. `close` returns text to append at the end. When `isOver` returns true, the answer has ended.
 */
export type FilteredStream = {
  next: (sentence: string) => string
  close: () => string
  isOver: () => boolean
  text: () => string
}

/** `recipes` contains the slugs of existing recipes. The set may grow while the answer streams. */
type FilterOptions = { secrets: Secrets; recipes: ReadonlySet<string> }

export type OutputFilter = (options: FilterOptions) => FilteredStream

const maxClaims = 3
/** Maximum characters in a sentence. A longer sentence ends the answer. */
const maxSentenceLength = 1200
/** Maximum characters checked together: a sentence and the text before it. */
const maxWindowLength = 1500

/**
 * Filters an answer sentence by sentence. Removes HTML, images and external links. Blocks parts of the instructions,
 * other languages, forbidden claims, praise for restricted plants or advice to drink them, and amounts above a herb's
 * limit. Also blocks combinations of herbs and amounts that the check refuses, across the whole answer. A forbidden
 * claim ends its paragraph. Any other objection ends the answer. Never throws.
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
      if (isFixedSentence(visibleText)) {
        paragraph = ''
        answerSoFar = { ...answerSoFar, lastSentence: '' }
        return append(gap, sanitised)
      }
      const window = `${paragraph} ${visibleText}`.trim().slice(-maxWindowLength)
      if (isForeign(visibleText) || isForeign(window)) return endAnswer(gap, blockedReplacements.language)
      const [claim] = findClaims(window)
      if (claim) return replaceClaim(gap, claimReplacements[claim.claim])
      const objection = findObjection(visibleText)
      if (objection !== undefined) return endAnswer(gap, `${objection} ${blockedReplacements.stopped}`)
      paragraph = window
      return append(gap, sanitised)
    }

    /** Returns the first objection to the text. Adds text without objections to `answerSoFar`. */
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

    /** Replaces a forbidden claim. Each replacement appears only once in an answer. */
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

/** Returns the whitespace before a sentence, reduced to an empty line, a line break or a space. */
function normaliseGap(sentence: string): string {
  const gap = /^\s*/.exec(sentence)?.[0] ?? ''
  if (/\n\s*\n/.test(gap)) return '\n\n'
  return gap.includes('\n') ? '\n' : ' '
}
