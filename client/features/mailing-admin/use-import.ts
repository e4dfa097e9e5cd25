import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { browserContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { decodeText, readTable } from '#client/core/read-table.ts'
import { showToast } from '#client/core/toasts.ts'
import { useConfirmBeforeLeaving } from '#client/ui/use-confirm-before-leaving.tsx'
import { groupDigits } from '#domain/figures.ts'
import { splitChunks, fileProblems, type ImportFile, parseImportTable } from '#domain/mailing/import-file.ts'
import { importError } from '#domain/mailing/subscribers.messages.ts'
import type { ImportRow } from '#domain/mailing/subscribers.schemas.ts'
import type { ImportedChunk } from '#domain/mailing/subscribers.types.ts'

import { importChunk, startImport } from './subscribers.api.ts'

type Consent = { source: string; at: number } | null
type ImportRequest = { file: File; consent: Consent }

/** `interrupted` means that the import stopped early; the same file continues from there. */
export type ImportState = {
  phase: 'idle' | 'reading' | 'running' | 'interrupted' | 'done'
  error?: string
  fields?: Record<string, string>
  rows: ImportRow[]
  sentCount: number
  acceptedCount: number
  refusedRows: [row: number, reason: string][]
}

const idle: ImportState = { phase: 'idle', rows: [], sentCount: 0, acceptedCount: 0, refusedRows: [] }

const leaveWarning =
  'If you leave, the import stops. We keep the subscribers imported so far. To continue later, choose the same file.'

/** Imports a file chunk by chunk. Leaving the page asks for confirmation and stops the import. */
export function useImport() {
  const [state, setState] = useState(idle)
  const isActive = useRef(false)
  const { revalidate } = useRevalidator()
  const run = async (request: ImportRequest) => {
    isActive.current = true
    setState({ ...idle, phase: 'reading' })
    const readResult = await readImportFile(request.file)
    if ('error' in readResult) return setState({ ...idle, error: readResult.error })
    try {
      await importChunks(readResult, request.consent, setState, () => isActive.current)
    } catch (thrown) {
      const { message, fields } = readFailure(thrown) ?? {}
      showToast('error', message === undefined ? importError : `${importError}: ${message}`)
      setState((previous) => ({
        ...previous,
        phase: previous.rows.length > 0 ? 'interrupted' : 'idle',
        ...(fields && { fields }),
      }))
    }
    await revalidate()
    return undefined
  }
  const stop = () => {
    isActive.current = false
  }
  useEffect(() => () => void (isActive.current = false), [])
  const isRunning = state.phase === 'reading' || state.phase === 'running'
  const leaveDialog = useConfirmBeforeLeaving(isRunning, { title: 'Stop the import?', description: leaveWarning })
  return { state, run, stop, leaveDialog }
}

type LoadedImportFile = Extract<ImportFileResult, { file: unknown }>

/** Skips chunks that the server already has. */
async function importChunks(
  { file: { rows }, fingerprint }: LoadedImportFile,
  consent: Consent,
  setState: (state: ImportState) => void,
  isActive: () => boolean,
) {
  const context = browserContext
  const chunks = splitChunks(rows)
  const newImport = { fingerprint, rowCount: rows.length, chunkCount: chunks.length, consent }
  const { id, done } = await startImport(context, newImport)
  const importedChunks = new Map<number, ImportedChunk>(done.map((chunk) => [chunk.number, chunk]))
  const refusedRows: ImportState['refusedRows'] = []
  let [sentCount, acceptedCount] = [0, 0]
  const report = (phase: ImportState['phase']) =>
    setState({ phase, rows, sentCount, acceptedCount, refusedRows: [...refusedRows] })
  report('running')
  for (const [number, chunk] of chunks.entries()) {
    if (!isActive()) return report('interrupted')
    const result = importedChunks.get(number) ?? (await importChunk(context, id, number, chunk))
    sentCount += chunk.length
    acceptedCount += result.accepted
    refusedRows.push(...result.refused)
    report('running')
  }
  report('done')
  showToast('success', `${groupDigits(acceptedCount)} subscribers imported`)
  return undefined
}

type ImportFileResult = { file: ImportFile; fingerprint: string } | { error: string }

const maxBytes = 50 * 1024 * 1024

/** Reads a file of subscribers in the browser. The fingerprint recognises the same file later. */
async function readImportFile(upload: File): Promise<ImportFileResult> {
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
