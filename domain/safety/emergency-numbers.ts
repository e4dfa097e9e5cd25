const numberWords = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as const),
)
for (const [position, word] of 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ').entries())
  numberWords.set(word, (position + 3) * 10)

/** Returns the value of a number in figures or one word; undefined for any other word. */
export const parseNumber = (word: string): number | undefined =>
  /^\d+(\.\d+)?$/.test(word) ? Number(word) : numberWords.get(word)
