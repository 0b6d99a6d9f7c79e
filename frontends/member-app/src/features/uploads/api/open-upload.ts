import type { NewUploadFile, UploadTarget } from '@hibiki/sound-upload'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { UploadDraft } from '../draft.rules.ts'
import type { UploadKind } from '../upload-kinds.ts'
import { toSoundDescriptionBody } from './to-sound-description-body.ts'

type Code = 1 | 2

/** Sends the call of each kind that describes a sound and uploads its file, or opens an upload for the file. */
export function openUpload(kind: UploadKind, draft: UploadDraft, file: NewUploadFile): Promise<UploadTarget> {
  const cluster = Number(draft.cluster)
  switch (kind) {
    case 'dmv': {
      const minutesCourse = Number(draft.course) as Code
      const title = draft.title.trim()
      const body = { ...file, title, faceExpCluster: cluster, minutesCourse }
      return unwrap(api.POST('/upload/aiesthe-dmv', { body }))
    }
    case 'sound':
    case 'kanade': {
      const planCode = kind === 'kanade' ? '03' : '02'
      return unwrap(
        api.POST('/upload/sound-dmv', { body: { ...file, ...toSoundDescriptionBody(draft, planCode) } }),
      )
    }
    case 'sound_therapy': {
      const { genre, composer, effects } = draft
      const bodyParts = draft.bodyParts as ('eyes' | 'mouth')[]
      const description = { title: draft.title.trim(), genre, composer, effects, bodyParts }
      const body = { ...file, ...description, faceExpCluster: cluster }
      return unwrap(api.POST('/upload/sound-therapy-dmv', { body }))
    }
    case 'enterprise': {
      const { experience, withMusic, agency, room, section } = draft
      const owner = { enterpriseAgencyId: toIdOrNull(agency), roomId: toIdOrNull(room) }
      const body = { ...file, experience, withMusic, ...owner, roomSectionId: toIdOrNull(section) }
      return unwrap(api.POST('/upload/enterprise-dmv', { body }))
    }
  }
}

const toIdOrNull = (typed: string): string | null => typed.trim() || null
