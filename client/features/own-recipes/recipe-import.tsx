import { useEffect, useState } from 'react'

import { clearSharedText, readSharedText } from '#client/core/shared-text.ts'
import { showToast } from '#client/core/toasts.ts'
import { RecipeSourceFields, UnreadLines } from '#client/ui/recipe-source-fields.tsx'
import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import type { ImportedOwnRecipe } from '#domain/own-recipes/own-recipe-import.ts'

import type { RecipeSource } from './read-source.ts'

type RecipeImportProps = { onImport: (form: OwnRecipeForm) => void; onAddToNotes: (lines: readonly string[]) => void }

const nothing: RecipeSource = { recipes: [], unread: [] }

/** Fills the form from a pasted or shared recipe or a file, and lists everything that didn’t fit in. */
export function RecipeImport({ onImport, onAddToNotes }: RecipeImportProps) {
  const [sharedText] = useState(readSharedText)
  useEffect(clearSharedText, [])
  const [choice, setChoice] = useState(nothing)
  const [unread, setUnread] = useState<readonly string[]>([])
  const [remarks, setRemarks] = useState<readonly string[]>([])
  const importRecipe = (recipe: ImportedOwnRecipe, others: readonly string[]) => {
    onImport(recipe.form)
    setUnread([...recipe.unread, ...others])
    setRemarks(recipe.remarks)
    showToast('success', 'Imported. Check each ingredient.')
  }
  const show = (source: RecipeSource) => {
    const [recipe, ...others] = source.recipes
    setChoice(others.length > 0 ? source : nothing)
    setUnread(others.length > 0 ? source.unread : [])
    setRemarks([])
    if (!recipe) showToast('error', 'We couldn’t find a recipe. Paste its ingredients instead, one on each line.')
    else if (others.length === 0) importRecipe(recipe, source.unread)
  }
  const read = async (source: string | File) => {
    try {
      const { readFile, readText } = await import('./read-source.ts')
      show(await (typeof source === 'string' ? readText(source) : readFile(source)))
    } catch {
      showToast('error', 'We couldn’t read this. Try again in a moment.')
    }
  }
  return (
    <div className="grid gap-4">
      <RecipeSourceFields
        title="Import a recipe"
        textLabel="Recipe text or page source"
        textHint="For example: 2 tsp chamomile, 1 tsp lavender, 250 ml, 10 min. You can also paste the source of a page."
        fileHint="A file that you downloaded here, a JSON file from Mealie, a file from Paprika, or a saved page."
        accept=".html,.htm,.json,.jsonld,.csv,.txt,.zip,.paprikarecipe,.paprikarecipes"
        initialText={sharedText}
        onText={(text) => void read(text)}
        onFile={(file) => void read(file)}
      />
      <RecipeChoice recipes={choice.recipes} onChoose={(recipe) => importRecipe(recipe, choice.unread)} />
      {remarks.length > 0 && (
        <div className="note" role="status">
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      )}
      <UnreadLines lines={unread}>
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="button plain"
            onClick={() => {
              onAddToNotes(unread)
              setUnread([])
            }}
          >
            Add to your notes
          </button>
          <button type="button" className="button plain" onClick={() => setUnread([])}>
            Close
          </button>
        </div>
      </UnreadLines>
    </div>
  )
}

type RecipeChoiceProps = { recipes: readonly ImportedOwnRecipe[]; onChoose: (recipe: ImportedOwnRecipe) => void }

const RecipeChoice = ({ recipes, onChoose }: RecipeChoiceProps) =>
  recipes.length > 0 && (
    <div className="note" role="status">
      <p>There are {recipes.length} recipes. Choose one to start with.</p>
      <ul className="mt-2 grid max-h-80 gap-2 overflow-y-auto">
        {recipes.map((recipe, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- recipes may have equal names, and never move
          <li key={position} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              {recipe.form.name || 'Recipe without a name'}
            </span>
            <button type="button" className="button plain" onClick={() => onChoose(recipe)}>
              Use this<span className="sr-only">: {recipe.form.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
