export {
  FORBIDDEN_LINE_CHARACTERS as LINE_BREAKING_CHARACTERS,
  isBlankText,
  TEXT_FORMATS,
} from './blank-text.ts'
export { countCharacters, isLongerThan, truncateToCharacters as cutCharacters } from './count-characters.ts'
export { foldForSearch } from './fold-for-search.ts'
export { isHttpsLink } from './is-https-link.ts'
export { isUuid } from './is-uuid.ts'
export { normalizeNumberText as normalizeNumber } from './normalize-number-text.ts'
export { toSearchPattern } from './search-pattern.ts'
