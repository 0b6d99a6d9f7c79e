import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

/** The last looks that are listed; all of them are in the copy of one's data. */
export const PHOTO_VIEWS_SHOWN = 20

/** Who else looked at the member's photos, newest first: one more than is listed, which says that there are more. */
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
