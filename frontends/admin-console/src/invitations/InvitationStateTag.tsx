import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Invitation } from './types.ts'

const tones = { open: 'wait', used: 'good', expired: 'quiet', revoked: 'bad' } as const

export function InvitationStateTag() {
  const invitation = useRecordContext<Invitation>()
  const translate = useTranslate()
  if (!invitation) return null
  return (
    <Tag tone={tones[invitation.state]}>{translate(`console.invitations.state.${invitation.state}`)}</Tag>
  )
}
