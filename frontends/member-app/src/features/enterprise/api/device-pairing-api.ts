import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { REQUEST_TIMEOUT_MS, withTimeout } from '../../../lib/with-timeout.ts'

export interface DevicePairing {
  /** The code to show. */
  code: string
  /** It redeems the code and stays in the memory of the page. */
  secret: string
}

export type PairingResult = { state: 'waiting' | 'expired' } | { state: 'paired'; sectionId: string }

/** The API requests of a device without a session that is to play in a room. */
export const devicePairingApi = {
  start: (): Promise<DevicePairing> => unwrap(api.POST('/auth/device-pairing')),
  /** Begins the session once somebody has approved the code. A device that cannot reach the service waits. */
  async redeem(secret: string): Promise<PairingResult> {
    try {
      const { sectionId } = await withTimeout(REQUEST_TIMEOUT_MS, (signal) =>
        unwrap(api.POST('/auth/device-pairing/redeem', { body: { secret }, signal })),
      )
      return sectionId === null ? { state: 'waiting' } : { state: 'paired', sectionId }
    } catch (error) {
      return { state: error instanceof ApiError && error.status === 404 ? 'expired' : 'waiting' }
    }
  },
}
