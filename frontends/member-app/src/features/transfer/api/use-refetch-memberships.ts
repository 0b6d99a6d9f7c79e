import { useInvalidate } from '../../../lib/api/use-invalidate.ts'

/** Returns a function that refetches all lists that show memberships. */
export function useRefetchMemberships() {
  const invalidate = useInvalidate()
  return () =>
    invalidate(
      '/admin/transfers',
      '/admin/transfers/{id}',
      '/account/all-users',
      '/admin/agencies',
      '/admin/agencies/{id}',
    )
}
