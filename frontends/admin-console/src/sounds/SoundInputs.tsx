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
import { uploadAiestheSoundLimits } from '../api/limits.gen/upload-aiesthe-sound.ts'
import { uploadEnterpriseSoundLimits } from '../api/limits.gen/upload-enterprise-sound.ts'
import { uploadSoundLimits } from '../api/limits.gen/upload-sound.ts'
import { uploadSoundTherapySoundLimits } from '../api/limits.gen/upload-sound-therapy-sound.ts'
import { toRequiredValidators, toValidators } from '../components/limit-validators.ts'
import { toSelectChoices } from '../components/select-choices.ts'
import { required } from '../components/text-validators.ts'
import type { SoundKind } from './types.ts'

const titleValidators = toRequiredValidators(uploadSoundLimits.title)
const placeValidators = toValidators(uploadSoundLimits.place)
const playerValidators = toRequiredValidators(uploadSoundLimits.player)
/** A sound for the face or for therapy is named after its file unless it has a title. */
const optionalTitleValidators = toValidators(uploadAiestheSoundLimits.title)
const composerValidators = toRequiredValidators(uploadSoundTherapySoundLimits.composer)
const effectsValidators = toRequiredValidators(
  uploadSoundTherapySoundLimits.effects,
  'ra.validation.required',
)
const agencyValidators = toValidators(uploadEnterpriseSoundLimits.enterpriseAgencyId)
const roomValidators = toValidators(uploadEnterpriseSoundLimits.roomId)
const sectionValidators = toValidators(uploadEnterpriseSoundLimits.roomSectionId)
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
      <TextInput source="title" validate={titleValidators} autoComplete="off" />
      <MasterDataInput source="genreId" reference="genres" />
      <MasterDataInput source="countryId" reference="countries" />
      <TextInput source="place" validate={placeValidators} autoComplete="off" />
      <MasterDataInput source="purposeDetailId" reference="purpose-details" />
      <ReferenceArrayInput source="tagIds" reference="tags" sort={SORT_BY_DISPLAY_ORDER} perPage={50}>
        <AutocompleteArrayInput validate={required()} />
      </ReferenceArrayInput>
      {withPlayer && <TextInput source="player" validate={playerValidators} autoComplete="off" />}
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
            validate={optionalTitleValidators}
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
            validate={optionalTitleValidators}
            autoComplete="off"
            helperText="console.sounds.titleHelp"
          />
          <TextInput source="composer" validate={composerValidators} autoComplete="off" />
          <TextInput
            source="effects"
            validate={effectsValidators}
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
          <TextInput source="enterpriseAgencyId" validate={agencyValidators} autoComplete="off" />
          <TextInput source="roomId" validate={roomValidators} autoComplete="off" />
          <TextInput source="roomSectionId" validate={sectionValidators} autoComplete="off" />
        </>
      )
  }
}
