/** Event for an island whose element is about to be removed. */
export const removalEvent = 'island-removal'
/** Event for an island whose props have changed in its element. An island that is awake cancels it. */
export const propsEvent = 'island-props'
/** Event of the document after parts were replaced: they may contain islands. */
export const replacementEvent = 'parts-replaced'
