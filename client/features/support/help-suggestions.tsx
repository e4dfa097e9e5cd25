import { paths } from '#domain/paths.ts'
import type { HelpArticle } from '#domain/support/help-match.ts'

type HelpSuggestionsProps = { matches: readonly HelpArticle[]; commonQuestions: readonly HelpArticle[] }

/**
 * Help Center questions that match the typed text, or common ones until some match. They open in a new tab so that the
 * typed text isn't lost.
 */
export function HelpSuggestions({ matches, commonQuestions }: HelpSuggestionsProps) {
  const hasMatches = matches.length > 0
  return (
    <section className="help-suggestions" aria-labelledby="perhaps">
      <h3 id="perhaps">{hasMatches ? 'Related answers' : 'Check these answers first'}</h3>
      <output className="sr-only">{hasMatches && `Related Help Center answers: ${matches.length}`}</output>
      <ul>
        {(hasMatches ? matches : commonQuestions).map(({ id, question }) => (
          <li key={id}>
            <a href={`${paths.help}#${id}`} target="_blank" rel="noopener">
              {question}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
