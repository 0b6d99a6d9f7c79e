/** The types of inquiries with their details; their names are in `locales/` under `inquiryTypes`. */
export const detailsByInquiryType = {
  account: ['login', 'profile', 'deletion'],
  plan: ['choice', 'change', 'cancellation', 'bonus-code'],
  payment: ['charge', 'card', 'invoice'],
  rental: ['delivery', 'device', 'return'],
  sound: ['playback', 'choice', 'record'],
  esthe: ['camera', 'result', 'mental-check'],
  privacy: ['data', 'publication'],
  other: ['request', 'other'],
} as const satisfies Record<string, readonly string[]>

/** A conversation that the AI advisor hands over becomes an inquiry of this type. */
export const DEFAULT_DETAIL_TYPE = 'other.other'

/** The ids of all detail types, such as "plan.change". */
export const detailTypes: readonly string[] = Object.entries(detailsByInquiryType).flatMap(
  ([type, details]) => details.map((detail) => `${type}.${detail}`),
)

export function isDetailType(id: string): boolean {
  return detailTypes.includes(id)
}

/** Returns the type that a detail type belongs to. */
export function toInquiryType(detailType: string): string {
  return detailType.split('.')[0] ?? ''
}
