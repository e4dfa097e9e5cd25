/** Goes back to the previous page (`watch-go-back.ts`), or to `otherwise` if there is none or without JavaScript. */
export const GoBack = ({ otherwise, className }: { otherwise: string; className: string }) => (
  <a href={otherwise} className={className} data-go-back>
    Go Back
  </a>
)
