import { paths } from '#domain/paths.ts'
import type { HelpArticle } from '#domain/support/help-match.ts'

/** Questions of the Help Center that fit what somebody types. They open elsewhere, so that nothing typed is lost. */
export function HelpSuggestions({ found }: { found: readonly HelpArticle[] }) {
  return (
    <section className="perhaps" aria-labelledby="perhaps">
      <h3 id="perhaps">Perhaps answered already</h3>
      <output className="sr-only">{found.length > 0 && `${found.length} answers of the Help Center may fit`}</output>
      {found.length === 0 ? (
        <p>Questions of the Help Center that fit your subject appear here.</p>
      ) : (
        <ul>
          {found.map(({ id, question }) => (
            <li key={id}>
              <a href={`${paths.help}#${id}`} target="_blank" rel="noopener">
                {question}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
