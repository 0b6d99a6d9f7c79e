import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Returns a function that refetches all data of the activity page. */
export function useRefetchActivity(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: ['activity'] }), [queryClient])
}
