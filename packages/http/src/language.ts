/** Languages in which the services answer (D-178: cn and tw fall back to ja until their texts are complete). */
export type Language = 'ja' | 'en'

/** A text in both languages. */
export type LocalText = Readonly<Record<Language, string>>

/**
 * The caller's language from `Accept-Language`: whichever of Japanese and English has the higher weight,
 * Japanese when neither is named (D-003).
 */
export function language(request: { headers: { 'accept-language'?: string | undefined } }): Language {
  const header = request.headers['accept-language']
  if (header === undefined) return 'ja'
  let best: Language = 'ja'
  let bestWeight = 0
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const found = /^(ja|en)(-|$)/.exec(tag.trim())
    if (!found) continue
    const weight = weightOf(parameters)
    if (weight > bestWeight) {
      best = found[1] === 'en' ? 'en' : 'ja'
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
