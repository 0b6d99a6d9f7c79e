import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type SoundLibraryData =
  paths['/soundesthe/library']['get']['responses']['200']['content']['application/json']
export type LibrarySound = SoundLibraryData['sounds'][number]

const key = ['soundesthe/library']

/** Loads all medical sounds (at most 300), the member's favourites and the last played ones. */
export function useSoundLibrary() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, language],
    queryFn: () => unwrap(api.GET('/soundesthe/library')),
    // The links to sounds expire after ten minutes.
    staleTime: 5 * 60_000,
  })
}

/** Adds or removes a favourite; the change shows at once and is reverted when the server rejects it. */
export function useSetFavourite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: { soundId: string; favourite: boolean }) =>
      unwrap(api.POST('/soundesthe/favourite', { body: change })),
    onMutate: async ({ soundId, favourite }) => {
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueriesData<SoundLibraryData>({ queryKey: key }, (library) => {
        if (!library) return library
        const others = library.favourites.filter((id) => id !== soundId)
        return { ...library, favourites: favourite ? [soundId, ...others] : others }
      })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
