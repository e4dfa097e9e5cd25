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
 * beginning of another word, so unfinished words count too.
 */
export function matchArticles<Article extends HelpArticle>(subject: string, articles: readonly Article[]): Article[] {
  const typedWords = splitWords(subject.slice(0, maxExaminedLength))
  return articles
    .map((article) => ({ article, score: calculateScore(typedWords, article) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxSuggestions)
    .map(({ article }) => article)
}

/** Counts the typed words found in the article. Titles with fewer other words score slightly higher. */
function calculateScore(typedWords: readonly string[], { question, synonyms = '' }: HelpArticle): number {
  const titleWords = splitWords(question)
  const articleWords = [...new Set([...titleWords, ...splitWords(synonyms)])]
  const sharedCount = typedWords.filter((word) => articleWords.some((other) => areSimilar(word, other))).length
  const titleMatchCount = titleWords.filter((word) => typedWords.some((other) => areSimilar(word, other))).length
  return sharedCount + titleMatchCount / (titleWords.length + 1)
}

function areSimilar(word: string, other: string): boolean {
  if (word === other) return true
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= minStemLength && long.startsWith(short)
}
