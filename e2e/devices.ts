type WakeLockCounts = { requested: number; released: number }

declare global {
  interface Window {
    /** `ringTimes` returns when the bell will ring, in epoch milliseconds. `wakeLocks` counts wake lock requests. */
    devices: { ringTimes: () => number[]; wakeLocks: WakeLockCounts }
  }
}

/**
 * Runs in the page before its scripts. Replaces the audio context with a silent one that follows the page's clock, the
 * wake lock with a counter, and user activation with a flag that the first gesture sets.
 */
export function mockDevices(): void {
  const wakeLocks: WakeLockCounts = { requested: 0, released: 0 }
  const tones = new Set<{ at: number }>()

  class SilentParameter {
    value = 0
    setValueAtTime() {}
    exponentialRampToValueAtTime() {}
  }
  class SilentGain {
    gain = new SilentParameter()
    connect() {}
  }
  class SilentTone {
    frequency = new SilentParameter()
    tone = { at: 0 }
    connect() {}
    start(at: number) {
      this.tone.at = at * 1000
      tones.add(this.tone)
    }
    stop(at?: number) {
      if (at === undefined) tones.delete(this.tone)
    }
  }
  class SilentAudioContext {
    destination = {}
    get currentTime() {
      return Date.now() / 1000
    }
    createGain = () => new SilentGain()
    createOscillator = () => new SilentTone()
    resume = () => Promise.resolve()
    close = () => Promise.resolve()
  }

  Object.assign(window, {
    AudioContext: SilentAudioContext,
    devices: {
      wakeLocks,
      ringTimes: () => [...new Set([...tones].map(({ at }) => Math.round(at)))].toSorted((one, other) => one - other),
    },
  })
  // Chrome also counts Playwright's scripts as gestures, so the real `userActivation` is useless here.
  const userActivation = { isActive: false }
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, () => Object.assign(userActivation, { isActive: true }), true)
  Object.defineProperty(navigator, 'userActivation', { value: userActivation })
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: () => {
        wakeLocks.requested += 1
        const release = () => {
          wakeLocks.released += 1
          return Promise.resolve()
        }
        return Promise.resolve({ released: false, release })
      },
    },
  })
}
