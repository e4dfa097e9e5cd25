import { applyQueryChange } from '#domain/query-change.ts'

import { type FetchedDocument, fetchDocument, replaceParts } from './document-parts.ts'
import { hidePageNote, showPageNote } from './page-note.ts'
import { isPlainClick } from './plain-click.ts'
import { showToast } from './toasts.ts'

/** Pause in typing before a search starts, in milliseconds. */
const typingPauseMs = 150
/** Milliseconds after which a message says that the list is still loading. */
const patienceMs = 300

/** `back` is Back or Forward, for which the browser has already changed the URL. */
type HistoryStep = 'push' | 'replace' | 'back'
type OpenOptions = { step: HistoryStep; isTyped?: boolean; scrollsToTop?: boolean }

let form: HTMLFormElement
/** Query of the list on the page. */
let shown = new URLSearchParams()
/** Requested query. Each change builds on it, even while its list is still loading. */
let requested = new URLSearchParams()
let running: { controller: AbortController; step: HistoryStep } | undefined
let pause: ReturnType<typeof setTimeout> | undefined
/** True while further typing replaces the history entry of the search instead of adding one. */
let hasSearchEntry = false

/**
 * Applies filters as soon as the user changes them: fetches the document with the new query and replaces the parts that
 * have `data-part`. Links to the same list work in the same way.
 */
export function watchFilters(filterForm: HTMLFormElement): void {
  form = filterForm
  shown = new URLSearchParams(location.search)
  requested = new URLSearchParams(shown)
  form.addEventListener('input', onInput)
  form.addEventListener('change', onChange)
  form.addEventListener('submit', onSubmit)
  form.addEventListener('focusout', () => (hasSearchEntry = false))
  addEventListener('click', onClick)
  addEventListener('popstate', onPopState)
  applyEarlyChoices()
}

/** Opens a list without leaving the document. */
export function openList(address: string): void {
  void open(new URL(address, location.href).searchParams, { step: 'push' })
}

const controls = () =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement)

type Control = ReturnType<typeof controls>[number]

const isSearch = (control: EventTarget | null): control is HTMLInputElement & { type: 'search' } =>
  control instanceof HTMLInputElement && control.type === 'search'
const isCheckbox = (control: Control): control is HTMLInputElement & { type: 'checkbox' } => control.type === 'checkbox'
/** True for a field whose text is added to a list on submit. */
const isAdding = (control: Control): boolean => 'adds' in control.dataset

/** Returns the names of parameters that may have several values. */
const listNames = () => controls().flatMap((control) => (isCheckbox(control) || isAdding(control) ? control.name : []))

function onInput({ target }: Event) {
  if (!isSearch(target)) return
  clearTimeout(pause)
  pause = setTimeout(() => {
    pause = undefined
    change([target], { step: hasSearchEntry ? 'replace' : 'push', isTyped: true })
  }, typingPauseMs)
}

function onChange({ target }: Event) {
  const control = controls().find((candidate) => candidate === target)
  if (control && (control instanceof HTMLSelectElement || isCheckbox(control))) change([control], { step: 'push' })
}

function onSubmit(event: SubmitEvent) {
  event.preventDefault()
  endTyping()
  const fields = controls().filter((control) => isSearch(control) || isAdding(control))
  change(fields, { step: 'push' })
  for (const field of fields) {
    if (!isAdding(field)) continue
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('main a[href]:not([target])')
  if (!link || link.origin !== location.origin || link.pathname !== location.pathname || link.hash !== '') return
  event.preventDefault()
  if (pause !== undefined) requested = readControls(controls().filter(isSearch))
  endTyping()
  const target = new URL(link.href).searchParams
  const query = applyQueryChange(requested, { shown, target, lists: listNames() })
  void open(query, { step: 'push', scrollsToTop: link.closest('[data-scroll-top]') !== null })
}

function onPopState() {
  if (new URLSearchParams(location.search).toString() === shown.toString() && !running) return
  endTyping()
  void open(new URLSearchParams(location.search), { step: 'back' })
}

function endTyping() {
  clearTimeout(pause)
  pause = undefined
  hasSearchEntry = false
}

/** Applies text and choices that the user entered before this script ran. */
function applyEarlyChoices() {
  const changed = controls().filter((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.selected !== option.defaultSelected)
    return isCheckbox(control) ? control.checked !== control.defaultChecked : isSearch(control) && isEdited(control)
  })
  if (changed.length > 0) change(changed, { step: 'replace' })
}

const isEdited = (field: HTMLInputElement): boolean => field.value !== field.defaultValue

const change = (changed: Control[], options: OpenOptions) => void open(readControls(changed), options)

/** Returns the requested query with the values of these controls, from the first page. */
function readControls(changed: Control[]): URLSearchParams {
  const query = new URLSearchParams(requested)
  for (const control of changed) {
    const { name, value } = control
    if (isCheckbox(control)) {
      query.delete(name, value)
      if (control.checked) query.append(name, value)
    } else if (!isAdding(control)) query.set(name, value.trim())
    else if (value.trim() !== '') query.append(name, value.trim())
    if (query.get(name) === '') query.delete(name)
  }
  if (query.toString() !== requested.toString()) query.delete('page')
  return query
}

async function open(query: URLSearchParams, options: OpenOptions): Promise<void> {
  requested = query
  // A typed search that replaces a pending change must still add the history entry of that change.
  const step = running?.step === 'push' && options.step === 'replace' ? 'push' : options.step
  running?.controller.abort()
  const controller = new AbortController()
  running = { controller, step }
  const main = document.querySelector('main')
  main?.setAttribute('aria-busy', 'true')
  const slow = setTimeout(() => showPageNote('Loading...'), patienceMs)
  const end = () => {
    clearTimeout(slow)
    if (running?.controller !== controller) return
    running = undefined
    main?.removeAttribute('aria-busy')
    hidePageNote()
  }
  const address = query.size > 0 ? `${location.pathname}?${query.toString()}` : location.pathname
  const fetched = await fetchDocument(address, { signal: controller.signal }).catch(() => undefined)
  end()
  if (controller.signal.aborted) return
  if (fetched) show(fetched, { ...options, step })
  else showToast('error', 'We can’t load this list right now. We’ve kept your filters. Try again in a moment.')
}

function show({ latest, url }: FetchedDocument, { step, isTyped = false, scrollsToTop = false }: OpenOptions) {
  if (step === 'push') {
    history.replaceState({ scrollY }, '')
    history.pushState(null, '', url)
  } else if (step === 'replace') history.replaceState(null, '', url)
  hasSearchEntry = isTyped
  shown = url.searchParams
  requested = new URLSearchParams(shown)
  document.title = latest.title
  replaceParts('data-part', latest)
  updateControls(latest, step)
  if (scrollsToTop) scrollTo(0, 0)
  else if (step === 'back') scrollTo(0, readScrollY(history.state))
}

const readScrollY = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'scrollY' in state ? Number(state.scrollY) : 0

/**
 * Sets the controls to their values in the latest document. Doesn't change a focused search field, except after Back or
 * Forward.
 */
function updateControls(latest: Document, step: HistoryStep) {
  for (const control of controls()) {
    const value = isCheckbox(control) ? `[value="${CSS.escape(control.value)}"]` : ''
    const latestControl = latest.querySelector<Control>(`form[data-filters] [name="${control.name}"]${value}`)
    if (!latestControl) continue
    if (isCheckbox(control)) control.checked = isCheckbox(latestControl) && latestControl.checked
    else if (control instanceof HTMLSelectElement) control.value = latestControl.value
    else if (isSearch(control) && (step === 'back' || document.activeElement !== control))
      control.value = latestControl.value
  }
}
