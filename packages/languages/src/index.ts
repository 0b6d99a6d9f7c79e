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
export { fillPlaceholders as fillText, type LocalText, selectLanguageText as textIn } from './local-text.ts'
