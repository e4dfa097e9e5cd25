import listAddress from '#client/styles/remedies.css?url'
import editorAddress from '#client/styles/remedy-editor.css?url'
import sideAddress from '#client/styles/remedy-side.css?url'

/** The look of the administrator's catalogue, fetched with it: no other page weighs more for it. */
export const EditingStyles = () => <link rel="stylesheet" href={listAddress} precedence="page" />

/** The look of one remedy that is written: its form, and what stands beside it. */
export const EditorStyles = () => (
  <>
    <EditingStyles />
    <link rel="stylesheet" href={editorAddress} precedence="page" />
    <link rel="stylesheet" href={sideAddress} precedence="page" />
  </>
)
