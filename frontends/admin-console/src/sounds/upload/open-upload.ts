import type { NewUploadFile, UploadStatus, UploadTarget } from '@hibiki/sound-upload'
import { HttpError } from 'react-admin'
import type { ResponseOf } from '../../api/call-types.ts'
import { API_BASE_URL, fetchApi } from '../../api/fetch-api.ts'
import { dataProvider } from '../../data-provider/data-provider.ts'
import { toDescriptionBody } from '../to-description-body.ts'
import type { Sound, SoundKind } from '../types.ts'

/** The values of the form of a kind; selects hold strings. */
export type SoundFormValues = Partial<Omit<Sound, 'cluster' | 'minutesCourse'>> & {
  cluster?: string
  minutesCourse?: string
}

/** Makes the call that describes a sound of this kind and contains its file, or opens the upload for it. */
export function openUpload(
  kind: SoundKind,
  form: SoundFormValues,
  file: NewUploadFile,
): Promise<UploadTarget> {
  const title = form.title?.trim() ?? ''
  const faceExpCluster = Number(form.cluster)
  switch (kind) {
    case 'aiesthe': {
      const minutesCourse = form.minutesCourse === '2' ? 2 : 1
      return dataProvider.call('POST /upload/aiesthe-dmv', {
        body: { ...file, title, faceExpCluster, minutesCourse },
      })
    }
    case 'sound':
    case 'kanade': {
      const body = { ...file, ...toDescriptionBody(form, kind === 'kanade' ? '03' : '02') }
      return dataProvider.call('POST /upload/sound-dmv', { body })
    }
    case 'sound_therapy': {
      const { genreId, composer, effects } = form
      const description = { genre: genreId ?? '', composer: composer ?? '', effects: effects ?? '' }
      const bodyParts = (form.bodyParts ?? []) as ('eyes' | 'mouth')[]
      return dataProvider.call('POST /upload/sound-therapy-dmv', {
        body: { ...file, ...description, title, faceExpCluster, bodyParts },
      })
    }
    case 'enterprise': {
      const { experience, withMusic, enterpriseAgencyId, roomId, roomSectionId } = form
      const place = {
        enterpriseAgencyId: enterpriseAgencyId || null,
        roomId: roomId || null,
        roomSectionId: roomSectionId || null,
      }
      const body = { ...file, ...place, experience: experience ?? false, withMusic: withMusic ?? false }
      return dataProvider.call('POST /upload/enterprise-dmv', { body })
    }
  }
}

/** Returns the state of a chunked upload, null if the server does not know the key. */
export async function fetchUploadState(key: string): Promise<UploadStatus | null> {
  try {
    const { json } = await fetchApi(`${API_BASE_URL}/upload/state?key=${encodeURIComponent(key)}`)
    return json as ResponseOf<'GET /upload/state'>
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
