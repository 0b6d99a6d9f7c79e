import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { type KeptSound, keptSounds } from './kept-sounds.ts'

/** The plan that opens what is recorded under a type; the others are open to every member. */
const planChecks: Record<string, () => Promise<unknown>> = {
  '01': () => unwrap(api.GET('/v2/esthe/available-aiesthe')),
  '04': () => unwrap(api.GET('/v2/esthe/available-sound-therapy-func')),
}

/** Lets go of kept sounds that were withdrawn meanwhile, or whose plan has ended. */
export const reviewKeptSounds = (userId: string): Promise<void> => keptSounds.review(userId, ask)

async function ask({ sound, plan }: KeptSound): Promise<'allowed' | 'refused' | 'unknown'> {
  try {
    await unwrap(
      api.GET('/soundesthe/waveform', { params: { query: { soundId: sound.id } }, cache: 'no-cache' }),
    )
    const check = await (planChecks[plan.dmvTypeCode]?.() ?? 'E0000')
    return codeOf(check) === 'E0000' ? 'allowed' : 'refused'
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'refused' : 'unknown'
  }
}

/** `E0000` alone or in an object. */
const codeOf = (check: unknown): unknown =>
  typeof check === 'object' && check !== null && 'code' in check ? check.code : check
