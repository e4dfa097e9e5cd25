import { createWordRegex } from './message-text.ts'
import data from './topics.json' with { type: 'json' }

export type Topic = keyof typeof data

const topics = Object.keys(data) as Topic[]
const topicPatterns = new Map(topics.map((topic) => [topic, createWordRegex(data[topic])]))

export const findTopics = (text: string): Set<Topic> =>
  new Set(topics.filter((topic) => topicPatterns.get(topic)?.test(text)))

export const mentionsStoppingMedicine = (text: string): boolean =>
  topicPatterns.get('stopMedicine')?.test(text) ?? false
