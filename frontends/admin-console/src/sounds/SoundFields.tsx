import { ReferenceArrayField, ReferenceField, SingleFieldList, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { type RecordField, RecordFields } from '../components/RecordFields.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SoundKindTag, SoundStateTag } from './SoundTags.tsx'
import { formatDuration, type Sound } from './types.ts'

/** Displays the description of a sound without the fields that its kind does not have. */
export function SoundFields() {
  const sound = useRecordContext<Sound>()
  const translate = useTranslate()
  if (!sound) return null
  const formatBoolean = (value: boolean | null) => value !== null && translate(`ra.boolean.${value}`)
  const fields: RecordField[] = [
    { source: 'kind', value: <SoundKindTag /> },
    { source: 'withdrawnAt', value: <SoundStateTag /> },
    { source: 'title', value: sound.title },
    { source: 'fileName', value: sound.fileName },
    { source: 'durationSeconds', value: formatDuration(sound.durationSeconds) },
    { source: 'loudnessLufs', value: sound.loudnessLufs?.toFixed(1) },
    {
      source: 'minutesCourse',
      value:
        sound.minutesCourse &&
        translate(`console.sounds.course.${sound.minutesCourse}`, {
          defaultValue: String(sound.minutesCourse),
        }),
    },
    {
      source: 'cluster',
      value:
        sound.cluster &&
        translate(`console.sounds.cluster.${sound.cluster}`, { defaultValue: String(sound.cluster) }),
    },
    { source: 'genreId', value: sound.genreId && <ReferenceField source="genreId" reference="genres" /> },
    {
      source: 'countryId',
      value: sound.countryId && <ReferenceField source="countryId" reference="countries" />,
    },
    { source: 'place', value: sound.place },
    {
      source: 'purposeDetailId',
      value: sound.purposeDetailId && <ReferenceField source="purposeDetailId" reference="purpose-details" />,
    },
    {
      source: 'tagIds',
      value: sound.tagIds.length > 0 && (
        <ReferenceArrayField source="tagIds" reference="tags">
          <SingleFieldList linkType={false} sx={{ gap: 1 }} />
        </ReferenceArrayField>
      ),
    },
    { source: 'player', value: sound.player },
    { source: 'composer', value: sound.composer },
    { source: 'effects', value: sound.effects },
    {
      source: 'bodyParts',
      value: sound.bodyParts
        ?.map((part) => translate(`console.sounds.bodyPart.${part}`, { defaultValue: part }))
        .join(' · '),
    },
    { source: 'experience', value: formatBoolean(sound.experience) },
    { source: 'withMusic', value: formatBoolean(sound.withMusic) },
    { source: 'publishedAt', value: sound.publishedAt && <DateTime at={sound.publishedAt} /> },
  ]
  return <RecordFields fields={fields.filter(({ value }) => Boolean(value))} />
}
