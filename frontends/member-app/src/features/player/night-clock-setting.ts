import { createDeviceSetting } from '../../lib/device-setting.ts'

/** What the night screen of this device shows in the middle. */
export const nightClockSetting = createDeviceSetting('hibiki.night-clock', (stored) =>
  stored === 'hidden' ? 'hidden' : 'shown',
)
