import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { choicesOf } from '../components/choices.ts'
import { maxLength, required } from '../components/text-rules.ts'
import type { SoundKind } from './types.ts'

const text = [required(), maxLength(200)]
const byOrder = { field: 'displayOrder', order: 'ASC' } as const

function OneOf({ source, reference }: { source: string; reference: string }) {
  return (
    <ReferenceInput source={source} reference={reference} sort={byOrder} perPage={50}>
      <AutocompleteInput validate={required()} />
    </ReferenceInput>
  )
}

/** What sounds of nature and Kanade say of themselves. */
export function DescribedInputs({ withPlayer }: { withPlayer: boolean }) {
  return (
    <>
      <TextInput source="title" validate={text} autoComplete="off" />
      <OneOf source="genreId" reference="genres" />
      <OneOf source="countryId" reference="countries" />
      <TextInput source="place" validate={maxLength(200)} autoComplete="off" />
      <OneOf source="purposeDetailId" reference="purpose-details" />
      <ReferenceArrayInput source="tagIds" reference="tags" sort={byOrder} perPage={50}>
        <AutocompleteArrayInput validate={required()} />
      </ReferenceArrayInput>
      {withPlayer && <TextInput source="player" validate={text} autoComplete="off" />}
    </>
  )
}

const cluster = (
  <SelectInput
    source="cluster"
    choices={choicesOf(['1', '2', '3', '4'], 'console.sounds.cluster')}
    validate={required()}
  />
)

/** The fields of a kind beside its file. */
export function SoundInputs({ kind }: { kind: SoundKind }) {
  switch (kind) {
    case 'sound':
      return <DescribedInputs withPlayer={false} />
    case 'kanade':
      return <DescribedInputs withPlayer />
    case 'aiesthe':
      return (
        <>
          <SelectInput
            source="minutesCourse"
            choices={choicesOf(['1', '2'], 'console.sounds.course')}
            validate={required()}
          />
          {cluster}
          <TextInput
            source="title"
            validate={maxLength(200)}
            autoComplete="off"
            helperText="console.sounds.titleHelp"
          />
        </>
      )
    case 'sound_therapy':
      return (
        <>
          <TextInput
            source="title"
            validate={maxLength(200)}
            autoComplete="off"
            helperText="console.sounds.titleHelp"
          />
          <TextInput source="composer" validate={text} autoComplete="off" />
          <TextInput
            source="effects"
            validate={[required(), maxLength(1000)]}
            autoComplete="off"
            helperText="console.sounds.effectsHelp"
          />
          <OneOf source="genreId" reference="genres" />
          {cluster}
          <CheckboxGroupInput
            source="bodyParts"
            choices={choicesOf(['eyes', 'mouth'], 'console.sounds.bodyPart')}
            validate={required()}
          />
        </>
      )
    case 'enterprise':
      return (
        <>
          <BooleanInput source="experience" />
          <BooleanInput source="withMusic" />
          <TextInput source="enterpriseAgencyId" validate={maxLength(64)} autoComplete="off" />
          <TextInput source="roomId" validate={maxLength(64)} autoComplete="off" />
          <TextInput source="roomSectionId" validate={maxLength(64)} autoComplete="off" />
        </>
      )
  }
}
