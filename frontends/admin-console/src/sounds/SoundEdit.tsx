import { Edit, useRecordContext } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { KEEP_DIRTY_RESET_OPTIONS, RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { SoundDetailsInputs } from './SoundInputs.tsx'
import { toDescriptionBody } from './to-description-body.ts'
import type { Sound } from './types.ts'

/** Edits the description of a sound of nature or a Kanade sound; its file cannot change. */
export function SoundEdit() {
  return (
    <Edit
      actions={<EditActions />}
      mutationMode="pessimistic"
      redirect="show"
      transform={(sound: Sound) => toDescriptionBody(sound, sound.planCode)}
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm resetOptions={KEEP_DIRTY_RESET_OPTIONS} toolbar={<SaveToolbar />}>
        <SoundDescriptionInputs />
      </RecordForm>
    </Edit>
  )
}

function SoundDescriptionInputs() {
  const sound = useRecordContext<Sound>()
  return sound ? <SoundDetailsInputs withPlayer={sound.kind === 'kanade'} /> : null
}
