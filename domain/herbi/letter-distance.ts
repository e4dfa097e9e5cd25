/** Returns the number of letters to insert, delete, change or swap; `max` when it isn't below `max`. */
export function distanceOf(one: string, other: string, max: number): number {
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          (previous[column] ?? max) + 1,
          (current[column - 1] ?? max) + 1,
          (previous[column - 1] ?? max) + (isSame ? 0 : 1),
          swapped ? (before[column - 2] ?? max) + 1 : max + 1,
        ),
      )
    }
    if (Math.min(...current) >= max) return max
    ;[before, previous] = [previous, current]
  }
  return previous[other.length] ?? max
}
