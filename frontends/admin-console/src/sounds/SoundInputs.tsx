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
import { toSelectChoices } from '../components/select-choices.ts'
import { maxLength, required } from '../components/text-validators.ts'
import type { SoundKind } from './types.ts'

const textValidators = [required(), maxLength(200)]
const SORT_BY_DISPLAY_ORDER = { field: 'displayOrder', order: 'ASC' } as const

function MasterDataInput({ source, reference }: { source: string; reference: string }) {
  return (
    <ReferenceInput source={source} reference={reference} sort={SORT_BY_DISPLAY_ORDER} perPage={50}>
      <AutocompleteInput validate={required()} />
    </ReferenceInput>
  )
}

/** Edits the details of nature sounds and Kanade music. */
export function SoundDetailsInputs({ withPlayer }: { withPlayer: boolean }) {
  return (
    <>
      <TextInput source="title" validate={textValidators} autoComplete="off" />
      <MasterDataInput source="genreId" reference="genres" />
      <MasterDataInput source="countryId" reference="countries" />
      <TextInput source="place" validate={maxLength(200)} autoComplete="off" />
      <MasterDataInput source="purposeDetailId" reference="purpose-details" />
      <ReferenceArrayInput source="tagIds" reference="tags" sort={SORT_BY_DISPLAY_ORDER} perPage={50}>
        <AutocompleteArrayInput validate={required()} />
      </ReferenceArrayInput>
      {withPlayer && <TextInput source="player" validate={textValidators} autoComplete="off" />}
    </>
  )
}

const clusterInput = (
  <SelectInput
    source="cluster"
    choices={toSelectChoices(['1', '2', '3', '4'], 'console.sounds.cluster')}
    validate={required()}
  />
)

/** Shows the inputs that a kind of sound has besides its file. */
export function SoundInputs({ kind }: { kind: SoundKind }) {
  switch (kind) {
    case 'sound':
      return <SoundDetailsInputs withPlayer={false} />
    case 'kanade':
      return <SoundDetailsInputs withPlayer />
    case 'aiesthe':
      return (
        <>
          <SelectInput
            source="minutesCourse"
            choices={toSelectChoices(['1', '2'], 'console.sounds.course')}
            validate={required()}
          />
          {clusterInput}
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
          <TextInput source="composer" validate={textValidators} autoComplete="off" />
          <TextInput
            source="effects"
            validate={[required(), maxLength(1000)]}
            autoComplete="off"
            helperText="console.sounds.effectsHelp"
          />
          <MasterDataInput source="genreId" reference="genres" />
          {clusterInput}
          <CheckboxGroupInput
            source="bodyParts"
            choices={toSelectChoices(['eyes', 'mouth'], 'console.sounds.bodyPart')}
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
