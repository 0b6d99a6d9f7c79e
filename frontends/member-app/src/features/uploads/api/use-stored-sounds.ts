import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { UploadDraft } from '../draft.rules.ts'
import type { StoredSound } from '../stored-sound.ts'
import type { UploadKind } from '../upload-kinds.ts'
import { type PlanCode, toSoundDescriptionBody } from './to-sound-description-body.ts'

const key = 'kept-sounds'

const listers: Record<UploadKind, () => Promise<StoredSound[]>> = {
  dmv: () => unwrap(api.GET('/upload/aiesthe-dmv-list')).then(toList),
  sound: () => unwrap(api.GET('/upload/sound-dmv-list')).then(toList),
  kanade: () => unwrap(api.GET('/upload/kanade-dmv-list')).then(toList),
  sound_therapy: () => unwrap(api.GET('/upload/sound-therapy-dmv-list')).then(toList),
  enterprise: () => unwrap(api.GET('/upload/enterprise-dmv-list')).then(toList),
}

const toList = <T>(rows: T[] | undefined): T[] => rows ?? []

/** Loads the sounds of a kind, newest first, at most 1,000. Their media links expire after 10 minutes. */
export function useStoredSounds(kind: UploadKind) {
  const { language } = useLanguage()
  return useQuery({ queryKey: [key, kind, language], queryFn: listers[kind] })
}

/** Returns a function to call when the sounds may have changed. */
export function useInvalidateStoredSounds(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [key] })
}

const deleters: Record<UploadKind, (id: string) => Promise<unknown>> = {
  dmv: (id) => api.POST('/upload/delete-aiesthe-dmv', { params: { query: { id } } }),
  sound: (id) => api.POST('/upload/delete-sound-dmv', { params: { query: { id } } }),
  kanade: (id) => api.POST('/upload/delete-sound-dmv', { params: { query: { id } } }),
  sound_therapy: (id) => api.POST('/upload/delete-sound-therapy-dmv', { params: { query: { id } } }),
  enterprise: (id) => api.POST('/upload/delete-enterprise-dmv', { params: { query: { id } } }),
}

/** Deletes a sound; past plays keep its title. */
export function useDeleteStoredSound(kind: UploadKind) {
  const forget = useInvalidateStoredSounds()
  return useMutation({ mutationFn: (id: string) => deleters[kind](id), onSettled: forget })
}

/** Changes the description of a nature or Kanade sound; its file stays. */
export function useUpdateStoredSound() {
  const forget = useInvalidateStoredSounds()
  return useMutation({
    mutationFn: ({ id, draft, planCode }: { id: string; planCode: PlanCode; draft: UploadDraft }) =>
      api.POST('/upload/sound-dmv-update', { body: { id, ...toSoundDescriptionBody(draft, planCode) } }),
    onSettled: forget,
  })
}
