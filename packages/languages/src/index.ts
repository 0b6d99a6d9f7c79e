export { formatFileSize } from './format-file-size.ts'
export { joinFacts } from './join-facts.ts'
export {
  completeLanguages,
  defaultLanguage,
  findAcceptedLanguage,
  type Language,
  languageCodes,
  languages,
  parseLanguage,
} from './languages.ts'
export { type LocalText, selectLanguageText } from './local-text.ts'
