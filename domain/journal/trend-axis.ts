import { dayOfMonthInWords, shortMonthOf } from '../date-in-words.ts'
import { addDays, daysBetween } from '../days.ts'

type AxisMark = { date: string; words: string }

const marksByDayMax = 100
const daySteps = [1, 2, 7, 14, 30]
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/**
 * Returns at most `marksMax` marks for the axis, earliest first: days counted back from the last, or first days of
 * months.
 */
export function axisMarks(from: string, to: string, marksMax: number): AxisMark[] {
  const length = daysBetween(from, to) + 1
  return length <= marksByDayMax ? dayMarks(to, length, marksMax) : monthMarks(from, to, marksMax)
}

function dayMarks(to: string, length: number, marksMax: number): AxisMark[] {
  const step = daySteps.find((days) => Math.ceil(length / days) <= marksMax) ?? length
  return Array.from({ length: Math.ceil(length / step) }, (_, position) => addDays(to, -position * step))
    .toReversed()
    .map((date) => ({ date, words: dayOfMonthInWords(date) }))
}

function monthMarks(from: string, to: string, marksMax: number): AxisMark[] {
  const [first, last] = [monthNumber(from) + 1, monthNumber(to)]
  const step = monthSteps.find((months) => (last - first) / months + 1 <= marksMax) ?? last - first + 1
  const marks: AxisMark[] = []
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) {
    const date = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
    marks.push({ date, words: `${shortMonthOf(date)} ${Number(date.slice(0, 4))}` })
  }
  return marks
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
