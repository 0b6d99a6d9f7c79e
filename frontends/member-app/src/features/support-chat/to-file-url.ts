import { apiBaseUrl } from '../../lib/api/client.ts'

/** Returns the address at which the two sides of a conversation get one of its files. */
export const toFileUrl = (kind: 'picture' | 'document', id: string) =>
  `${apiBaseUrl}/v2/support/chat/${kind}?id=${id}`
