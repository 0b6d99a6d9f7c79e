import { Title } from 'react-admin'
import { ConflictAwareEdit } from '../components/ConflictAwareEdit.tsx'
import { SaveToolbar } from '../components/SaveToolbar.tsx'
import { SellerInputs } from './SellerInputs.tsx'
import { SellerStatus } from './SellerStatus.tsx'
import { SELLER_ID, type Seller, toSellerUpdateBody } from './types.ts'

const saveToolbar = <SaveToolbar />

/** Edits what the law has the shop publish about the seller and the terms of sale. */
export function SellerPage() {
  return (
    <>
      <Title title="resources.seller.name" />
      <ConflictAwareEdit<Seller>
        id={SELLER_ID}
        title={false}
        actions={false}
        redirect={false}
        revision="revision"
        toBody={toSellerUpdateBody}
        sx={{ maxWidth: '56rem', mt: 2 }}
        form={{ toolbar: saveToolbar }}
      >
        <SellerStatus />
        <SellerInputs />
      </ConflictAwareEdit>
    </>
  )
}
