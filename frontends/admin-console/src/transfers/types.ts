export type TransferRole = 'ROLE_CUSTOMER' | 'ROLE_PERSON_IN_CHARGE'

interface Place {
  agencyCode: string | null
  agencyName: string | null
  picName: string | null
}

export interface TransferRequest {
  userIds: string[]
  targetAgencyCode: string
  targetRole: TransferRole
  targetPicId: string | null
  /** Asked for persons in charge only (D-057). */
  customersOfPic?: 'follow' | 'stay'
}

export interface TransferPreview {
  /** `moves` says in the caller's language what goes along. */
  rows: { userId: string; username: string; from: Place; to: Place; moves: string[] }[]
  /** What forbids the transfer, per person. */
  problems: { userId: string; message: string }[]
}

export interface Transfer {
  id: string
  rows: { userId: string; username: string; from: string; to: string; role: string }[]
  performedBy: { id: string; username: string } | null
  performedAt: string
  /** D-057: 24 hours after the transfer. */
  undoUntil: string
  undoneAt: string | null
}
