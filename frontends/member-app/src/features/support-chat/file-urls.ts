import { apiBaseUrl } from '../../lib/api/client.ts'

export const toPictureUrl = (id: string) => `${apiBaseUrl}/v2/support/chat/picture?id=${id}`
export const toDocumentUrl = (id: string) => `${apiBaseUrl}/v2/support/chat/document?id=${id}`
