import { Tabs } from '@base-ui/react/tabs'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { textFields } from '#client/core/forms.ts'
import { MarkedText } from '#client/ui/marked-text.tsx'
import { formatCharactersLeft } from '#domain/characters-left.ts'
import { maxContentLength } from '#domain/community/community.rules.ts'
import type { Preview } from '#domain/community/community.types.ts'
import { communityDataPath } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

import { MentionArea } from './mention-area.tsx'
import { RecipeCards } from './recipe-cards.tsx'
import { SafetyNotes } from './safety-notes.tsx'

export type RenderEmergencies = (emergencies: readonly Emergency[]) => ReactNode

type ContentFieldProps = {
  label: string
  initial: string
  error: string | undefined
  rows: number
  /** ID of the post being replied to. Replies can mention the other authors in its thread. */
  repliedPostId?: string | undefined
  renderEmergencies: RenderEmergencies
}

/** Text area with a second tab that previews the text and its safety notes. */
export function ContentField({ label, initial, error, rows, repliedPostId, renderEmergencies }: ContentFieldProps) {
  const id = useId()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(initial.length)
  const { data, state, submit } = useFetcher<{ preview: Preview | null }>()
  const charactersLeft = formatCharactersLeft(length, maxContentLength)
  const loadPreview = (tab: string) => {
    if (tab !== 'preview') return
    const form = textArea.current?.form
    const { title = '', content = '' } = Object.fromEntries(form ? textFields(new FormData(form)) : [])
    void submit(
      { intent: 'preview', title, content, ...(repliedPostId && { postId: repliedPostId }) },
      { action: communityDataPath, isReloading: false },
    )
  }
  const field: ComponentProps<'textarea'> = {
    className: 'field',
    id,
    name: 'content',
    rows,
    defaultValue: initial,
    'aria-invalid': error !== undefined || length > maxContentLength,
    'aria-describedby': `${id}hint ${id}error`,
    onInput: (event) => setLength(event.currentTarget.value.length),
  }
  return (
    <Tabs.Root defaultValue="write" onValueChange={loadPreview} className="labelled content-field">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id}>{label}</label>
        <Tabs.List className="tabs m-0" aria-label={label}>
          <Tabs.Tab value="write">Write</Tabs.Tab>
          <Tabs.Tab value="preview">Preview</Tabs.Tab>
        </Tabs.List>
      </div>
      <Tabs.Panel value="write" keepMounted tabIndex={-1}>
        {repliedPostId === undefined ? (
          <textarea {...field} ref={textArea} />
        ) : (
          <MentionArea {...field} textArea={textArea} postId={repliedPostId} />
        )}
        <small id={`${id}hint`} className="mt-1.5">
          <span>
            Markdown: <code>**strong**</code>, <code>*italic*</code>, <code>- list</code>, <code>[text](address)</code>
            {repliedPostId !== undefined && (
              <>
                , <code>@name</code>
              </>
            )}
          </span>
          <span role="status" className={length > maxContentLength ? 'error' : undefined}>
            {charactersLeft}
          </span>
        </small>
        <p className="error" id={`${id}error`}>
          {error}
        </p>
      </Tabs.Panel>
      <Tabs.Panel
        value="preview"
        className="min-h-44 rounded-box border-[1.5px] border-dashed border-line px-3.5 py-3"
        aria-busy={state !== 'idle'}
      >
        {state === 'idle' ? (
          <TextPreview preview={data?.preview} renderEmergencies={renderEmergencies} />
        ) : (
          'Loading...'
        )}
      </Tabs.Panel>
    </Tabs.Root>
  )
}

type PreviewProps = { preview: Preview | null | undefined; renderEmergencies: RenderEmergencies }

function TextPreview({ preview, renderEmergencies }: PreviewProps) {
  if (!preview) return <p className="error">We couldn’t load the preview. Your text is still there.</p>
  if (preview.body.length === 0) return <p className="text-quiet">Nothing to preview yet.</p>
  return (
    <>
      <MarkedText body={preview.body} />
      <RecipeCards recipes={preview.recipes} />
      <SafetyNotes checked={preview.checked} />
      {renderEmergencies(preview.emergencies)}
    </>
  )
}
