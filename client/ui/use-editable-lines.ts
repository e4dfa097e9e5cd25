import { useRef, useState } from 'react'

type Row = { key: string }
type Rows<Line> = {
  lines: readonly Line[]
  setLines: (lines: Line[]) => void
  /** Creates an empty line with this key. */
  createLine: (key: string) => Line
  getName: (line: Line) => string
  /** True if one blank line stays when the last is removed. */
  requiresOneLine: boolean
}

/**
 * Editing of a list of lines by keyboard: add, move and remove. The first field of each line has `data-line` with its
 * key.
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
    const newLine = createLine(newKey(lines))
    setLines([...lines, newLine])
    focus(newLine.key)
  }
  const remove = (line: Line, position: number) => {
    const otherLines = lines.filter(({ key }) => key !== line.key)
    const remaining = otherLines.length > 0 || !requiresOneLine ? otherLines : [createLine(newKey(lines))]
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

/** Returns an unused key. */
const newKey = (lines: readonly Row[]): string => String(Math.max(0, ...lines.map(({ key }) => Number(key) || 0)) + 1)
