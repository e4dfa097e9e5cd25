import { formatDayOfMonth, getShortMonthName } from '../date-in-words.ts'
import { addDays, daysBetween } from '../days.ts'

type AxisTick = { date: string; label: string }

const maxDaysWithDayTicks = 100
const daySteps = [1, 2, 7, 14, 30]
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/**
 * Returns at most `maxTicks` ticks for the time axis, earliest first. A short range has ticks every few days, counted
 * back from the last day. A long range has ticks on the first day of a month.
 */
export function createAxisTicks(from: string, to: string, maxTicks: number): AxisTick[] {
  const length = daysBetween(from, to) + 1
  return length <= maxDaysWithDayTicks ? createDayTicks(to, length, maxTicks) : createMonthTicks(from, to, maxTicks)
}

function createDayTicks(to: string, length: number, maxTicks: number): AxisTick[] {
  const step = daySteps.find((days) => Math.ceil(length / days) <= maxTicks) ?? length
  return Array.from({ length: Math.ceil(length / step) }, (_, position) => addDays(to, -position * step))
    .toReversed()
    .map((date) => ({ date, label: formatDayOfMonth(date) }))
}

function createMonthTicks(from: string, to: string, maxTicks: number): AxisTick[] {
  const [first, last] = [countMonths(from) + 1, countMonths(to)]
  const step = monthSteps.find((months) => (last - first) / months + 1 <= maxTicks) ?? last - first + 1
  const ticks: AxisTick[] = []
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) {
    const date = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
    ticks.push({ date, label: `${getShortMonthName(date)} ${Number(date.slice(0, 4))}` })
  }
  return ticks
}

const countMonths = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
