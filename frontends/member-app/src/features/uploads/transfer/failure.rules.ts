import { ApiError, findServerMessage, isSessionEndError } from '../../../lib/api/api-error.ts'

/** Maps the service's names of fields to those of the form. */
const fieldNames: Record<string, string> = {
  dmv: 'file',
  fileName: 'file',
  fileSize: 'file',
  minutesCourse: 'course',
  faceExpCluster: 'cluster',
  genreId: 'genre',
  countryId: 'country',
  purposeDetailId: 'purpose',
  tagIds: 'tags',
  enterpriseAgencyId: 'agency',
  roomId: 'room',
  roomSectionId: 'section',
}

/** Returns the service's errors by the form's fields. */
export function toFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [fieldNames[name] ?? name, text]),
  )
}

/** Returns why something failed in one text; null when the session has ended, which has its own alert. */
export function toFailureReason(error: unknown, unreachable: string): string | null {
  if (isSessionEndError(error)) return null
  if (error instanceof ApiError) {
    const messages = Object.values(error.fields)
    return messages.length > 0 ? messages.join('\n') : (findServerMessage(error) ?? unreachable)
  }
  return error instanceof Error && error.name === 'Error' && error.message ? error.message : unreachable
}
