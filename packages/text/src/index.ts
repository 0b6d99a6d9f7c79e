export { isBlankText, LINE_PATTERN, VISIBLE_LINE_PATTERN, VISIBLE_TEXT_PATTERN } from './blank-text.ts'
export { countCharacters, cutCharacters, isLongerThan } from './count-characters.ts'
export { foldForSearch } from './fold-for-search.ts'
export { toSearchPattern } from './search-pattern.ts'
