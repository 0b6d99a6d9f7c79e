import { defaultLanguage, findAcceptedLanguage, type Language } from '@hibiki/languages'

/**
 * The caller's language from `Accept-Language`: whichever of the complete languages has the highest weight,
 * Japanese when none is named.
 */
export function getRequestLanguage(request: {
  headers: { 'accept-language'?: string | undefined }
}): Language {
  const header = request.headers['accept-language']
  if (header === undefined) return defaultLanguage
  let best: Language = defaultLanguage
  let bestWeight = 0
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const found = findAcceptedLanguage(tag.trim())
    if (!found) continue
    const weight = weightOf(parameters)
    if (weight > bestWeight) {
      best = found
      bestWeight = weight
    }
  }
  return best
}

function weightOf(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.trim().startsWith('q='))
  const weight = q === undefined ? 1 : Number(q.trim().slice(2))
  return Number.isFinite(weight) ? weight : 0
}
