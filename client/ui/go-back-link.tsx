/** Goes back to the previous page (`watch-go-back-links.ts`), or to `fallback` if there is none or without JavaScript. */
export const GoBackLink = ({ fallback, className }: { fallback: string; className: string }) => (
  <a href={fallback} className={className} data-go-back>
    Go Back
  </a>
)
