import { api, unwrap } from '../../../lib/api/client.ts'
import type { components } from '../../../lib/api/schema.gen.d.ts'
import { createUploadFetch } from '../../../lib/api/upload-fetch.ts'

export type ChatDocument = components['schemas']['ChatDocument']
type ChatPicture = components['schemas']['ChatPicture']

interface Upload {
  /** Called with a share from 0 to 1. */
  onProgress: (share: number) => void
}

const createFetch = ({ onProgress }: Upload) => createUploadFetch(() => onProgress(1), onProgress)

/** Uploads a picture that the next message names. */
export async function uploadPicture(file: File, upload: Upload): Promise<ChatPicture> {
  const form = new FormData()
  form.append('image', file)
  return unwrap(
    api.POST('/v2/support/chat/picture', {
      body: { image: '' },
      bodySerializer: () => form,
      fetch: createFetch(upload),
    }),
  )
}

/** Uploads a PDF that the next message names. */
export async function uploadDocument(file: File, upload: Upload): Promise<ChatDocument> {
  const form = new FormData()
  form.append('name', file.name)
  form.append('document', file)
  return unwrap(
    api.POST('/v2/support/chat/document', {
      body: { name: '', document: '' },
      bodySerializer: () => form,
      fetch: createFetch(upload),
    }),
  )
}
