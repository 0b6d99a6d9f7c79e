import { createDeviceSetting } from '../../lib/device-setting.ts'

/** Vibration is off until it is switched on on this device. */
const vibrationSetting = createDeviceSetting('hibiki.vibration', (stored) => (stored === 'on' ? 'on' : 'off'))

/** Whether this device can vibrate at all; a desktop browser may have the function and no motor. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && navigator.maxTouchPoints > 0

/** Returns the switch of this device and a function that sets it. */
export function useVibrationSwitch(): [boolean, (on: boolean) => void] {
  const [value, save] = vibrationSetting.use()
  return [value === 'on', (on) => save(on ? 'on' : 'off')]
}
