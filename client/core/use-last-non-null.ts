import { useState } from 'react'

/** Returns the value or, while it is null, the last value that was not null. */
export function useLastNonNull<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value)
  if (value !== null && value !== known) setKnown(value)
  return value ?? known
}
