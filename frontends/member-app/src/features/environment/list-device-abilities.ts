export type Ability = 'sound' | 'camera'

interface Surroundings {
  AudioContext?: unknown
  navigator: { mediaDevices?: { getUserMedia?: unknown } }
}

/** What this browser can do of what Hibiki needs; nothing is blocked when something is missing. */
export const listDeviceAbilities = (window: Surroundings): Record<Ability, boolean> => ({
  sound: typeof window.AudioContext === 'function',
  camera: typeof window.navigator.mediaDevices?.getUserMedia === 'function',
})
