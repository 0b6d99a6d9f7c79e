import { ApiError, endsSession, serverMessage } from '../../../lib/api/api-error.ts'

/** The service's names of fields, under the form's own. */
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

/** What the service finds wrong, at the fields of the form. */
export function toFieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [fieldNames[name] ?? name, text]),
  )
}

/** Why something failed, in one text; null when the end of the session says it already. */
export function toFailureReason(error: unknown, unreachable: string): string | null {
  if (endsSession(error)) return null
  if (error instanceof ApiError) {
    const messages = Object.values(error.fields)
    return messages.length > 0 ? messages.join('\n') : (serverMessage(error) ?? unreachable)
  }
  return error instanceof Error && error.name === 'Error' && error.message ? error.message : unreachable
}
