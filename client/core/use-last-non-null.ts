import { useState } from 'react'

export function useLastNonNull<Value>(value: Value | null): Value | null {
  const [lastValue, setLastValue] = useState(value)
  if (value !== null && value !== lastValue) setLastValue(value)
  return value ?? lastValue
}
