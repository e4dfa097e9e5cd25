import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useMemo, useSyncExternalStore } from 'react'

import { textFields } from './forms.ts'
import { openPage, reloadPage, resolveResource, type Submission } from './resources.ts'
import { readResult } from './results.ts'
import { showToast } from './toasts.ts'

/** State of a request. `formData` is the submission in progress; `data` stays until the next result. */
export type Fetcher<Data = unknown> = {
  state: 'idle' | 'submitting' | 'loading'
  data: Data | undefined
  formData: FormData | undefined
}

/** Values are sent as text; null and undefined as an empty string. */
type Fields = Record<string, string | number | boolean | null | undefined>

type SubmitOptions = {
  action: string
  /** False if a successful submission changes nothing that other parts show. */
  isReloading?: boolean
}

type FormProps = ComponentPropsWithRef<'form'> & { action: string; method: 'get' | 'post' }

export type FetcherWithActions<Data = unknown> = Fetcher<Data> & {
  load: (address: string) => Promise<void>
  submit: (target: FormData | Fields, options: SubmitOptions) => Promise<void>
  /** Submits its fields or, with the method `get`, loads its action with the fields as query. */
  Form: (props: FormProps) => ReactNode
}

/** `address` is the URL that the fetcher has loaded, and loads again after another fetcher's submission. */
type Entry = Fetcher & { formAction?: string; address?: string }

const idle: Entry = { state: 'idle', data: undefined, formData: undefined }

const entries = new Map<string, Entry>()
const users = new Map<string, number>()
const requests = new Map<string, AbortController>()
const listeners = new Set<() => void>()
let submissions: readonly PendingSubmission[] = []

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setEntry(key: string, entry: Entry | undefined): void {
  if (entry) entries.set(key, entry)
  else entries.delete(key)
  submissions = [...entries.values()].flatMap(({ formAction, formData }) =>
    formAction !== undefined && formData ? [{ formAction, formData }] : [],
  )
  for (const listener of listeners) listener()
}

const getEntry = (key: string): Entry => entries.get(key) ?? idle

/**
 * Registers a use of the fetcher and returns a function that ends it. The entry is deleted after its last use, once its
 * request has ended.
 */
function retain(key: string): () => void {
  users.set(key, (users.get(key) ?? 0) + 1)
  return () => {
    const remaining = (users.get(key) ?? 1) - 1
    if (remaining > 0) users.set(key, remaining)
    else users.delete(key)
    if (remaining === 0 && !requests.has(key) && entries.has(key)) setEntry(key, undefined)
  }
}

/** Runs a request and cancels an earlier one with the same key. After an unexpected failure, the data stays. */
async function run(
  key: string,
  entry: Entry,
  request: (signal: AbortSignal, update: (entry: Entry) => void) => Promise<Entry>,
): Promise<void> {
  requests.get(key)?.abort()
  const controller = new AbortController()
  requests.set(key, controller)
  const update = (next: Entry) => {
    if (requests.get(key) === controller) setEntry(key, next)
  }
  setEntry(key, entry)
  const nextEntry = await request(controller.signal, update).catch((failure: unknown) => {
    reportError(failure)
    if (entry.formData) showToast('error', 'We can’t connect right now. Try again in a moment.')
    return { ...getEntry(key), state: 'idle' as const, formData: undefined }
  })
  if (requests.get(key) !== controller) return
  requests.delete(key)
  setEntry(key, users.has(key) ? nextEntry : undefined)
}

const load = (key: string, address: string): Promise<void> => {
  const { data } = getEntry(key)
  return run(key, { ...idle, state: 'loading', data, address }, async (signal) => {
    const { resource, args } = await resolveResource(address, { signal })
    return { ...idle, data: await resource.loader?.(args), address }
  })
}

const submit = (
  key: string,
  target: FormData | Fields,
  { action, isReloading = true }: SubmitOptions,
): Promise<void> => {
  const formData = target instanceof FormData ? target : toFormData(target)
  const { data: previousData } = getEntry(key)
  const submitting: Entry = { state: 'submitting', data: previousData, formData, formAction: action }
  return run(key, submitting, async (signal, update) => {
    const { resource, args } = await resolveResource(action, { method: 'POST', body: formData, signal })
    const { data, status, redirection } = readResult(await resource.action?.(args))
    update({ ...submitting, state: 'loading', data })
    const submission = { formAction: action, formData, isReloading: isReloading && status < 400 }
    const reloads = Promise.all([
      !redirection && submission.isReloading && reloadPage(),
      reloadFetchers(submission, key),
    ])
    // The action has shown its own result, which the message about a failed reload would replace.
    await Promise.all([redirection && openPage(redirection), reloads.catch((failure: unknown) => reportError(failure))])
    return { ...idle, data }
  })
}

/** Reloads the data of other fetchers that the submission may have changed. */
async function reloadFetchers(submission: Submission, submittedKey: string): Promise<void> {
  const loaded = [...entries].flatMap(([key, { address }]) =>
    address !== undefined && key !== submittedKey && users.has(key) ? [{ key, address }] : [],
  )
  await Promise.all(
    loaded.map(async ({ key, address }) => {
      const { resource } = await resolveResource(address, {})
      if (resource.shouldReload?.(submission)) await load(key, address)
    }),
  )
}

function toFormData(fields: Fields): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, String(value ?? ''))
  return formData
}

/** Returns the state and functions of the fetcher with this key. Without a key, each component has its own fetcher. */
export function useFetcher<Data>({ key: sharedKey }: { key?: string } = {}): FetcherWithActions<Data> {
  const ownKey = useId()
  const key = sharedKey ?? ownKey
  const entry = useSyncExternalStore(
    subscribe,
    () => getEntry(key),
    () => idle,
  )
  useEffect(() => retain(key), [key])
  const actions = useMemo(() => createActions(key), [key])
  return { ...entry, data: entry.data as Data | undefined, ...actions }
}

function createActions(key: string) {
  const loadHere = (address: string) => load(key, address)
  const submitHere = (target: FormData | Fields, options: SubmitOptions) => submit(key, target, options)
  const Form = ({ onSubmit, action, method, ...props }: FormProps) => (
    <form
      {...props}
      action={action}
      method={method}
      onSubmit={(event) => {
        onSubmit?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        const formData = new FormData(event.currentTarget, event.nativeEvent.submitter)
        void (method === 'get'
          ? load(key, `${action}?${new URLSearchParams(textFields(formData)).toString()}`)
          : submit(key, formData, { action }))
      }}
    />
  )
  return { load: loadHere, submit: submitHere, Form }
}

type PendingSubmission = { formAction: string; formData: FormData }

/** Returns the submissions in progress, oldest first. */
export const useSubmissions = (): readonly PendingSubmission[] =>
  useSyncExternalStore(
    subscribe,
    () => submissions,
    () => submissions,
  )

let submissionCount = 0

/**
 * Submits fields to a resource. Submissions with the same key replace each other; without a key, each one runs to its
 * end.
 */
export const submitTo = (target: Fields, { key, ...options }: SubmitOptions & { key?: string }): Promise<void> =>
  submit(key ?? `submission ${submissionCount++}`, target, options)
