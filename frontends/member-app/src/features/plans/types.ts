import type { ResponseBody } from '../../lib/api/response-body.ts'

/** A subscription or rental plan; its price is in yen a month, tax included, and its status is that for this member. */
export type Product = ResponseBody<'/v2/subscription/products'>[number]

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
