import type { DemoSound } from './demo-sound.ts'
import texts from './translations.json' with { type: 'json' }

type OtherLanguage = 'en' | 'cn' | 'tw'
type OtherNames = Partial<Record<OtherLanguage, string>>
type SoundNames = Partial<Record<OtherLanguage, { title: string; place?: string; player?: string }>>

type Chinese = Readonly<Record<'cn' | 'tw', string>>
const titles: Readonly<Record<string, Chinese>> = texts.titles
const places: Readonly<Record<string, Chinese & { en: string }>> = texts.places
const players: Readonly<Record<string, Chinese & { en: string }>> = texts.players
const names: Readonly<Record<string, Chinese>> = texts.names

/** Returns the names of a row of master data in other languages than the two of the catalogue. */
export const findTranslatedNames = (ja: string): OtherNames => names[ja] ?? {}

/** Title, place and player of a demo sound in all languages but Japanese. */
export function translateSoundNames({ title, details }: Pick<DemoSound, 'title' | 'details'>): SoundNames {
  const [, bare = title.ja, minutes] = /^(.+?)(?:（(\d+)分）)?$/.exec(title.ja) ?? []
  const chinese = titles[bare]
  const place = 'place' in details ? places[details.place] : undefined
  const player = 'player' in details ? players[details.player] : undefined
  const inChinese = (language: 'cn' | 'tw', unit: string) =>
    chinese && {
      [language]: {
        title: minutes ? `${chinese[language]}（${minutes} ${unit}）` : chinese[language],
        ...(place && { place: place[language] }),
        ...(player && { player: player[language] }),
      },
    }
  return {
    en: { title: title.en, ...(place && { place: place.en }), ...(player && { player: player.en }) },
    ...inChinese('cn', '分钟'),
    ...inChinese('tw', '分鐘'),
  }
}
