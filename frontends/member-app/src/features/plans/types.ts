/** A subscription or rental plan as a feature check lists it. */
export interface Product {
  id: string
  displayName: string
  /** Yen a month, tax included. */
  price: number
  description: string
  /** What it opens, in words. */
  functions: string[]
  /** The same in codes. */
  functionCodes: string[]
  imageUrl: string
  /** What the member may do with it now. */
  statusCode: string
  /** Not on offer: shown to no one who chooses. */
  hidden?: boolean
  /** A device is delivered; it comes beside what the member has. */
  rental: boolean
}

/** What no feature check is asked about: the plans themselves say what opens it. */
export type UncheckedFunction = 'face-diagnosis' | 'ai-chat' | 'support-chat'

/** What a feature check is asked about; the call of each is its own. */
export type PlanFeature =
  | 'loop'
  | 'timer'
  | 'with-soundesthe'
  | 'dr-ai-and-healthcare'
  | 'sound-therapy'
  | 'aiesthe'
