import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

/** At most this many views are listed; the data export contains all of them. */
export const MAX_SHOWN_PHOTO_VIEWS = 20

/** Loads who else viewed the member's photos, newest first: one more than is listed, which tells that there are more. */
export function usePhotoViews(confirmed: PasswordConfirmedRunner) {
  return useQuery({
    queryKey: ['aiesthe/photo-views'],
    queryFn: () =>
      confirmed(() =>
        unwrap(
          api.GET('/aiesthe/photo-views', {
            params: { query: { page: 0, size: MAX_SHOWN_PHOTO_VIEWS + 1 } },
          }),
        ),
      ),
    retry: false,
  })
}
