import lists from './denial-words.json' with { type: 'json' }

const toSet = (lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(' ')))

const verbalDenials = toSet(lists.verbal)
const nominalDenials = toSet(lists.nominal)
const pronounDenials = toSet(lists.pronouns)
const isDenial = (word: string) => verbalDenials.has(word) || nominalDenials.has(word) || pronounDenials.has(word)

/** Words between a denial and the claim that don't change the meaning. */
const fillerWords = toSet(lists.filler)

/** Words after which a denial applies to something else or becomes praise. */
const praiseWords = toSet(lists.praise)
const comparativeWords = toSet(lists.better)

const boundaryWords = toSet(lists.boundaryWord)
const indirectQuestionVerbs = toSet(lists.beforeIndirect)

const comparisonPattern =
  /\b(?:like (?:it|this|that|these|those|ours?|the|a|an|no|nothing)|(?:as|so|this|that) (?:well|fast|much|quickly|gently|surely|good|easily|sweetly)|than|better|faster|comes? close|compares?|matches|beats?|except|besides|but|other than|quite|as (?!an? |your |the )\w+)\b|^ (?:wrong|false|ineffective|harmful)\b/

const falsehoodPattern =
  /\b(?:it (?:is|would be|was)|it's) (?:false|untrue|wrong|misleading|dishonest|a (?:myth|lie|mistake|fairy tale))\b|\b(?:beware of|be wary of|wary of|distrust|mistrust|(?:do not|don't|never|not to) (?:trust|believe|listen to)) (?:anyone|anybody|people|those|sites|whoever|websites|pages|texts?|sellers?|shops?|claims?|any|a|the|that|what)\b|\b(?:myth|lie|false claim|nonsense) that\b|\bfar from|\banything but|\brather than|\binstead of|\bby no means|\bin no way|\bno way\b|\bwould be a lie|\bno such thing as|\b(?:nobody|no one|not|don't|cannot|can't|unknown)(?: \w+)? (?:knows?|say|tell|known) how ?$/

/** Matches a rhetorical question in which a denial affirms the claim: “Who would not want to be healed?” */
const rhetoricalQuestionPattern =
  /^(?:who|why|what|how|isn't|doesn't|don't|can't|won't|wouldn't|aren't|couldn't|haven't|hasn't)\b[^?]*\?["')\]]*$/

/** Matches an object that denies the claim before it, as in “It heals nothing.” */
const emptyObjectPattern =
  /^ (?:nothing|nobody|no one|none|no (?!matter|doubt|end|less|time|question|sooner|wonder|later|other|better)\p{L}+)(?! (?:but|less|short|except|better|other|like|than))(?!\p{L})/u

const baseList = '(?:diagnose|treat|cure|heal|prevent|relieve|replace|reverse|eliminate|mitigate|ease|detox)'
const asides =
  'in our view|of course|by itself|on its own|on their own|however|however \\w+|as such|ever|to our knowledge|as far as we know|alone|we think|so far'

const joinLists = (text: string) =>
  text
    .replaceAll(new RegExp(`\\b(${baseList}), (?=(?:or |nor |and )?${baseList}\\b)`, 'g'), '$1 or ')
    .replaceAll(new RegExp(`\\b(${baseList}) and (?=${baseList}\\b)`, 'g'), '$1 or ')
    .replaceAll(new RegExp(`, (?:${asides}),`, 'g'), '')
    .replaceAll(/, (?=in any (?:amount|quantity)\b)/g, ' ')

/** Maximum characters between a denial and its claim. */
const denialReach = 300

/**
 * Returns the clause before the claim. Includes the claim while joining lists, because the claim may be part of one.
 */
const getClauseBefore = (before: string, claim: string) =>
  joinLists(before + claim)
    .slice(0, -claim.length)
    .split(/[,;:()[\]"/…•*|!?.]| [-–—]+ ?|[–—]/)
    .at(-1) ?? ''
const getClauseAfter = (after: string) => after.split(/[,;:()[\]"/…•*|!?.]| [-–—]+ ?|[–—]/)[0] ?? ''

const splitWords = (text: string) => text.match(/[\p{L}\p{N}%][\p{L}\p{N}%'-]*/gu) ?? []

/** Returns the maximum number of unknown words between a denial and the claim. */
function getMaxUnknownWords(denial: string, isFiniteVerb: boolean, next: string | undefined): number {
  if (denial === 'no' || next === 'even') return 3
  if (pronounDenials.has(denial)) return 1
  return isFiniteVerb ? 0 : 1
}

/**
 * True when a claim is denied. The denial must be in the same clause before the claim, must not be denied itself, and
 * no word in between may weaken it. “It heals nothing” and sentences that call the claim false also count.
 * `isFiniteVerb` marks a verb with its own subject.
 */
export function isDenied(sentence: string, start: number, end: number, isFiniteVerb: boolean): boolean {
  if (rhetoricalQuestionPattern.test(sentence)) return false
  const clause = getClauseBefore(sentence.slice(Math.max(0, start - denialReach), start), sentence.slice(start, end))
  if (isCalledFalse(clause)) return true
  const before = splitWords(clause)
  const after = getClauseAfter(sentence.slice(end, end + denialReach))
  if (emptyObjectPattern.test(after) && !getWordsAfterConjunction(before).some(isDenial)) return true
  const index = findGoverningDenial(before, isFiniteVerb)
  if (index === undefined) return false
  const denial = before[index] ?? ''
  if (isIndirect(before, index)) return true
  if (before[index - 1] === 'why') return false
  const wordsBetween = before.slice(index + 1)
  if (wordsBetween.some((word) => praiseWords.has(word))) return false
  if (!verbalDenials.has(denial) && wordsBetween.some((word) => comparativeWords.has(word))) return false
  if (denial !== 'nor' && getWordsAfterConjunction(before.slice(0, index)).some(isDenial)) return false
  return !(verbalDenials.has(denial) && denial !== 'never' ? /\b(?:better|faster)\b/ : comparisonPattern).test(after)
}

const getWordsAfterConjunction = (words: string[]) =>
  words.slice(words.findLastIndex((word) => word === 'and' || word === 'or' || word === 'but') + 1)

function findGoverningDenial(before: string[], isFiniteVerb: boolean): number | undefined {
  let unknownWords = 0
  for (let index = before.length - 1; index >= 0; index--) {
    const word = before[index] ?? ''
    if (isDenial(word))
      return unknownWords <= getMaxUnknownWords(word, isFiniteVerb, before[index + 1]) ? index : undefined
    if (isIndirect(before, index)) return index
    if (boundaryWords.has(word)) {
      if (word === 'because' && before[index - 1] === 'not') continue
      if ((word === 'who' || word === 'which') && unknownWords === 0) continue
      return undefined
    }
    if (!fillerWords.has(word)) unknownWords++
    if (unknownWords > 3) return undefined
  }
  return undefined
}

/** True for indirect questions: “Ask whether it cures” makes no claim. */
const isIndirect = (before: string[], index: number) =>
  before[index] === 'whether' ||
  (before[index] === 'if' &&
    before.slice(Math.max(0, index - 3), index).some((word) => indirectQuestionVerbs.has(word)))

function isCalledFalse(clause: string): boolean {
  const match = falsehoodPattern.exec(clause)
  if (!match) return false
  const earlier = splitWords(clause.slice(0, match.index))
  return !earlier.some(isDenial) && splitWords(clause.slice(match.index + match[0].length)).length <= 8
}

/**
 * True for a plain question, which claims nothing. A question to the reader (“Do you want to heal …?”) is not plain.
 */
export function isPlainQuestion(sentence: string): boolean {
  return /^(?:but |and |so )?(?:does|do|can|could|may|will|is|are|should) (?!you\b|we\b|not\b|your\b)(?!.*\b(?:this is|it's|the miracle|secret|finally)\b)[^?]*\?["')\]]*$/.test(
    sentence,
  )
}
