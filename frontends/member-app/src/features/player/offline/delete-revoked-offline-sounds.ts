import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { type OfflineSound, offlineSoundStore } from './offline-sound-store.ts'

/** The check of the plan that a type of play requires; other types are open to every member. */
const planChecks: Record<string, () => Promise<unknown>> = {
  '01': () => unwrap(api.GET('/v2/esthe/available-aiesthe')),
  '04': () => unwrap(api.GET('/v2/esthe/available-sound-therapy-func')),
}

/** Deletes offline sounds that were withdrawn meanwhile, or whose plan has ended. */
export const deleteRevokedOfflineSounds = (userId: string): Promise<void> =>
  offlineSoundStore.review(userId, checkPermission)

async function checkPermission({ sound, plan }: OfflineSound): Promise<'allowed' | 'refused' | 'unknown'> {
  try {
    await unwrap(
      api.GET('/soundesthe/waveform', { params: { query: { soundId: sound.id } }, cache: 'no-cache' }),
    )
    const check = await (planChecks[plan.dmvTypeCode]?.() ?? 'E0000')
    return toCode(check) === 'E0000' ? 'allowed' : 'refused'
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'refused' : 'unknown'
  }
}

/** The server returns the code alone or in an object. */
const toCode = (check: unknown): unknown =>
  typeof check === 'object' && check !== null && 'code' in check ? check.code : check
