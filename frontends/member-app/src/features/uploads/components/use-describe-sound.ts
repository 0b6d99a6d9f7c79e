import { joinFacts } from '@hibiki/languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { formatDuration, type StoredSound } from '../stored-sound.ts'

/** Returns a function that describes a sound in one line, so that sounds can be told apart. */
export function useDescribeSound(): (sound: StoredSound) => string {
  const { t } = useTranslation('uploads')
  const { language } = useLanguage()
  return (sound) =>
    joinFacts(
      [
        formatDuration(sound.durationSeconds),
        sound.course && t(`courses.${sound.course}`, { defaultValue: '' }),
        sound.cluster && t(`clusters.${sound.cluster}`, { defaultValue: '' }),
        sound.genre,
        ...(sound.genres ?? []),
        sound.composer,
        sound.player,
        ...(sound.bodyParts ?? []).map((part) => t(`bodyPart.${part}`, { defaultValue: part })),
        sound.country,
        sound.place,
        ...(sound.tags ?? []),
        sound.experience && t('fields.experience'),
        sound.withMusic && t('fields.withMusic'),
        sound.fileName === `${sound.title}.mp3` ? '' : sound.fileName,
      ],
      language,
    )
}
