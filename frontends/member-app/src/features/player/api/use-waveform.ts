import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'

/**
 * The loudness over a sound, 0 … 1, or null where the server knows none. Never worth an error: a calm wave stands in.
 *
 * @param o.enabled false for enterprise accounts, whose sounds have none
 */
export function useWaveform(soundId: string, { enabled }: { enabled: boolean }): readonly number[] | null {
  const { data } = useQuery({
    enabled,
    queryKey: ['soundesthe/waveform', soundId],
    queryFn: () => fetchPeaks(soundId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? null
}

async function fetchPeaks(soundId: string): Promise<number[] | null> {
  try {
    const peaks = await unwrap(api.GET('/soundesthe/waveform', { params: { query: { soundId } } }))
    return peaks.map((peak) => peak / 100)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
