/** `besides` takes away what sounds alike and means something else, before `signs` are looked for. */
export type Signs = { signs: RegExp; besides?: RegExp }

/** What `plainText` has read, without apostrophes, commas and hyphens, words parted by one space; 38.5 stays one word. */
export const bareWords = (plain: string) =>
  plain
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ')
    .trim()

/** At most so many words between two that belong together. */
export const upTo = (count: number) => `(?:[\\p{L}\\p{N}]+ ){0,${count}}`
export const whose = '(?:(?:my|the|his|her|their|your|our|a|one) )?'
export const cannot =
  '(?:cant|cannot|can not|couldnt|could not|unable to|not able to|isnt able to|can hardly|can barely|can scarcely|hardly|barely|hard to|difficult to|struggl\\w+ to|fighting to)'
/** Any of the patterns, as whole words. */
export const some = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'u')
/** As `some`, for taking all of them away. */
export const every = (...patterns: string[]) => new RegExp(some(...patterns).source, 'gu')
