import { isJsonText, listJsonBlocks, maxSourceLength, parseJson } from '#client/core/json-ld-blocks.ts'
import { decodeText, readTable } from '#client/core/read-table.ts'
import { decompress, isGzip, isZip, listZip, type PackedFile } from '#client/core/unpack.ts'
import { type ImportedOwnRecipe, importRecipes } from '#domain/own-recipes/own-recipe-import.ts'
import { isOwnRecipesCsv, parseOwnRecipesTable } from '#domain/own-recipes/own-recipe-table.ts'
import { importRecipeText } from '#domain/own-recipes/recipe-text-import.ts'

const maxArchiveBytes = 100_000_000
/** Paprika keeps the photo of a recipe within its text. */
const maxRecipeBytes = 20_000_000

/** Recipes in a source. `unread` names the files of an archive that hold none. */
export type RecipeSource = { recipes: ImportedOwnRecipe[]; unread: string[] }

/** Reads pasted text: a recipe in words, JSON, the HTML of a page, or our own table. */
export async function readText(text: string): Promise<RecipeSource> {
  if (text.length > maxSourceLength) return { recipes: [], unread: [] }
  if (isOwnRecipesCsv(text)) return { recipes: parseOwnRecipesTable((await readTable(text)).rows), unread: [] }
  if (isJsonText(text) || /<\/?[a-z!][^<>]*>/i.test(text)) return readJsonBlocks(text)
  const recipe = importRecipeText(text)
  return { recipes: recipe ? [recipe] : [], unread: [] }
}

const readJsonBlocks = (text: string): RecipeSource => ({
  recipes: listJsonBlocks(text).flatMap(importRecipes),
  unread: [],
})

/** Reads a file: text as above, an export of Paprika, or an archive of JSON files. */
export async function readFile(file: File): Promise<RecipeSource> {
  if (file.size > maxArchiveBytes) return { recipes: [], unread: [] }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) return readArchive(listZip(bytes) ?? [])
  if (isGzip(bytes)) return { recipes: await readPacked(bytes), unread: [] }
  return readText(decodeText(bytes.buffer))
}

async function readArchive(files: readonly PackedFile[]): Promise<RecipeSource> {
  const source: RecipeSource = { recipes: [], unread: [] }
  for (const { name, unpack } of files) {
    const bytes = await unpack(maxRecipeBytes)
    const recipes = bytes ? await readPacked(bytes) : []
    source.recipes.push(...recipes)
    if (recipes.length === 0) source.unread.push(name)
  }
  return source
}

/** Reads the recipes in JSON, which may be compressed. */
async function readPacked(bytes: Uint8Array<ArrayBuffer>): Promise<ImportedOwnRecipe[]> {
  const text = isGzip(bytes) ? await decompress(bytes, 'gzip', maxRecipeBytes) : bytes
  return text ? importRecipes(parseJson(new TextDecoder().decode(text))) : []
}
