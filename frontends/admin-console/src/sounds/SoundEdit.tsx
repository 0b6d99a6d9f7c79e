import { Edit, useRecordContext } from 'react-admin'
import { EditActions } from '../components/EditActions.tsx'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { describedBody } from './described-body.ts'
import { DescribedInputs } from './SoundInputs.tsx'
import type { Sound } from './types.ts'

/** Changes what a sound of nature or a Kanade sound says of itself; its file stays. */
export function SoundEdit() {
  return (
    <Edit
      actions={<EditActions />}
      mutationMode="pessimistic"
      redirect="show"
      transform={(sound: Sound) => describedBody(sound, sound.planCode)}
      sx={{ maxWidth: '40rem' }}
    >
      <RecordForm resetOptions={preserveInput} toolbar={<SaveToolbar />}>
        <Inputs />
      </RecordForm>
    </Edit>
  )
}

function Inputs() {
  const sound = useRecordContext<Sound>()
  return sound ? <DescribedInputs withPlayer={sound.kind === 'kanade'} /> : null
}
