/** A subscription or rental plan as a feature check returns it. */
export interface Product {
  id: string
  displayName: string
  /** Yen a month, tax included. */
  price: number
  description: string
  /** The functions as texts. */
  functions: string[]
  /** The functions as codes. */
  functionCodes: string[]
  imageUrl: string
  /** The purchase status for this member. */
  statusCode: string
  /** A hidden product is not offered to anyone. */
  hidden?: boolean
  /** A rental delivers a device and is added to a plan. */
  rental: boolean
}

/** Functions without a feature check; the plans themselves tell which include them. */
export type UncheckedFeature = 'face-diagnosis' | 'ai-chat' | 'support-chat'

/** Features with a check; each has a call of its own. */
export type PlanFeature =
  | 'loop'
  | 'timer'
  | 'with-soundesthe'
  | 'dr-ai-and-healthcare'
  | 'sound-therapy'
  | 'aiesthe'
