/** In this order; which of them a purchase has depends on who buys what. */
const stepNames = ['agreements', 'users', 'delivery', 'card', 'confirm'] as const
export type StepName = (typeof stepNames)[number]

export interface Purchase {
  /** A consent is missing, or was given in this very purchase. */
  needsAgreements: boolean
  choosesUsers: boolean
  rental: boolean
}

/** The steps of a purchase. */
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

/** The step that can really be shown: what is missing before it comes first. */
export function findShownStep(
  steps: readonly StepName[],
  requested: string | null,
  isComplete: (step: StepName) => boolean,
): StepName {
  const first = steps.find((step) => !isComplete(step)) ?? 'confirm'
  const requestedStep = steps.find((step) => step === requested)
  return requestedStep && steps.indexOf(requestedStep) <= steps.indexOf(first) ? requestedStep : first
}
