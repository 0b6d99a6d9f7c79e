import { API_BASE_URL } from '../api/fetch-api.ts'

/** Returns the address at which the two sides of a conversation get one of its files. */
export const toFileUrl = (kind: 'picture' | 'document', id: string) =>
  `${API_BASE_URL}/v2/support/chat/${kind}?id=${id}`
