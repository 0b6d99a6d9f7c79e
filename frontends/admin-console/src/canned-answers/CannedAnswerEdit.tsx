import { Edit, ListButton, TopToolbar } from 'react-admin'
import { preserveInput } from '../components/preserve-input.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { CannedAnswerInputs } from './CannedAnswerInputs.tsx'

interface Changed {
  title?: string
  texts?: Record<string, string>
}

const changeable = ({ title, texts }: Changed) => ({ title, texts })

export function CannedAnswerEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect="list"
      transform={changeable}
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      sx={{ maxWidth: '48rem' }}
    >
      <RecordForm resetOptions={preserveInput}>
        <CannedAnswerInputs />
      </RecordForm>
    </Edit>
  )
}
