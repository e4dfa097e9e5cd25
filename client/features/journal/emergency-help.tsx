import { type ReactNode, Suspense } from 'react'

/**
 * Renders where to get help if the text suggests an emergency. With `isCollapsed`, renders a collapsed line. The code
 * loads on demand.
 */
export type RenderHelp = (text: string, isCollapsed: boolean) => ReactNode

type HelpProps = { text: string; renderHelp: RenderHelp }

/** Announces help politely while the user types; the entry can still be saved. */
export const HelpWhileWriting = ({ text, renderHelp }: HelpProps) => (
  <div role="status">{text !== '' && <Suspense>{renderHelp(text, false)}</Suspense>}</div>
)

export const EntryHelp = ({ text, renderHelp }: HelpProps) =>
  text === '' ? null : <Suspense>{renderHelp(text, true)}</Suspense>
