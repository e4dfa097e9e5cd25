import { useRef, useState } from 'react'

type Row = { key: string }
type Rows<Line> = {
  lines: readonly Line[]
  setLines: (lines: Line[]) => void
  createLine: (key: string) => Line
  getName: (line: Line) => string
  /** True if removing the last line leaves an empty one. */
  requiresOneLine: boolean
}

/**
 * Adds, changes, moves and removes lines of a list; moves the focus after adding or removing. The first field of each
 * line needs `data-line` with the key of its line.
 */
export function useEditableLines<Line extends Row>({
  lines,
  setLines,
  createLine,
  getName,
  requiresOneLine,
}: Rows<Line>) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const focus = (key: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-line="${key}"]`)?.focus())
  const add = () => {
    const newLine = createLine(createKey(lines))
    setLines([...lines, newLine])
    focus(newLine.key)
  }
  const remove = (line: Line, position: number) => {
    const otherLines = lines.filter(({ key }) => key !== line.key)
    const remaining = otherLines.length > 0 || !requiresOneLine ? otherLines : [createLine(createKey(lines))]
    setLines(remaining)
    setAnnouncement(`${getName(line) || 'Line'} removed`)
    focus((remaining[position] ?? remaining.at(-1))?.key ?? '')
  }
  const move = (position: number, step: 1 | -1) => {
    const moved = [...lines]
    const [line] = moved.splice(position, 1)
    if (!line) return
    moved.splice(position + step, 0, line)
    setLines(moved)
    setAnnouncement(`${getName(line) || 'Line'} moved to position ${position + step + 1} of ${lines.length}`)
  }
  const change = (key: string, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? Object.assign({}, line, part) : line)))
  return { list, announcement, add, remove, move, change }
}

const createKey = (lines: readonly Row[]): string =>
  String(Math.max(0, ...lines.map(({ key }) => Number(key) || 0)) + 1)
