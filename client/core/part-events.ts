/** Event for an island whose element is about to be removed. */
export const removalEvent = 'island-removal'
/** Event for an island whose element has new props. An island that is awake cancels the event. */
export const propsEvent = 'island-props'
/** Event of the document after parts were replaced, because the new ones may contain islands. */
export const replacementEvent = 'parts-replaced'
