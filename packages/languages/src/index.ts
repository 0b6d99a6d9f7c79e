export { joinFacts } from './join-facts.ts'
export {
  acceptedLanguage,
  completeLanguages,
  defaultLanguage,
  type Language,
  languageCodes,
  languageOfParameter,
  languages,
} from './languages.ts'
export { fillText, type LocalText, textIn } from './local-text.ts'
