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
export { fillText, type LocalText, textIn } from './local-text.ts'
