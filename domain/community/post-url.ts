const pattern = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:-|$)/

/** Returns the id at the start of a post's URL segment, or undefined. */
export const parsePostId = (urlSegment: string): string | undefined => pattern.exec(urlSegment)?.[1]
