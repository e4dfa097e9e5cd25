import listAddress from '#client/styles/remedies.css?url'
import editorAddress from '#client/styles/remedy-editor.css?url'
import sideAddress from '#client/styles/remedy-side.css?url'

/** Style sheet of the administrator's catalogue, loaded with it so that other pages stay small. */
export const EditingStyles = () => <link rel="stylesheet" href={listAddress} precedence="page" />

/** Style sheets of the remedy editor. */
export const EditorStyles = () => (
  <>
    <EditingStyles />
    <link rel="stylesheet" href={editorAddress} precedence="page" />
    <link rel="stylesheet" href={sideAddress} precedence="page" />
  </>
)
