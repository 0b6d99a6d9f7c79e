import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { paths } from '../../../lib/api/schema.gen.d.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'

export type Library = paths['/soundesthe/library']['get']['responses']['200']['content']['application/json']
export type ShelfSound = Library['sounds'][number]

const key = ['soundesthe/library']

/** Every medical sound (at most 300), what the member keeps and what they heard last. */
export function useLibrary() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...key, language],
    queryFn: () => unwrap(api.GET('/soundesthe/library')),
    // Links to sounds in it work for ten minutes.
    staleTime: 5 * 60_000,
  })
}

/** Keeps a sound or lets it go; shown at once, and taken back where the server refuses. */
export function useSetFavourite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: { soundId: string; favourite: boolean }) =>
      unwrap(api.POST('/soundesthe/favourite', { body: change })),
    onMutate: async ({ soundId, favourite }) => {
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueriesData<Library>({ queryKey: key }, (library) => {
        if (!library) return library
        const others = library.favourites.filter((id) => id !== soundId)
        return { ...library, favourites: favourite ? [soundId, ...others] : others }
      })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
