export const transferKinds = ['customer', 'pic'] as const
/** Who is moved: customers or persons in charge. */
export type TransferKind = (typeof transferKinds)[number]
export type TransferRole = 'ROLE_CUSTOMER' | 'ROLE_PERSON_IN_CHARGE'

export const rolesByKind: Record<TransferKind, TransferRole> = {
  customer: 'ROLE_CUSTOMER',
  pic: 'ROLE_PERSON_IN_CHARGE',
}

/** The choices so far; it stores only ids, so that no names stay in the browser. */
export interface TransferDraft {
  step: 0 | 1 | 2
  userIds: string[]
  agencyId: string | null
  role: TransferRole
  picId: string | null
  /** What happens to the customers of a person in charge; null until it is decided, because there is no default. */
  customersOfPic: 'follow' | 'stay' | null
  /** The id of the completed transfer, which ends the steps. */
  transferId: string | null
}

export const createEmptyDraft = (kind: TransferKind): TransferDraft => ({
  step: 0,
  userIds: [],
  agencyId: null,
  role: rolesByKind[kind],
  picId: null,
  customersOfPic: null,
  transferId: null,
})

/** Tells whether a step is complete, so that the next one may open. */
export function isStepComplete(kind: TransferKind, draft: TransferDraft, step: number): boolean {
  if (step === 0) return draft.userIds.length > 0
  return draft.agencyId !== null && (kind === 'customer' || draft.customersOfPic !== null)
}

/** Finds the step to show: an incomplete earlier one comes first. */
export function findShownStep(kind: TransferKind, draft: TransferDraft): 0 | 1 | 2 {
  if (!isStepComplete(kind, draft, 0)) return 0
  return draft.step === 2 && !isStepComplete(kind, draft, 1) ? 1 : draft.step
}

export interface TransferRequest {
  userIds: string[]
  targetAgencyCode: string
  targetRole: TransferRole
  targetPicId: string | null
  customersOfPic?: 'follow' | 'stay'
}

/** The body of a preview before a destination is chosen. */
export type TransferPreviewRequest = Pick<TransferRequest, 'userIds'> & Partial<TransferRequest>

/** Creates the body of preview and transfer. */
export function toTransferRequest(
  kind: TransferKind,
  draft: TransferDraft,
  agencyCode: string,
): TransferRequest {
  const { userIds, role, picId, customersOfPic } = draft
  return {
    userIds,
    targetAgencyCode: agencyCode,
    targetRole: role,
    targetPicId: role === 'ROLE_CUSTOMER' ? picId : null,
    ...(kind === 'pic' && customersOfPic ? { customersOfPic } : {}),
  }
}

/**
 * Creates the body of a preview before everything is chosen: whether the selected people may be moved at all and, when the agency is
 * chosen, whether they may be moved there. Their customers prevent nothing, so that decision does not matter yet.
 */
export function toTransferPreviewRequest(
  kind: TransferKind,
  draft: TransferDraft,
  agencyCode: string | null,
): TransferPreviewRequest {
  if (draft.step === 0 || agencyCode === null) return { userIds: draft.userIds }
  return toTransferRequest(kind, { ...draft, customersOfPic: draft.customersOfPic ?? 'stay' }, agencyCode)
}

/** Reads a stored draft; returns an empty one when the stored value is invalid. */
export function parseTransferDraft(kind: TransferKind, stored: string | null): TransferDraft {
  const empty = createEmptyDraft(kind)
  try {
    const draft: unknown = JSON.parse(stored ?? 'null')
    return isDraft(draft) ? { ...empty, ...draft } : empty
  } catch {
    return empty
  }
}

const isDraft = (value: unknown): value is TransferDraft =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as TransferDraft).userIds) &&
  [0, 1, 2].includes((value as TransferDraft).step)
