import { useState } from 'react'

/** Returns the value, or the last known one while the value is null. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value)
  if (value !== null && value !== known) setKnown(value)
  return value ?? known
}
