import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { UploadKind } from '../upload-kinds.ts'

const listPaths = {
  dmv: '/upload/aiesthe-dmv-list',
  sound: '/upload/sound-dmv-list',
  kanade: '/upload/kanade-dmv-list',
  sound_therapy: '/upload/sound-therapy-dmv-list',
  enterprise: '/upload/enterprise-dmv-list',
} as const satisfies Record<UploadKind, string>

/** Loads the sounds of a kind, newest first, at most 1,000. Their media links expire after 10 minutes. */
export const useStoredSounds = (kind: UploadKind) =>
  $api.useQuery('get', listPaths[kind], { headers: useLanguageHeader() })

/** Returns a function to call when the sounds may have changed; alerts about a change do not wait for the long lists. */
export function useInvalidateStoredSounds(): () => void {
  const invalidate = useInvalidate()
  return () => void invalidate(...Object.values(listPaths))
}
