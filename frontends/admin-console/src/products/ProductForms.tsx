import { Create, ListButton, TopToolbar } from 'react-admin'
import { ConflictAwareEdit } from '../components/ConflictAwareEdit.tsx'
import { RecordForm } from '../components/RecordForm.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { ProductInputs } from './ProductInputs.tsx'
import { type Product, toNewProductBody, toProductUpdateBody } from './types.ts'

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
    <ConflictAwareEdit<Product>
      revision="updatedAt"
      toBody={toProductUpdateBody}
      sx={{ maxWidth }}
      form={{ toolbar: saveToolbar }}
    >
      <ProductInputs isNew={false} />
    </ConflictAwareEdit>
  )
}
