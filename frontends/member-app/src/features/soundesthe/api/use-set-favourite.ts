import { useQueryClient } from '@tanstack/react-query'
import { $api } from '../../../lib/api/queries.ts'
import type { SoundLibraryData } from '../types.ts'

const queryKey = ['get', '/soundesthe/library']

/** Adds or removes a favourite; the change shows at once and is reverted when the server rejects it. */
export function useSetFavourite() {
  const queryClient = useQueryClient()
  return $api.useMutation('post', '/soundesthe/favourite', {
    onMutate: async ({ body: { soundId, favourite } }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<SoundLibraryData>({ queryKey }, (library) => {
        if (!library) return library
        const others = library.favourites.filter((id) => id !== soundId)
        return { ...library, favourites: favourite ? [soundId, ...others] : others }
      })
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
