import { API_BASE_URL } from '../api/fetch-api.ts'

export const toPictureUrl = (id: string) => `${API_BASE_URL}/v2/support/chat/picture?id=${id}`
export const toDocumentUrl = (id: string) => `${API_BASE_URL}/v2/support/chat/document?id=${id}`
