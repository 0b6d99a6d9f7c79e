import { Edit, ListButton, SimpleForm, TopToolbar } from 'react-admin'
import { preserveInput } from '../components/preserve-input.ts'
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
      <SimpleForm resetOptions={preserveInput}>
        <CannedAnswerInputs />
      </SimpleForm>
    </Edit>
  )
}
