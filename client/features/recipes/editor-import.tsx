import { useState } from 'react'

import { listJsonBlocks, maxSourceLength } from '#client/core/json-ld-blocks.ts'
import { showToast } from '#client/core/toasts.ts'
import { RecipeSourceFields, UnreadLines } from '#client/ui/recipe-source-fields.tsx'
import type { EditForm } from '#domain/recipes/edit-form.ts'
import { parseJsonLdRecipe } from '#domain/recipes/recipe-import.ts'

/** Fills the form from another site's recipe, pasted or uploaded as HTML or JSON-LD. */
export function EditorImport({ onImport }: { onImport: (form: EditForm) => void }) {
  const [unread, setUnread] = useState<readonly string[]>([])
  const importRecipe = (source: string) => {
    const imported =
      source.length > maxSourceLength ? undefined : listJsonBlocks(source).map(parseJsonLdRecipe).find(Boolean)
    if (!imported) return showToast('error', 'We couldn’t find a recipe. Try another page or file.')
    onImport(imported.form)
    setUnread(imported.unread)
    return showToast('success', 'Imported. Check each ingredient.')
  }
  return (
    <>
      <RecipeSourceFields
        title="Import a recipe from another page"
        textLabel="Page source or JSON-LD"
        accept=".html,.htm,.json,.jsonld,text/html,application/json,application/ld+json"
        onText={importRecipe}
        onFile={(file) => void readText(file).then(importRecipe)}
      />
      <UnreadLines lines={unread} />
    </>
  )
}

/** Returns an empty string for a file that is too large or can't be read. */
const readText = async (file: File): Promise<string> => (file.size > maxSourceLength ? '' : file.text().catch(() => ''))
