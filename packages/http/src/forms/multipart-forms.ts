import fastifyMultipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'
import { ApiError } from '../errors/api-error.ts'
import { findUnstorableTextError } from '../validation/storable-text.ts'
import { formMediaType, isFileSchema } from './body-or-form.ts'

const MAX_FIELDS = 40
const MAX_FIELD_BYTES = 64 * 1024

/**
 * Lets calls with a body by `createBodyOrFormSchema` be sent as `multipart/form-data`. Fields and one file are read into `request.body` after the caller
 * was authorized, and validated like JSON; E4150 answers a form where the call accepts none, E3001 an invalid one.
 *
 * Its option `maxFileBytes` is the largest file; a larger one is rejected with E4130.
 */
const plugin: AppPlugin<{ maxFileBytes: number }> = async (app, { maxFileBytes }) => {
  await app.register(fastifyMultipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
  })
  app.addHook('preValidation', async (request) => {
    const content = contentOf(request)
    if (request.isMultipart()) {
      const form = content?.[formMediaType]
      if (!form) throw new ApiError('E4150')
      request.body = await readForm(request, form.schema.properties)
    }
    // Fastify validates nothing where no schema is named after the media type, as without a body.
    else if (content && !content[request.mediaType ?? '']) throw new ApiError('E3001')
  })
}

export const multipartForms = fp(plugin, { name: 'hibiki-multipart-forms' })

type Content = Record<string, { schema: { properties: Record<string, unknown> } }>

/** The schemas that `createBodyOrFormSchema` made, by media type. */
function contentOf(request: FastifyRequest): Content | undefined {
  const body = request.routeOptions.schema?.body as { content?: Content } | undefined
  return body?.content
}

type Value = string | Buffer

/** Texts by field name, lists where a name is repeated, and the file's bytes. */
async function readForm(
  request: FastifyRequest,
  properties: Record<string, unknown>,
): Promise<Record<string, Value | Value[]>> {
  const fields = new Map<string, Value[]>()
  try {
    for await (const part of request.parts()) {
      const isFile = part.type === 'file'
      const value = isFile ? await part.toBuffer() : part.value
      if (isFile && !isFileSchema(properties[part.fieldname])) throw new ApiError('E3001')
      if (!isFile && part.valueTruncated) throw new ApiError('E4130')
      if (typeof value !== 'string' && !Buffer.isBuffer(value)) throw new ApiError('E3001')
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value])
    }
  } catch (error) {
    throw isRefusal(error) ? error : new ApiError('E3001')
  }
  const form: Record<string, Value | Value[]> = {}
  for (const [name, values] of fields) {
    const [only] = values
    if (values.length > 1 && isFileSchema(properties[name])) throw new ApiError('E3001')
    form[name] = values.length === 1 && only !== undefined ? only : values
  }
  const refusal = findUnstorableTextError(form)
  if (refusal) throw refusal
  return form
}

/** The parser's own errors about limits have a status; those about the form's syntax have none. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && 'statusCode' in error)
}
