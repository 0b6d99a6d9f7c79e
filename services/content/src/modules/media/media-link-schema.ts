import { Type } from 'typebox'

/** The parts of a signed link. A link with an invalid part gets the same response as one that never existed, so the schema requires nothing. */
export const mediaLinkSchema = {
  params: Type.Object({ fileId: Type.String() }),
  querystring: Type.Object({
    exp: Type.String({ default: '', description: 'Time of expiry in seconds since 1970' }),
    sig: Type.String({ default: '', description: 'Signature of the link' }),
  }),
}

/** These responses have no JSON body; they are typed loosely because streams and buffers are sent unchanged. */
export function toBinaryResponseSchemas(
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
