import { decodeText } from '#client/core/decode-text.ts'
import { readTable } from '#client/core/read-table.ts'
import { fileProblems, type ImportFile, parseImportTable } from '#domain/mailing/import-file.ts'

export type ImportFileResult = { file: ImportFile; fingerprint: string } | { error: string }

const maxBytes = 50 * 1024 * 1024

/** Reads a file of subscribers in the browser. The fingerprint recognises the same file later. */
export async function readImportFile(upload: File): Promise<ImportFileResult> {
  if (upload.size > maxBytes) return { error: 'This file is larger than 50 MB. Split it into smaller files.' }
  try {
    const bytes = await upload.arrayBuffer()
    const { rows, isUnclosed } = await readTable(decodeText(bytes))
    if (isUnclosed)
      return {
        error: 'We couldn’t read this file because it has an unclosed quotation mark. Correct the file and try again.',
      }
    const file = parseImportTable(rows)
    return typeof file === 'string' ? { error: fileProblems[file] } : { file, fingerprint: await hashFile(bytes) }
  } catch {
    return { error: 'We couldn’t read this file. Try again.' }
  }
}

async function hashFile(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
