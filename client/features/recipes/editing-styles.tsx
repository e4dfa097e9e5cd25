import listUrl from '#client/styles/remedies.css?url'
import editorUrl from '#client/styles/remedy-editor.css?url'
import sideUrl from '#client/styles/remedy-side.css?url'

/** Loaded only on the administrator's pages, so that other pages stay small. */
export const EditingStyles = () => <link rel="stylesheet" href={listUrl} precedence="page" />

export const EditorStyles = () => (
  <>
    <EditingStyles />
    <link rel="stylesheet" href={editorUrl} precedence="page" />
    <link rel="stylesheet" href={sideUrl} precedence="page" />
  </>
)
