import { useState } from 'react'

/** The value, or the last one that was known while it is not. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value)
  if (value !== null && value !== known) setKnown(value)
  return value ?? known
}
