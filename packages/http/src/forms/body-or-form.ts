import { type Static, type TObject, type TUnsafe, Type } from 'typebox'

/** A body whose file arrives as text in JSON, or as bytes in a form. */
export type BodyOrForm<Body extends TObject, File extends string> = Omit<Static<Body>, File> &
  (File extends keyof Static<Body>
    ? { [Name in File]: undefined extends Static<Body>[Name] ? string | Buffer | undefined : string | Buffer }
    : never)

/**
 * Returns the body schema of a call that accepts a file inside JSON (base64 or a data URL) and also as `multipart/form-data`. The handler
 * reads one shape: `body[file]` is a string or, from a form, a Buffer. The scope needs `multipartForms`.
 *
 * @param body the JSON body; a form's fields are converted to its types, and repeated fields become lists
 * @param file the property that contains the file
 */
export function createBodyOrFormSchema<Body extends TObject, File extends keyof Static<Body> & string>(
  body: Body,
  file: File,
): TUnsafe<BodyOrForm<Body, File>> {
  const { [file]: inJson, ...fields } = body.properties
  const bytes = Type.Unsafe<Buffer>({ contentMediaType: 'application/octet-stream', description: 'The file' })
  const isOptional = inJson !== undefined && Type.IsOptional(inJson)
  const form = Type.Object({ ...fields, [file]: isOptional ? Type.Optional(bytes) : bytes })
  return Type.Unsafe<BodyOrForm<Body, File>>({
    content: { 'application/json': { schema: body }, [formMediaType]: { schema: form } },
  })
}

export const formMediaType = 'multipart/form-data'

/** Whether `createBodyOrFormSchema` created this property of a form's schema for its file. */
export function isFileSchema(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'contentMediaType' in schema
}
