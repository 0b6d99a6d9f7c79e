import { Create, ListButton, TopToolbar } from 'react-admin'
import { RecordForm } from '../components/RecordForm.tsx'
import { RevisionEdit } from '../components/RevisionEdit.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { ProductInputs } from './ProductInputs.tsx'
import { type Product, toNewProductBody, toProductBody } from './types.ts'

const saveToolbar = <SaveToolbar />
const maxWidth = '48rem'

export function ProductCreate() {
  return (
    <Create
      title="console.products.create"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
      redirect="show"
      transform={toNewProductBody}
      sx={{ maxWidth }}
    >
      <RecordForm toolbar={saveToolbar}>
        <ProductInputs isNew />
      </RecordForm>
    </Create>
  )
}

export function ProductEdit() {
  return (
    <RevisionEdit<Product>
      revision="updatedAt"
      toBody={toProductBody}
      sx={{ maxWidth }}
      form={{ toolbar: saveToolbar }}
    >
      <ProductInputs isNew={false} />
    </RevisionEdit>
  )
}
