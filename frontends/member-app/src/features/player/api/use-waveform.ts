import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { type Envelope, toEnvelope } from '../drawings/envelope.rules.ts'
import { offlineSoundStore } from '../offline/offline-sound-store.ts'

/**
 * The loudness over a sound, or null where the server knows none. Never worth an error: a calm wave stands in.
 *
 * @param options.enabled false for enterprise accounts, whose sounds have none
 */
export function useWaveform(soundId: string, { enabled }: { enabled: boolean }): Envelope | null {
  const { data } = useQuery({
    enabled,
    queryKey: ['get', '/soundesthe/waveform', { params: { query: { soundId } } }],
    queryFn: () => fetchWaveformPeaks(soundId).catch(() => offlineSoundStore.findPeaks(soundId)),
    select: toKnownEnvelope,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? null
}

const toKnownEnvelope = (peaks: readonly number[] | null): Envelope | null =>
  peaks && peaks.length > 0 ? toEnvelope(peaks) : null

/**
 * Loudness over the sound as the server measured it, 0 … 100; null where it knows none.
 *
 * @throws when the server cannot be reached, or refuses
 */
export async function fetchWaveformPeaks(soundId: string): Promise<readonly number[] | null> {
  try {
    return await unwrap(api.GET('/soundesthe/waveform', { params: { query: { soundId } } }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
