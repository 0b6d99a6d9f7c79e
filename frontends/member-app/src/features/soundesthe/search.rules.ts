import { foldForSearch } from '@hibiki/text'

/** The texts by which a sound can be found. */
export interface SearchableSound {
  title: string
  genre: string
  place: string
  tags: readonly string[]
  /** Title and place in kana, and other titles; empty when nobody entered it. */
  reading: string
}

/** Normalizes a text as all searches do, and removes dots, commas and hyphens. */
export const foldSearchText = (text: string): string => foldForSearch(text).replace(/[\n\r・･、。,.'’-]/g, '')

const kanaRows: readonly (readonly [kana: string, romaji: string])[] = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['さしすせそ', 'sa shi su se so'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['たちつてと', 'ta chi tsu te to'],
  ['だぢづでど', 'da ji zu de do'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わをん', 'wa o n'],
]
const syllables = new Map(
  kanaRows.flatMap(([kana, romaji]) =>
    romaji.split(' ').map((sound, index) => [kana[index] ?? '', sound] as const),
  ),
)
const smallKanaVowels: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }

/** Converts kana to Hepburn romaji; everything else stays as it is. */
export function toRomaji(kana: string): string {
  let romaji = ''
  let doubled = false
  for (const sign of foldSearchText(kana)) {
    const glide = smallKanaVowels[sign]
    if (sign === 'っ') {
      doubled = true
    } else if (glide !== undefined) {
      // き + ゃ → kya, し + ゃ → sha
      const stem = romaji.slice(0, -1)
      romaji = stem + (/(sh|ch|j)$/.test(stem) ? '' : 'y') + glide
    } else {
      const syllable = syllables.get(sign) ?? sign
      romaji += doubled ? (syllable.startsWith('ch') ? 't' : (syllable[0] ?? '')) + syllable : syllable
      doubled = false
    }
  }
  return romaji
}

/** Unifies spellings that people mix: long vowels, si/shi, ti/chi, tu/tsu, hu/fu, zi/ji, n/m before b and p. */
const foldRomaji = (text: string): string =>
  foldSearchText(text)
    .replace(/sh?y?(?=[auo])/g, (found) => (found.length > 1 ? 'sy' : found))
    .replace(/shi/g, 'si')
    .replace(/chi/g, 'ti')
    .replace(/ch(?=[auo])/g, 'ty')
    .replace(/tsu/g, 'tu')
    .replace(/fu/g, 'hu')
    .replace(/ji/g, 'zi')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/ou|oo|ō/g, 'o')
    .replace(/uu|ū/g, 'u')

/** Tells whether every word of the query is found in title, place, tags or their reading, in kanji, kana or romaji. */
export function matchesSearch(sound: SearchableSound, query: string): boolean {
  const words = query.split(/[\s　]+/).filter((word) => foldSearchText(word) !== '')
  const texts = [sound.title, sound.genre, sound.place, ...sound.tags, sound.reading].map(foldSearchText)
  const spoken = foldRomaji(toRomaji(sound.reading))
  return words.every((word) => {
    const folded = foldSearchText(word)
    return (
      texts.some((text) => text.includes(folded)) ||
      (/^[a-zāīūēō]+$/.test(folded) && spoken.includes(foldRomaji(folded)))
    )
  })
}
