import { createContext, type ReactNode, use } from 'react'

/** Names of all islands. `client/islands.ts` loads their code. */
export type IslandName =
  | 'account-corner'
  | 'account-entries'
  | 'account-dialogs'
  | 'brew-timer'
  | 'advertisement'
  | 'sign-up-button'
  | 'sign-in-password'
  | 'contact-form'
  | 'recipe-amounts'
  | 'recipe-actions'
  | 'substitutes'
  | 'card-favourites'
  | 'list-favourites'
  | 'excluded-ingredients'
  | 'personal-remedies'
  | 'remedies-title'
  | 'rated-facts'
  | 'deletion'
  | 'thread'
  | 'new-post'
  | 'rating'
  | 'for-you-link'
  | 'for-you'
  | 'mailing-card'
  | 'shared-check'

/**
 * Condition on which an island wakes before anybody uses it: at the start, for members, together with any other island,
 * when this browser has stored a value or a draft, for a given URL fragment, or for a fragment without an element.
 */
type WakeCondition =
  | 'start'
  | 'member'
  | 'together'
  | 'missing-fragment'
  | `stored:${string}`
  | `draft:${string}`
  | `#${string}`

type IslandOptions<Props> = {
  name: IslandName
  wakes?: readonly WakeCondition[]
  Content: (props: Props) => ReactNode
}

/**
 * Rendered content of an island. `prefix` begins React's ids, and the browser must hydrate with the same one. `files`
 * names the scripts to fetch when the island wakes, separated by spaces.
 */
type RenderedIsland = { html: string; prefix: string; files: string | undefined }

/**
 * Renders the content of an island separately from its page, as the browser hydrates it. The worker sets this for
 * documents.
 */
export const IslandRenderer = createContext<((name: IslandName, content: ReactNode) => RenderedIsland) | null>(null)

/**
 * Creates an island. In a document, the worker renders it as HTML with its props as JSON, and the browser hydrates it
 * later. In the application, it is an ordinary component.
 */
export function createIsland<Props extends object>({ name, wakes = [], Content }: IslandOptions<Props>) {
  const Island = (props: Props) => {
    const render = use(IslandRenderer)
    const content = <Content {...props} />
    if (!render) return content
    const { html, prefix, files } = render(name, content)
    return (
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        data-wakes={wakes.join(' ') || undefined}
        data-files={files}
        // The worker has rendered this HTML from a component.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  return Object.assign(Island, { Content })
}
