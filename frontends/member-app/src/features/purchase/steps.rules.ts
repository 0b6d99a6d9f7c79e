/** The steps in their order; which of them a purchase has depends on the buyer and the product. */
const stepNames = ['agreements', 'users', 'delivery', 'card', 'confirm'] as const
export type PurchaseStepName = (typeof stepNames)[number]

export interface PurchaseStepOptions {
  /** A consent is missing, or was given during this purchase. */
  needsAgreements: boolean
  choosesUsers: boolean
  rental: boolean
}

/** Lists the steps of a purchase. */
export function listPurchaseSteps({
  needsAgreements,
  choosesUsers,
  rental,
}: PurchaseStepOptions): PurchaseStepName[] {
  const has: Record<PurchaseStepName, boolean> = {
    agreements: needsAgreements,
    users: choosesUsers,
    delivery: rental,
    card: true,
    confirm: true,
  }
  return stepNames.filter((name) => has[name])
}

/** Finds the step to show: the requested one, unless an earlier one is incomplete. */
export function findShownStep(
  steps: readonly PurchaseStepName[],
  requested: string | null,
  isComplete: (step: PurchaseStepName) => boolean,
): PurchaseStepName {
  const first = steps.find((step) => !isComplete(step)) ?? 'confirm'
  const requestedStep = steps.find((step) => step === requested)
  return requestedStep && steps.indexOf(requestedStep) <= steps.indexOf(first) ? requestedStep : first
}

/** Finds the step before this one; a step outside the sequence was opened from the review, and leads back to it. */
export function findPreviousStep(
  sequence: readonly PurchaseStepName[],
  step: PurchaseStepName,
): PurchaseStepName | undefined {
  const place = sequence.indexOf(step)
  return place === -1 ? 'confirm' : sequence[place - 1]
}
