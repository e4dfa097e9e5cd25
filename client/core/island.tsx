import { createContext, type ReactNode, use } from 'react'

/** Every island; `client/islands.ts` says how each one is loaded. */
export type IslandName =
  | 'account-corner'
  | 'account-entries'
  | 'account-dialogs'
  | 'brew-timer'
  | 'advertisement'
  | 'sign-up-button'
  | 'contact-form'
  | 'recipe-amounts'
  | 'recipe-actions'
  | 'card-favourites'
  | 'list-favourites'
  | 'excluded-ingredients'
  | 'personal-remedies'
  | 'remedies-title'
  | 'rated-facts'
  | 'deletion'
  | 'rating'
  | 'for-you-link'
  | 'for-you'
  | 'mailing-card'

/**
 * When an island wakes by itself, besides on a press, focus or the pointer resting on it: at once, for members,
 * together with any other island, with a value or a draft stored in this browser, or with one of these URL fragments.
 */
type WakeCondition = 'start' | 'member' | 'together' | `stored:${string}` | `draft:${string}` | `#${string}`

type IslandOptions<Props> = {
  name: IslandName
  wakes?: readonly WakeCondition[]
  Content: (props: Props) => ReactNode
}

/** HTML of an island's content. `prefix` begins its ids; the browser needs the same one. */
type RenderedIsland = { html: string; prefix: string }

/** Set by the worker for documents: renders the content of an island apart from its page, as the browser will. */
export const IslandRenderer = createContext<((name: IslandName, content: ReactNode) => RenderedIsland) | null>(null)

/**
 * Creates a part of a page that the browser brings to life. In a document, it becomes HTML that the browser hydrates
 * later, with these props as JSON. In the application, it is an ordinary component.
 */
export function createIsland<Props extends object>({ name, wakes = [], Content }: IslandOptions<Props>) {
  const Island = (props: Props) => {
    const render = use(IslandRenderer)
    const content = <Content {...props} />
    if (!render) return content
    const { html, prefix } = render(name, content)
    return (
      <div
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(props)}
        data-wakes={wakes.join(' ') || undefined}
        // The worker has rendered this HTML from a component.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
  return Object.assign(Island, { Content })
}
