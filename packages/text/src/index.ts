export { type BeforeAfterLabel, nameBeforeAfterPair, parseBeforeAfterLabel } from './before-after-label.ts'
export {
  FORBIDDEN_LINE_CHARACTERS,
  isBlankText,
  TEXT_FORMATS,
} from './blank-text.ts'
export { isCorporateNumber, isInvoiceRegistrationNumber } from './corporate-number.ts'
export { countCharacters, isLongerThan, truncateToCharacters } from './count-characters.ts'
export { foldForSearch } from './fold-for-search.ts'
export { hashText, mixBits } from './hash-text.ts'
export { isHttpsLink } from './is-https-link.ts'
export { isUuid } from './is-uuid.ts'
export { normalizeNameReading } from './name-reading.ts'
export { normalizeNumberText } from './normalize-number-text.ts'
export { toSearchPattern } from './search-pattern.ts'
export { createSeededRandom } from './seeded-random.ts'
