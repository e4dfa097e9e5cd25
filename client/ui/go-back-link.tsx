/**
 * Link to the previous page (see `watch-go-back-links.ts`). Leads to `fallback` if there is none, or without
 * JavaScript.
 */
export const GoBackLink = ({ fallback, className }: { fallback: string; className: string }) => (
  <a href={fallback} className={className} data-go-back>
    Go Back
  </a>
)
