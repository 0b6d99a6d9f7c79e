import { createDeviceSetting } from '../../../lib/device-setting.ts'
import { DEFAULT_TIMER_SECONDS, MAX_TIMER_SECONDS } from './sleep-timer.rules.ts'

/** The length in seconds that was chosen last on this device. */
export const sleepTimerSetting = createDeviceSetting('hibiki.sleep-timer-seconds', (stored) => {
  const seconds = Number(stored)
  return Number.isInteger(seconds) && seconds > 0 && seconds <= MAX_TIMER_SECONDS
    ? seconds
    : DEFAULT_TIMER_SECONDS
})
