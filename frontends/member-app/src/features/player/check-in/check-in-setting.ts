import { createDeviceSetting } from '../../../lib/device-setting.ts'

/**
 * Whether this device asks how the member feels. `known` means that a face was tapped before, so that nothing has to be explained any
 * more. The device remembers it and not the account: so it works without a network, and no page waits for the server to know.
 */
export const checkInSetting = createDeviceSetting('hibiki.check-in', (stored) =>
  stored === 'known' || stored === 'hidden' ? stored : 'new',
)
