import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { parse } from 'yaml'
import type * as z from 'zod'

/** Fault in one field of one file. `file` is relative to `catalog/`. */
export type Problem = { file: string; field: string; reason: string }

/** Records a fault in the current file. */
export type Report = (field: string, reason: string) => void

/** Creates functions that read YAML files below `folder`. A file with an error is left out and added to `problems`. */
export function createReader(folder: string) {
  const problems: Problem[] = []
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined => {
    const result = schema.safeParse(readYaml(join(folder, file)))
    if (result.success) return result.data
    for (const issue of result.error.issues)
      problems.push({ file, field: issue.path.join('.') || 'file', reason: issue.message })
    return undefined
  }
  const readAll = <Schema extends z.ZodType>(subfolder: string, schema: Schema) =>
    yamlFiles(folder, subfolder).flatMap((file) => {
      const content = read(file, schema)
      return content === undefined ? [] : [{ content, file, slug: basename(file, '.yaml') }]
    })
  return { read, readAll, problems }
}

function yamlFiles(folder: string, subfolder: string): string[] {
  return readdirSync(join(folder, subfolder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${subfolder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
}

/** Parsed YAML by its text, because tests load the catalogue many times with few changes. */
const parsed = new Map<string, unknown>()

function readYaml(path: string): unknown {
  try {
    const text = readFileSync(path, 'utf8')
    if (!parsed.has(text)) parsed.set(text, parse(text))
    return parsed.get(text)
  } catch (error) {
    return error instanceof Error ? `unreadable: ${error.message}` : undefined
  }
}
