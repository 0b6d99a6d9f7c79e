export type DeviceAbility = 'sound' | 'camera'

interface Surroundings {
  AudioContext?: unknown
  navigator: { mediaDevices?: { getUserMedia?: unknown } }
}

/** Lists which of the abilities that Hibiki uses this browser has; nothing is blocked when one is missing. */
export const detectDeviceAbilities = (window: Surroundings): Record<DeviceAbility, boolean> => ({
  sound: typeof window.AudioContext === 'function',
  camera: typeof window.navigator.mediaDevices?.getUserMedia === 'function',
})
