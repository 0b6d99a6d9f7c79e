import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { UploadKind } from '../upload-kinds.ts'

export interface FieldOption {
  id: string
  name: string
}

/** The options of a kind's fields. */
export interface UploadFieldOptions {
  genres: readonly FieldOption[]
  countries: readonly FieldOption[]
  tags: readonly FieldOption[]
  /** The details, grouped by purpose. */
  purposes: readonly (FieldOption & { details: readonly FieldOption[] })[]
}

/**
 * Loads the options in the page's language. A session of low assurance must confirm its password first; `confirmed` asks for it, so that
 * all later calls succeed.
 */
export function useUploadFieldOptions(kind: UploadKind, confirmed: PasswordConfirmedRunner) {
  const headers = useLanguageHeader()
  return useQuery({
    queryKey: ['get', '/api/sound-dmv/sound-dmv-mst', { kind, headers }],
    queryFn: async (): Promise<UploadFieldOptions> => {
      const master = await confirmed(() => unwrap(api.GET('/api/sound-dmv/sound-dmv-mst', { headers })))
      if (kind === 'sound_therapy')
        return { ...master, genres: await unwrap(api.GET('/v2/esthe/music/genres', { headers })) }
      if (kind !== 'sound') return master
      return { ...master, genres: master.genres.filter(({ family }) => family === 'sound') }
    },
    staleTime: 300_000,
  })
}
