import type { MouseEvent } from 'react'

/** True for a plain click with the main button, which opens the link in the same tab. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
