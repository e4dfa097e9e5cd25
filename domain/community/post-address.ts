const pattern = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})(?:-|$)/

/** The id that the last part of a post's address begins with; undefined where it begins with none. */
export const postIdOf = (address: string): string | undefined => pattern.exec(address)?.[1]
