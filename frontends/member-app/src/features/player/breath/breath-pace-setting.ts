import { createDeviceSetting } from '../../../lib/device-setting.ts'
import { breathPaces, DEFAULT_BREATH_PACE } from './breath-pace.rules.ts'

/** The breaths a minute that were chosen last on this device. */
export const breathPaceSetting = createDeviceSetting(
  'hibiki.breath-pace',
  (stored) => breathPaces.find((pace) => String(pace) === stored) ?? DEFAULT_BREATH_PACE,
)

/** Whether this device vibrates with the breath. */
export const breathVibrationSetting = createDeviceSetting('hibiki.breath-vibration', (stored) =>
  stored === 'off' ? 'off' : 'on',
)
