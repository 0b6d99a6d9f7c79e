import SendOutlined from '@mui/icons-material/SendOutlined'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  Create,
  email,
  ListButton,
  SaveButton,
  TextInput,
  Toolbar,
  TopToolbar,
  useRedirect,
} from 'react-admin'
import { createInvitationLimits } from '../api/limits.gen/create-invitation.ts'
import { toRequiredValidators } from '../components/limit-validators.ts'
import { RecordForm } from '../components/RecordForm.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { InvitationLinkDialog } from './InvitationLinkDialog.tsx'
import type { CreatedInvitation } from './types.ts'

const emailValidators = [...toRequiredValidators(createInvitationLimits.email), email()]

/** Invites one address; only this response contains the link, which is displayed once. */
export function InvitationCreate() {
  const translate = useTranslate()
  const redirect = useRedirect()
  const [created, setCreated] = useState<CreatedInvitation | null>(null)
  return (
    <>
      <Create<CreatedInvitation>
        title="console.invitations.create"
        actions={
          <TopToolbar>
            <ListButton />
          </TopToolbar>
        }
        mutationOptions={{ onSuccess: setCreated }}
        sx={{ maxWidth: '40rem' }}
      >
        <RecordForm
          toolbar={
            <Toolbar>
              <SaveButton
                label="console.invitations.submit"
                icon={<SendOutlined />}
                alwaysEnable={!created}
              />
            </Toolbar>
          }
        >
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {translate('console.invitations.createText')}
          </Typography>
          <TextInput source="email" type="email" autoComplete="off" validate={emailValidators} />
        </RecordForm>
      </Create>
      {created && (
        <InvitationLinkDialog invitation={created} onClose={() => redirect('list', 'invitations')} />
      )}
    </>
  )
}
