import { type ReactNode, Suspense } from 'react'

/** Where help is, for a text that sounds as if somebody needed it; `isFolded` as a line that opens. Comes late. */
export type RenderHelp = (text: string, isFolded: boolean) => ReactNode

type HelpProps = { text: string; renderHelp: RenderHelp }

/** While somebody writes: said quietly, and the text is taken as it is. */
export const HelpWhileWriting = ({ text, renderHelp }: HelpProps) => (
  <div role="status">{text !== '' && <Suspense>{renderHelp(text, false)}</Suspense>}</div>
)

/** At what was written. */
export const HelpAtEntry = ({ text, renderHelp }: HelpProps) =>
  text === '' ? null : <Suspense>{renderHelp(text, true)}</Suspense>
