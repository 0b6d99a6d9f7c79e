import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Reads all figures of the usage page again. */
export function useRefetchActivity(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: ['activity'] }), [queryClient])
}
