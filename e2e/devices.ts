type Screen = { requested: number; released: number }

declare global {
  interface Window {
    /** `strikes` returns the times at which the bell will ring, in epoch milliseconds. `screen` counts wake locks. */
    devices: { strikes: () => number[]; screen: Screen }
  }
}

/**
 * Runs in the page before its scripts. Replaces audio with a silent clock that follows the page's own, user activation
 * with one that starts with the first gesture, and the wake lock with one that counts requests.
 */
export function watchDevices(): void {
  const screen: Screen = { requested: 0, released: 0 }
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
      screen,
      strikes: () => [...new Set([...tones].map(({ at }) => Math.round(at)))].toSorted((one, other) => one - other),
    },
  })
  // Playwright's own scripts count as gestures, so the browser's value can't be used.
  const userActivation = { isActive: false }
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, () => Object.assign(userActivation, { isActive: true }), true)
  Object.defineProperty(navigator, 'userActivation', { value: userActivation })
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      request: () => {
        screen.requested += 1
        const release = () => {
          screen.released += 1
          return Promise.resolve()
        }
        return Promise.resolve({ released: false, release })
      },
    },
  })
}
