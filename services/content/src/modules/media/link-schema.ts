import { Type } from 'typebox'

/** Parts of a signed link. Anything wrong in them answers like a link that never existed, so nothing is demanded here. */
export const linkSchema = {
  params: Type.Object({ fileId: Type.String() }),
  querystring: Type.Object({
    exp: Type.String({ default: '', description: 'Expiry, seconds since 1970' }),
    sig: Type.String({ default: '', description: 'Signature' }),
  }),
}

/** Answers without a body of JSON; typed loosely because streams and buffers are sent as they are. */
export function binaryAnswers(
  answers: Record<number, { description: string; hasBody: boolean }>,
  contentType = 'audio/mpeg',
) {
  const described = Object.entries(answers).map(([status, { description, hasBody }]): [string, object] => [
    status,
    hasBody
      ? { description, content: { [contentType]: { schema: Type.String({ format: 'binary' }) } } }
      : Type.Null({ description }),
  ])
  return Object.fromEntries(described)
}
