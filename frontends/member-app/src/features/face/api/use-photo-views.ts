import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

/** At most this many views are listed; the data export contains all of them. */
export const PHOTO_VIEWS_SHOWN = 20

/** Loads who else viewed the member's photos, newest first: one more than is listed, which tells that there are more. */
export function usePhotoViews(confirmed: RunConfirmed) {
  return useQuery({
    queryKey: ['aiesthe/photo-views'],
    queryFn: () =>
      confirmed(() =>
        unwrap(
          api.GET('/aiesthe/photo-views', { params: { query: { page: 0, size: PHOTO_VIEWS_SHOWN + 1 } } }),
        ),
      ),
    retry: false,
  })
}
