/** Partials of a small bell: multiple of the pitch, volume from 0 to 1, seconds until silence. */
const partials = [
  [1, 0.5, 2.6],
  [2, 0.26, 1.9],
  [2.76, 0.2, 1.2],
  [5.4, 0.08, 0.6],
] as const
const pitchHz = 784
const strikeCount = 3
const secondsBetweenStrikes = 1.1
/** An exponential ramp can't reach zero. */
const silentGain = 0.0001

/** Schedules three strikes from `at`, in seconds of the context's clock. To cancel them, call `stop()` on every returned node. */
export function strikeBell(context: AudioContext, at: number): OscillatorNode[] {
  return Array.from({ length: strikeCount }, (_, strike) =>
    partials.map(([multiple, volume, seconds]) => {
      const start = at + strike * secondsBetweenStrikes
      const gain = context.createGain()
      gain.gain.setValueAtTime(silentGain, start)
      gain.gain.exponentialRampToValueAtTime(volume * 0.5, start + 0.008)
      gain.gain.exponentialRampToValueAtTime(silentGain, start + seconds)
      gain.connect(context.destination)
      const tone = context.createOscillator()
      tone.frequency.value = pitchHz * multiple
      tone.connect(gain)
      tone.start(start)
      tone.stop(start + seconds)
      return tone
    }),
  ).flat()
}
