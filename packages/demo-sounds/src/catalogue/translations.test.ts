import { completeLanguages } from '@hibiki/languages'
import { describe, expect, it } from 'vitest'
import { demoSounds } from './index.ts'
import { countries, musicGenres, purposeDetails, purposes, soundGenres, tags } from './master-data.ts'
import { otherNames, soundNames } from './translations.ts'

describe('translations of the demo catalogue', () => {
  it('contain a title for every sound, and its place and player if it has them', () => {
    const missing = demoSounds.flatMap((sound) => {
      const names = soundNames(sound)
      const isWhole = completeLanguages
        .filter((language) => language !== 'ja')
        .every(
          (language) =>
            names[language]?.title &&
            (!('place' in sound.of) || names[language].place) &&
            (!('player' in sound.of) || names[language].player),
        )
      return isWhole ? [] : [sound.title.ja]
    })
    expect(missing).toEqual([])
  })

  it('contain a name for every row of master data', () => {
    const details = Object.values(purposeDetails).map(({ names }) => names)
    const rows = [purposes, soundGenres, musicGenres, countries, tags].flatMap((group) =>
      Object.values(group),
    )
    const missing = [...rows, ...details].filter(([ja]) => !otherNames(ja).cn || !otherNames(ja).tw)
    expect(missing).toEqual([])
  })

  it('keep the length in the title of a course', () => {
    const course = demoSounds.find(({ title }) => title.ja === '月の舟（10分）')
    expect(course && soundNames(course)).toMatchObject({
      en: { title: 'Moon boat (10 min)' },
      cn: { title: '月之舟（10 分钟）' },
      tw: { title: '月之舟（10 分鐘）' },
    })
  })
})
