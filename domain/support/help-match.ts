/** An article of the Help Center. `words` are synonyms for the subject. `id` is its fragment on the page. */
export type HelpArticle = { id: string; question: string; words?: string }

/** Maximum number of suggested articles. */
const suggestedMax = 3
/** Maximum characters of a subject that are read. */
const examinedMax = 150
/** Minimum letters of a word for matching it as the beginning of another. */
const stemMin = 4

const fillers = new Set(
  'the and for are was were can could may with what when where which why how who does did this that have has not you your yours our from into out about there their them they please help question problem issue need want get got all any his her its'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] => {
  const words =
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length > 2 && !fillers.has(word)))]
}

/**
 * Returns at most three articles that share words with the typed subject, best first. A word also matches as the
 * beginning of another, so unfinished words count too.
 */
export function matchArticles<Article extends HelpArticle>(subject: string, articles: readonly Article[]): Article[] {
  const typed = wordsOf(subject.slice(0, examinedMax))
  return articles
    .map((article) => ({ article, score: scoreOf(typed, article) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, suggestedMax)
    .map(({ article }) => article)
}

/** Counts the typed words that the article contains. Among equals, a title with few other words scores higher. */
function scoreOf(typed: readonly string[], { question, words = '' }: HelpArticle): number {
  const title = wordsOf(question)
  const known = [...new Set([...title, ...wordsOf(words)])]
  const shared = typed.filter((word) => known.some((other) => areAlike(word, other))).length
  const inTitle = title.filter((word) => typed.some((other) => areAlike(word, other))).length
  return shared + inTitle / (title.length + 1)
}

function areAlike(word: string, other: string): boolean {
  if (word === other) return true
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= stemMin && long.startsWith(short)
}
