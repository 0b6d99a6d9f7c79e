import { ApiError } from '@hibiki/http'
import { evaluatePreconditions, isIfRangeSatisfied, parseRangeHeader } from '@hibiki/media-storage'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brochure } from './brochure-reader.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Sends a brochure, whole or one range of it (RFC 9110 §13, §14). Browsers cache an address with the current version for ever, because its
 * content never changes, and revalidate any other.
 */
export function sendBrochure(
  request: FastifyRequest,
  reply: FastifyReply,
  paper: Brochure,
  isNamedVersion: boolean,
): FastifyReply {
  const verdict = evaluatePreconditions(request.headers, paper)
  if (verdict === 'failed') throw new ApiError('CONTENT_MEDIA_CHANGED')
  reply.headers({
    etag: paper.etag,
    'last-modified': paper.modifiedAt.toUTCString(),
    'cache-control': isNamedVersion ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, no-cache',
    'accept-ranges': 'bytes',
  })
  if (verdict === 'not-modified') return reply.code(304).send()
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${paper.id}.pdf"`,
    'x-content-type-options': 'nosniff',
  })
  const { range, 'if-range': ifRange } = request.headers
  const applies = isIfRangeSatisfied(Array.isArray(ifRange) ? ifRange[0] : ifRange, paper)
  const size = paper.pdf.length
  const wanted = applies ? parseRangeHeader(range, size) : ({ kind: 'full' } as const)
  if (wanted.kind === 'unsatisfiable')
    throw new ApiError('CONTENT_MEDIA_RANGE_OUTSIDE', { headers: { 'content-range': `bytes */${size}` } })
  if (wanted.kind === 'full') return reply.send(paper.pdf)
  return reply
    .code(206)
    .header('content-range', `bytes ${wanted.start}-${wanted.end}/${size}`)
    .send(paper.pdf.subarray(wanted.start, wanted.end + 1))
}
