import { useCallback, useRef, useState } from 'react'

/** For one of a list that is edited in its place: whether it is, and the button that has the focus again once it is over. */
export function useEditInPlace() {
  const [isEdited, setIsEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const fold = useCallback(() => {
    setIsEdited(false)
    editButton.current?.focus()
  }, [])
  return { isEdited, editButton, fold, turn: () => setIsEdited(!isEdited) }
}
