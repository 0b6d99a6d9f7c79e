import type { TransferRequest, TransferRole } from './types.ts'

export interface DraftPerson {
  id: string
  username: string
}

/** The selection so far, which is stored in the browser to survive a reload. */
export interface TransferDraft {
  step: 0 | 1 | 2
  who: TransferRole
  people: DraftPerson[]
  agency: { id: string; code: string; name: string } | null
  role: TransferRole
  picId: string | null
  customersOfPic: 'follow' | 'stay' | null
}

export const emptyDraft: TransferDraft = {
  step: 0,
  who: 'ROLE_CUSTOMER',
  people: [],
  agency: null,
  role: 'ROLE_CUSTOMER',
  picId: null,
  customersOfPic: null,
}

/** Choosing the other kind of people restarts the draft, because their destinations have nothing in common. */
export const createDraft = (who: TransferRole): TransferDraft => ({ ...emptyDraft, who, role: who })

export function togglePerson(draft: TransferDraft, person: DraftPerson): TransferDraft {
  const rest = draft.people.filter(({ id }) => id !== person.id)
  const chosen = rest.length === draft.people.length ? [...rest, person] : rest
  return { ...draft, people: chosen }
}

/** A person in charge has no person in charge, and another agency has other ones, so the choice is cleared. */
export const chooseAgency = (draft: TransferDraft, agency: TransferDraft['agency']): TransferDraft => ({
  ...draft,
  agency,
  picId: null,
})

export const chooseRole = (draft: TransferDraft, role: TransferRole): TransferDraft => ({
  ...draft,
  role,
  picId: null,
})

/** Whether the step is complete, so that the next one may open. */
export function isStepComplete(draft: TransferDraft, step: number): boolean {
  if (step === 0) return draft.people.length > 0
  if (step === 1)
    return draft.agency !== null && (!shouldAskAboutCustomers(draft) || draft.customersOfPic !== null)
  return true
}

/** Whether the customers of the people must be decided about, as for persons in charge. */
export const shouldAskAboutCustomers = ({ who }: TransferDraft): boolean => who === 'ROLE_PERSON_IN_CHARGE'

/** The body of a preview while the selection is incomplete. */
export type TransferPreviewRequest = Pick<TransferRequest, 'userIds'> & Partial<TransferRequest>

/**
 * Returns the body for checking an incomplete draft: first whether the people may be moved at all, and once an agency is chosen whether
 * they may be moved there. The decision about their customers never forbids a transfer, so a missing one is filled in.
 */
export function toTransferPreviewRequest(draft: TransferDraft): TransferPreviewRequest {
  const complete = toTransferRequest({ ...draft, customersOfPic: draft.customersOfPic ?? 'stay' })
  return draft.step > 0 && complete ? complete : { userIds: draft.people.map(({ id }) => id) }
}

/** Returns the body of preview and transfer, or null while the draft is incomplete. */
export function toTransferRequest(draft: TransferDraft): TransferRequest | null {
  if (!draft.agency || !isStepComplete(draft, 0) || !isStepComplete(draft, 1)) return null
  return {
    userIds: draft.people.map(({ id }) => id),
    targetAgencyCode: draft.agency.code,
    targetRole: draft.role,
    targetPicId: draft.role === 'ROLE_CUSTOMER' ? draft.picId : null,
    ...(shouldAskAboutCustomers(draft) && draft.customersOfPic
      ? { customersOfPic: draft.customersOfPic }
      : {}),
  }
}
