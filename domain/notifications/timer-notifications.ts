/** The message names no recipe, because what somebody drinks may say something about their health. */
export const timerNotification = {
  title: 'Your tea is ready',
  message: 'The timer that you started has ended.',
  type: 'success',
  kind: 'timer',
} as const
