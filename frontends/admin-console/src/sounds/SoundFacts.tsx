import {
  ReferenceArrayField,
  ReferenceField,
  SingleFieldList,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { type Fact, Facts } from '../components/Facts.tsx'
import { SoundKindTag, SoundStateTag } from './SoundTags.tsx'
import { clock, type Sound } from './types.ts'

/** What a sound says of itself; what its kind does not have is left out. */
export function SoundFacts() {
  const sound = useRecordContext<Sound>()
  const translate = useTranslate()
  if (!sound) return null
  const yesNo = (value: boolean | null) => value !== null && translate(`ra.boolean.${value}`)
  const facts: Fact[] = [
    { of: 'kind', value: <SoundKindTag /> },
    { of: 'withdrawnAt', value: <SoundStateTag /> },
    { of: 'title', value: sound.title },
    { of: 'fileName', value: sound.fileName },
    { of: 'durationSeconds', value: clock(sound.durationSeconds) },
    { of: 'loudnessLufs', value: sound.loudnessLufs?.toFixed(1) },
    {
      of: 'minutesCourse',
      value: sound.minutesCourse && translate(`console.sounds.course.${sound.minutesCourse}`),
    },
    { of: 'cluster', value: sound.cluster && translate(`console.sounds.cluster.${sound.cluster}`) },
    { of: 'genreId', value: sound.genreId && <ReferenceField source="genreId" reference="genres" /> },
    {
      of: 'countryId',
      value: sound.countryId && <ReferenceField source="countryId" reference="countries" />,
    },
    { of: 'place', value: sound.place },
    {
      of: 'purposeDetailId',
      value: sound.purposeDetailId && <ReferenceField source="purposeDetailId" reference="purpose-details" />,
    },
    {
      of: 'tagIds',
      value: sound.tagIds.length > 0 && (
        <ReferenceArrayField source="tagIds" reference="tags">
          <SingleFieldList linkType={false} sx={{ gap: 1 }} />
        </ReferenceArrayField>
      ),
    },
    { of: 'player', value: sound.player },
    { of: 'composer', value: sound.composer },
    { of: 'effects', value: sound.effects },
    {
      of: 'bodyParts',
      value: sound.bodyParts?.map((part) => translate(`console.sounds.bodyPart.${part}`)).join(' · '),
    },
    { of: 'experience', value: yesNo(sound.experience) },
    { of: 'withMusic', value: yesNo(sound.withMusic) },
    { of: 'publishedAt', value: sound.publishedAt && <DateTime at={sound.publishedAt} /> },
  ]
  return <Facts facts={facts.filter(({ value }) => Boolean(value))} />
}
