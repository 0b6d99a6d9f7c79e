/** What inquiries are about: types with their details; texts are in `locales/`, `inquiryTypes`. */
export const inquiryTypes = {
  account: ['login', 'profile', 'deletion'],
  plan: ['choice', 'change', 'cancellation', 'bonus-code'],
  payment: ['charge', 'card', 'invoice'],
  rental: ['delivery', 'device', 'return'],
  sound: ['playback', 'choice', 'record'],
  esthe: ['camera', 'result', 'mental-check'],
  privacy: ['data', 'publication'],
  other: ['request', 'other'],
} as const satisfies Record<string, readonly string[]>

/** Where a conversation with the AI advisor goes that nobody gave a type. */
export const DEFAULT_DETAIL_TYPE = 'other.other'

/** "plan.change": the id of a detail type. */
export const detailTypes: readonly string[] = Object.entries(inquiryTypes).flatMap(([type, details]) =>
  details.map((detail) => `${type}.${detail}`),
)

export function isDetailType(id: string): boolean {
  return detailTypes.includes(id)
}

/** The type of a detail type. */
export function toInquiryType(detailType: string): string {
  return detailType.split('.')[0] ?? ''
}
