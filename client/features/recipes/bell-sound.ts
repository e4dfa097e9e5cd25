/** Partials of a small bell: multiple of the pitch, loudness, seconds until silence. */
const partials = [
  [1, 0.5, 2.6],
  [2, 0.26, 1.9],
  [2.76, 0.2, 1.2],
  [5.4, 0.08, 0.6],
] as const
const pitch = 784
const strikeCount = 3
const secondsBetween = 1.1
const silence = 0.0001

/** Schedules three strikes from `at`, in seconds on the context's clock. `stop()` on each returned node cancels it. */
export function strikeBell(context: AudioContext, at: number): OscillatorNode[] {
  return Array.from({ length: strikeCount }, (_, strike) =>
    partials.map(([times, loudness, seconds]) => {
      const start = at + strike * secondsBetween
      const gain = context.createGain()
      gain.gain.setValueAtTime(silence, start)
      gain.gain.exponentialRampToValueAtTime(loudness * 0.5, start + 0.008)
      gain.gain.exponentialRampToValueAtTime(silence, start + seconds)
      gain.connect(context.destination)
      const tone = context.createOscillator()
      tone.frequency.value = pitch * times
      tone.connect(gain)
      tone.start(start)
      tone.stop(start + seconds)
      return tone
    }),
  ).flat()
}
