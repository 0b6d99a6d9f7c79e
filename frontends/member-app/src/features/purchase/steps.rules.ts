/** The steps in their order; which of them a purchase has depends on the buyer and the product. */
const stepNames = ['agreements', 'users', 'delivery', 'card', 'confirm'] as const
export type StepName = (typeof stepNames)[number]

export interface Purchase {
  /** A consent is missing, or was given during this purchase. */
  needsAgreements: boolean
  choosesUsers: boolean
  rental: boolean
}

/** Lists the steps of a purchase. */
export function listSteps({ needsAgreements, choosesUsers, rental }: Purchase): StepName[] {
  const has: Record<StepName, boolean> = {
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
  steps: readonly StepName[],
  requested: string | null,
  isComplete: (step: StepName) => boolean,
): StepName {
  const first = steps.find((step) => !isComplete(step)) ?? 'confirm'
  const requestedStep = steps.find((step) => step === requested)
  return requestedStep && steps.indexOf(requestedStep) <= steps.indexOf(first) ? requestedStep : first
}
