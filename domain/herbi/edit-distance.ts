/** Returns the number of inserted, deleted, changed or swapped letters, capped at `max`. */
export function calculateEditDistance(one: string, other: string, max: number): number {
  let [rowBefore, previousRow]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
  ]
  for (let row = 1; row <= one.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      currentRow.push(
        Math.min(
          (previousRow[column] ?? max) + 1,
          (currentRow[column - 1] ?? max) + 1,
          (previousRow[column - 1] ?? max) + (isSame ? 0 : 1),
          isSwapped ? (rowBefore[column - 2] ?? max) + 1 : max + 1,
        ),
      )
    }
    if (Math.min(...currentRow) >= max) return max
    ;[rowBefore, previousRow] = [previousRow, currentRow]
  }
  return previousRow[other.length] ?? max
}
