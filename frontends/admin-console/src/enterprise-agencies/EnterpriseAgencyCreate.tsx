import { CreateForm } from '../components/CreateForm.tsx'
import { EnterpriseAgencyInputs } from './EnterpriseAgencyInputs.tsx'

export function EnterpriseAgencyCreate() {
  return (
    <CreateForm
      title="console.rooms.createAgency"
      redirect="show"
      defaultValues={{ alertEmail: null, language: 'ja' }}
    >
      <EnterpriseAgencyInputs />
    </CreateForm>
  )
}
