import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { createUploadFetch } from '../../../lib/api/upload-fetch.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { Course, FaceResult } from '../types.ts'

interface SentPhoto {
  id: string
  course: Course
  image: string
  publish: boolean
}

/**
 * A service that is full, or whose engine is still loading, takes the same photo a little later: the server knows it again, so that none
 * counts twice.
 */
const repeatWhenBusy = {
  retry: (failures: number, error: Error) => isBusy(error) && failures < MAX_REPEATS,
  retryDelay: (_failures: number, error: Error) =>
    (error instanceof ApiError ? (error.retryAfterSeconds ?? 1) : 1) * 1000,
} as const
const MAX_REPEATS = 2
const isBusy = (error: unknown): boolean => error instanceof ApiError && [503, 504].includes(error.status)

/** Sends the Before photo; returns the sound that the AI chose and why. */
export function useSendBeforePhoto() {
  const [uploaded, setUploaded] = useState(false)
  const send = useMutation({
    ...repeatWhenBusy,
    mutationFn: (photo: SentPhoto) => {
      setUploaded(false)
      const fetch = createUploadFetch(() => setUploaded(true))
      return unwrap(api.POST('/aiesthe/detect', { body: { ...photo, after: false }, fetch }))
    },
  })
  return { ...send, uploaded, isRepeating: send.isPending && send.failureCount > 0 }
}

/** Sends the After photo; returns the result, also when an earlier photo arrived and its response was lost. */
export function useSendAfterPhoto() {
  const queryClient = useQueryClient()
  const headers = useLanguageHeader()
  const [uploaded, setUploaded] = useState(false)
  const send = useMutation({
    ...repeatWhenBusy,
    mutationFn: async (photo: SentPhoto) => {
      setUploaded(false)
      try {
        const fetch = createUploadFetch(() => setUploaded(true))
        return await unwrap(api.POST('/aiesthe/detect-after', { body: { ...photo, after: true }, fetch }))
      } catch (error) {
        const finished = isPossiblySent(error) ? await fetchFinishedResult(photo.id).catch(() => null) : null
        if (finished) return finished
        throw error
      }
    },
    onSuccess: (result) => {
      const init = { params: { query: { detectId: result.id } }, headers }
      queryClient.setQueryData(['get', '/aiesthe/detect-result', init], result)
      void queryClient.invalidateQueries({ queryKey: ['get', '/aiesthe/my-history'] })
    },
  })
  return { ...send, uploaded, isRepeating: send.isPending && send.failureCount > 0 }
}

/** The service did not respond, or no longer waits for this photo, so the photo may have arrived already. */
const isPossiblySent = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.code === 'AIESTHE_RESULT_NOT_FOUND'

async function fetchFinishedResult(detectId: string): Promise<FaceResult | null> {
  const { latestResultId } = await unwrap(api.GET('/aiesthe/current-step'))
  if (latestResultId !== detectId) return null
  return unwrap(api.GET('/aiesthe/detect-result', { params: { query: { detectId } } }))
}
