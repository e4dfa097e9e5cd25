/** Article in the Help Center. `synonyms` are other words for the subject. `id` is its fragment on the page. */
export type HelpArticle = { id: string; question: string; synonyms?: string }

const maxSuggestions = 3
/** Maximum characters of a subject to read. */
const maxExaminedLength = 150
/** Minimum letters in a word to match it as the beginning of another word. */
const minStemLength = 4

const fillerWords = new Set(
  'the and for are was were can could may with what when where which why how who does did this that have has not you your yours our from into out about there their them they please help question problem issue need want get got all any his her its'.split(
    ' ',
  ),
)

const splitWords = (text: string): string[] => {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 2 && !fillerWords.has(word)))]
}

/**
 * Returns at most three articles that share words with the typed subject, best match first. A word also matches as the
 * beginning of another word, so unfinished words count too. A word that many articles share counts less than a rare one.
 */
export function matchArticles<Article extends HelpArticle>(subject: string, articles: readonly Article[]): Article[] {
  // The order fixes how the weights add up, so that the order of the typed words can never matter.
  const typedWords = splitWords(subject.slice(0, maxExaminedLength)).toSorted()
  const indexed = articles.map((article) => {
    const titleWords = splitWords(article.question)
    return { article, titleWords, allWords: [...titleWords, ...splitWords(article.synonyms ?? '')] }
  })
  const weights = new Map(
    typedWords.map((word) => [word, 1 / indexed.filter(({ allWords }) => includesSimilar(allWords, word)).length]),
  )
  return indexed
    .map(({ article, ...words }) => ({ article, score: calculateScore(weights, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxSuggestions)
    .map(({ article }) => article)
}

type ArticleWords = { titleWords: readonly string[]; allWords: readonly string[] }

/** Adds up the weights of the typed words in the article. Those in a short title count up to twice. */
function calculateScore(weights: ReadonlyMap<string, number>, { titleWords, allWords }: ArticleWords): number {
  return [...weights]
    .filter(([word]) => includesSimilar(allWords, word))
    .reduce(
      (sum, [word, weight]) => sum + weight * (includesSimilar(titleWords, word) ? 1 + 1 / titleWords.length : 1),
      0,
    )
}

const includesSimilar = (words: readonly string[], word: string): boolean =>
  words.some((other) => areSimilar(word, other))

function areSimilar(word: string, other: string): boolean {
  if (word === other) return true
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= minStemLength && long.startsWith(short)
}
