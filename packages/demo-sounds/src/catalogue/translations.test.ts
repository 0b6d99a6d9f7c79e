import { completeLanguages } from '@hibiki/languages'
import { describe, expect, it } from 'vitest'
import { demoSounds } from './index.ts'
import {
  demoCountries,
  demoMusicGenres,
  demoPurposeDetails,
  demoPurposes,
  demoSoundGenres,
  demoTags,
} from './master-data.ts'
import { findTranslatedNames, translateSoundNames } from './translations.ts'

describe('translations of the demo catalogue', () => {
  it('contain a title for every sound, and its place and player if it has them', () => {
    const missing = demoSounds.flatMap((sound) => {
      const names = translateSoundNames(sound)
      const isWhole = completeLanguages
        .filter((language) => language !== 'ja')
        .every(
          (language) =>
            names[language]?.title &&
            (!('place' in sound.details) || names[language].place) &&
            (!('player' in sound.details) || names[language].player),
        )
      return isWhole ? [] : [sound.title.ja]
    })
    expect(missing).toEqual([])
  })

  it('contain a name for every row of master data', () => {
    const details = Object.values(demoPurposeDetails).map(({ names }) => names)
    const rows = [demoPurposes, demoSoundGenres, demoMusicGenres, demoCountries, demoTags].flatMap((group) =>
      Object.values(group),
    )
    const missing = [...rows, ...details].filter(
      ([ja]) => !findTranslatedNames(ja).cn || !findTranslatedNames(ja).tw,
    )
    expect(missing).toEqual([])
  })

  it('keep the length in the title of a course', () => {
    const course = demoSounds.find(({ title }) => title.ja === '月の舟（10分）')
    expect(course && translateSoundNames(course)).toMatchObject({
      en: { title: 'Moon boat (10 min)' },
      cn: { title: '月之舟（10 分钟）' },
      tw: { title: '月之舟（10 分鐘）' },
    })
  })
})
