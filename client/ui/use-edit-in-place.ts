import { useCallback, useRef, useState } from 'react'

/** State of a list entry that is edited in place. Closing the editor focuses the edit button. */
export function useEditInPlace() {
  const [isEdited, setIsEdited] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const closeEditor = useCallback(() => {
    setIsEdited(false)
    editButton.current?.focus()
  }, [])
  return { isEdited, editButton, closeEditor, toggleEditor: () => setIsEdited(!isEdited) }
}
