import { groupDigits } from '../figures.ts'
import type { Scale } from './journal.schemas.ts'

export const scaleLabels: Record<Scale, string> = { mood: 'Mood', energy: 'Energy', sleep: 'Sleep' }

export function getMoodEmoji(mood: number): string {
  if (mood <= 3) return '😢'
  if (mood <= 6) return '😐'
  return mood <= 8 ? '🙂' : '😄'
}

export const formatEntryCount = (count: number): string => (count === 1 ? '1 entry' : `${groupDigits(count)} entries`)
