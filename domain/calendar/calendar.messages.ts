export const calendarMessages = {
  created: 'The calendar feed is ready',
  deleted: 'The calendar feed is deleted',
} as const
